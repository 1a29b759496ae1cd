//! The description of the HTTP interface in words: types, parameters, and an example of every request. The page at `/api` and the
//! list of client messages in docs/protocol.md are made from the same description that programs read.

use serde_json::Value;
use std::fmt::Write as _;

/// Texts that make an example readable. Every other value follows from its type.
const EXAMPLES: [(&str, &str); 10] = [
    ("action", "play Judge"),
    ("client", "my-client"),
    ("code", "K7F3-Q2M9"),
    ("for", "a friend"),
    ("msg", "a1"),
    ("name", "Ann"),
    ("person", "p41"),
    ("reason", "spam"),
    ("table", "k7f3"),
    ("text", "Well played."),
];

/// The description, with the types it refers to.
pub struct Described<'a> {
    api: &'a Value,
}

/// A message of several kinds, such as a request to a table: one of its kinds.
pub struct Message {
    pub name: String,
    pub about: String,
    pub fields: Vec<Field>,
    /// As JSON.
    pub example: String,
}

/// A field of a message, or a parameter of a route.
pub struct Field {
    pub name: String,
    pub kind: String,
    pub about: String,
}

impl<'a> Described<'a> {
    pub fn new(api: &'a Value) -> Described<'a> {
        Described { api }
    }

    fn named(&self, name: &str) -> &'a Value {
        &self.api["components"]["schemas"][name]
    }

    /// What a type is, wherever it is described.
    fn resolved(&self, schema: &'a Value) -> &'a Value {
        match reference(schema) {
            Some(name) => self.named(name),
            None => schema,
        }
    }

    /// A type in words.
    pub fn kind(&self, schema: &'a Value) -> String {
        if let Some(name) = reference(schema) {
            let whole = self.named(name);
            let words = words_of(whole);
            return if words.is_empty() { name.to_owned() } else { words.join(", ") };
        }
        if let Some(value) = schema.get("const") {
            return format!("`{}`", text_of(value));
        }
        let words = words_of(schema);
        if !words.is_empty() {
            return words.join(", ");
        }
        for either in ["oneOf", "anyOf", "allOf"] {
            if let Some(kinds) = schema[either].as_array() {
                let kinds: Vec<String> = kinds.iter().map(|kind| self.kind(kind)).collect();
                return kinds.join(" or ");
            }
        }
        let types: Vec<&str> = match schema["type"].as_array() {
            Some(types) => types.iter().filter_map(Value::as_str).collect(),
            None => schema["type"].as_str().into_iter().collect(),
        };
        let said = types.iter().map(|kind| match *kind {
            "array" => format!("list of {}", self.kind(&schema["items"])),
            "integer" => "whole number".to_owned() + &range(schema),
            "boolean" => "true or false".to_owned(),
            "string" => "text".to_owned() + &length(schema),
            other => other.to_owned(),
        });
        said.collect::<Vec<_>>().join(" or ")
    }

    /// A value of this type, as JSON; `name` is the field that holds it.
    pub fn example(&self, name: &str, schema: &'a Value) -> String {
        let schema = self.resolved(schema);
        let first = |key: &str| schema[key].as_array().and_then(|all| all.first());
        let given = schema.get("example").or_else(|| schema.get("const"));
        if let Some(value) = given.or_else(|| first("examples")).or_else(|| first("enum")) {
            return value.to_string();
        }
        for either in ["oneOf", "anyOf", "allOf"] {
            if let Some(kinds) = schema[either].as_array() {
                let told = kinds.iter().find(|kind| kind["type"] != "null");
                return told.map_or_else(|| "null".to_owned(), |kind| self.example(name, kind));
            }
        }
        let is = |kind: &str| match schema["type"].as_array() {
            Some(types) => types.iter().any(|it| it == kind),
            None => schema["type"] == kind,
        };
        if is("object") {
            let told = in_order(schema);
            let told = told.map(|(key, field)| format!("\"{key}\":{}", self.example(key, field)));
            return format!("{{{}}}", told.collect::<Vec<_>>().join(","));
        }
        if is("array") {
            return format!("[{}]", self.example(name, &schema["items"]));
        }
        if is("integer") || is("number") {
            let least = schema["minimum"].as_i64().unwrap_or_default();
            return least.max(1).to_string();
        }
        if is("boolean") {
            return "true".to_owned();
        }
        let known = EXAMPLES.iter().find(|(field, _)| *field == name);
        Value::from(known.map_or("…", |(_, text)| *text)).to_string()
    }

    /// The kinds of a message, by the name of its type.
    pub fn messages(&self, name: &str) -> Vec<Message> {
        let kinds = self.named(name)["oneOf"].as_array().into_iter().flatten();
        kinds.filter_map(|kind| self.message(kind)).collect()
    }

    fn message(&self, kind: &'a Value) -> Option<Message> {
        let (tag, name) = in_order(kind).find_map(|(key, field)| Some((key, tag_of(field)?)))?;
        let rest = in_order(kind).filter(|(key, _)| *key != tag);
        let fields = rest.map(|(key, field)| self.field(key, field, kind)).collect();
        let example = self.example("", kind);
        Some(Message { name: name.to_owned(), about: about(kind), fields, example })
    }

    fn field(&self, key: &str, field: &'a Value, whole: &Value) -> Field {
        let needed = whole["required"].as_array().is_some_and(|all| all.iter().any(|it| it == key));
        let kind = self.kind(field);
        let kind =
            if needed || kind.ends_with("null") { kind } else { format!("{kind}, optional") };
        Field { name: key.to_owned(), kind, about: about(field) }
    }

    /// The parameters of a route.
    fn parameters(&self, operation: &'a Value) -> Vec<Field> {
        let all = operation["parameters"].as_array().into_iter().flatten();
        all.map(|it| {
            let place = it["in"].as_str().unwrap_or_default();
            let need = if it["required"] == true { "" } else { ", optional" };
            let kind = format!("{place}: {}{need}", self.kind(&it["schema"]));
            Field { name: text_of(&it["name"]), kind, about: about(it) }
        })
        .collect()
    }

    /// A command that calls a route.
    fn command(&self, method: &str, path: &str, operation: &'a Value) -> String {
        let mut address = format!("$SERVER{}", path.replace("{table}", "k7f3"));
        let mut sign = '?';
        for it in operation["parameters"].as_array().into_iter().flatten() {
            let name = text_of(&it["name"]);
            let value = self.example(&name, &it["schema"]).replace('"', "");
            let place = format!("{{{name}}}");
            if address.contains(&place) {
                address = address.replace(&place, &value);
            } else if it["in"] == "query" && it["required"] == true {
                let _ = write!(address, "{sign}{name}={value}");
                sign = '&';
            }
        }
        let mut command = String::from("curl");
        if method != "GET" {
            let _ = write!(command, " -X {method}");
        }
        let _ = write!(command, " \"{address}\"");
        let secured = operation["security"].as_array().into_iter().flatten();
        if secured.flat_map(|it| it.as_object().into_iter().flatten()).next().is_some() {
            command.push_str(" -H \"Authorization: Bearer $TOKEN\"");
        }
        let body = operation["requestBody"]["content"].as_object();
        if let Some((kind, content)) = body.and_then(|kinds| kinds.iter().next()) {
            let _ = write!(command, " -H 'Content-Type: {kind}'");
            match kind.as_str() {
                "text/plain" => command.push_str(" --data-binary @game.txt"),
                _ => {
                    let _ = write!(command, " -d '{}'", self.example("", &content["schema"]));
                }
            }
        }
        command
    }

    /// The whole interface as a page.
    pub fn page(&self) -> String {
        let mut page = String::from(
            "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n<title>Trivium for programs</title>\n\
             <style>body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:auto;padding:1rem}\
             h3{margin:2rem 0 0}p{margin:.3rem 0}code,pre{font-size:.9rem}pre{overflow-x:auto;background:#8881;padding:.5rem}\
             td{padding:0 1rem .2rem 0;vertical-align:top}:root{color-scheme:light dark}</style>\n\
             <main>\n<h1>Trivium for programs</h1>\n",
        );
        let info = &self.api["info"];
        let _ = writeln!(page, "<p>{}", escaped(&text_of(&info["description"])));
        page.push_str(
            "<p>The whole description with all types: <a href=\"/api/openapi.json\">openapi.json</a>. \
             A program gets its token from <code>POST /api/guests</code> and sends it as \
             <code>Authorization: Bearer …</code>. Errors are problem documents (RFC 9457). \
             In the examples, <code>$SERVER</code> is the address of this server and <code>$TOKEN</code> your token.\n\
             <h2>Routes</h2>\n",
        );
        for (path, item) in self.api["paths"].as_object().into_iter().flatten() {
            for method in ["get", "post", "put", "delete"] {
                let operation = &item[method];
                if operation.is_object() {
                    self.route(&mut page, &method.to_uppercase(), path, operation);
                }
            }
        }
        for (name, title, text) in [
            (
                "Request",
                "Requests to a table",
                "The <code>request</code> of <code>POST /api/tables/{table}</code>, and of the message <code>table</code>.",
            ),
            (
                "ClientMessage",
                "Messages to the WebSocket",
                "Text frames to <code>/ws</code>, one message each, <code>hello</code> first.",
            ),
        ] {
            let _ = writeln!(page, "<h2>{title}</h2>\n<p>{text}");
            for message in self.messages(name) {
                let _ = writeln!(
                    page,
                    "<h3><code>{}</code></h3>\n<p>{}",
                    message.name,
                    escaped(&message.about)
                );
                rows(&mut page, &message.fields);
                let _ = writeln!(page, "<pre>{}</pre>", escaped(&message.example));
            }
        }
        page.push_str("</main>\n</html>\n");
        page
    }

    fn route(&self, page: &mut String, method: &str, path: &str, operation: &'a Value) {
        let text = format!("{} {}", text_of(&operation["summary"]), about(operation));
        let _ = writeln!(
            page,
            "<h3><code>{method} {}</code></h3>\n<p>{}",
            escaped(path),
            escaped(text.trim())
        );
        rows(page, &self.parameters(operation));
        let _ = writeln!(page, "<pre>{}</pre>", escaped(&self.command(method, path, operation)));
        let _ = writeln!(page, "<table>");
        for (status, answer) in operation["responses"].as_object().into_iter().flatten() {
            let bodies = answer["content"].as_object().into_iter().flatten();
            let kinds: Vec<String> = bodies.map(|(_, it)| self.kind(&it["schema"])).collect();
            let _ = writeln!(
                page,
                "<tr><td>{status}<td>{}<td>{}",
                escaped(&kinds.join(" or ")),
                escaped(&about(answer))
            );
        }
        let _ = writeln!(page, "</table>");
    }
}

fn rows(page: &mut String, fields: &[Field]) {
    if fields.is_empty() {
        return;
    }
    let _ = writeln!(page, "<table>");
    for Field { name, kind, about } in fields {
        let (kind, about) = (escaped(kind), escaped(about));
        let _ = writeln!(page, "<tr><td><code>{name}</code><td>{kind}<td>{about}");
    }
    let _ = writeln!(page, "</table>");
}

fn reference(schema: &Value) -> Option<&str> {
    schema["$ref"].as_str()?.rsplit('/').next()
}

/// The one word that the field which tells kinds apart can be.
fn tag_of(field: &Value) -> Option<&str> {
    let only = || field["enum"].as_array().filter(|all| all.len() == 1)?[0].as_str();
    field["const"].as_str().or_else(only)
}

/// The words that a type consists of, if it does.
fn words_of(schema: &Value) -> Vec<String> {
    let words = schema["enum"].as_array().into_iter().flatten();
    words.filter_map(Value::as_str).map(|word| format!("`{word}`")).collect()
}

/// The fields of an object: the one that tells kinds apart, then those that are required, then the others.
fn in_order(schema: &Value) -> impl Iterator<Item = (&String, &Value)> {
    let required = schema["required"].as_array();
    let place = move |key: &str, field: &Value| match (tag_of(field), required) {
        (Some(_), _) => 0,
        (None, Some(all)) => 1 + all.iter().position(|it| it == key).unwrap_or(all.len()),
        (None, None) => 1,
    };
    let mut fields: Vec<_> = schema["properties"].as_object().into_iter().flatten().collect();
    fields.sort_by_key(|(key, field)| place(key, field));
    fields.into_iter()
}

fn range(schema: &Value) -> String {
    match (schema["minimum"].as_i64(), schema["maximum"].as_i64()) {
        (Some(low), Some(high)) if high < i64::from(u32::MAX) => format!(" {low} to {high}"),
        (Some(low), _) => format!(" from {low}"),
        (None, _) => String::new(),
    }
}

fn length(schema: &Value) -> String {
    match schema["maxLength"].as_u64() {
        Some(most) => format!(" of at most {most} characters"),
        None => String::new(),
    }
}

fn about(schema: &Value) -> String {
    text_of(&schema["description"]).replace('\n', " ")
}

fn text_of(value: &Value) -> String {
    match value.as_str() {
        Some(text) => text.to_owned(),
        None if value.is_null() => String::new(),
        None => value.to_string(),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::{Described, Field};
    use crate::http::describe;
    use protocol::{ClientMessage, Request};
    use std::fmt::Write as _;

    const BEGIN: &str = "<!-- client messages -->\n";
    const END: &str = "<!-- end of client messages -->\n";

    /// The part of docs/protocol.md about what clients send.
    fn listed(described: &Described<'_>) -> String {
        let mut text = String::new();
        for (name, title) in
            [("ClientMessage", "Client messages"), ("Request", "Requests to a table")]
        {
            let _ = writeln!(
                text,
                "### {title}\n\n| message | field | type | meaning |\n|---|---|---|---|"
            );
            let messages = described.messages(name);
            for message in &messages {
                let _ = writeln!(text, "| `{}` | | | {} |", message.name, message.about);
                for Field { name, kind, about } in &message.fields {
                    let _ = writeln!(text, "| | `{name}` | {kind} | {about} |");
                }
            }
            let _ = writeln!(text, "\n```text");
            for message in &messages {
                let _ = writeln!(text, "{}", message.example);
            }
            let _ = writeln!(text, "```\n");
        }
        text
    }

    #[test]
    fn every_example_is_a_message() {
        let api = describe::description();
        let described = Described::new(&api);
        let all = described.messages("ClientMessage");
        assert!(all.len() >= 11, "{}", all.len());
        for message in all {
            let read: ClientMessage =
                serde_json::from_str(&message.example).expect(&message.example);
            assert!(serde_json::to_string(&read).is_ok_and(|it| it.contains(&message.name)));
            if let ClientMessage::Hello { version, .. } = read {
                assert_eq!(version, protocol::VERSION, "whoever copies it can talk to the server");
            }
        }
        for message in described.messages("Request") {
            assert!(
                serde_json::from_str::<Request>(&message.example).is_ok(),
                "{}",
                message.example
            );
        }
    }

    /// `WRITE_DOCS=1 cargo test -p server --lib explain` writes it.
    #[test]
    fn the_document_lists_the_messages_of_clients() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
        let document = std::fs::read_to_string(path).expect("docs/protocol.md");
        let (before, rest) = document.split_once(BEGIN).expect("the beginning");
        let (written, after) = rest.split_once(END).expect("the end");
        let listed = listed(&Described::new(&describe::description()));
        if std::env::var_os("WRITE_DOCS").is_some() {
            std::fs::write(path, format!("{before}{BEGIN}{listed}{END}{after}")).expect("written");
        } else {
            assert!(
                written == listed,
                "docs/protocol.md is stale; run `WRITE_DOCS=1 cargo test -p server --lib explain`"
            );
        }
    }
}
