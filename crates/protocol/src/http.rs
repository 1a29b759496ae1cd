//! What goes over HTTP beside the messages of a table.

use crate::TS;
use crate::{Avatar, ChosenOptions, ClockSetting, Request};
use serde::{Deserialize, Serialize};

/// Who somebody is to the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Me {
    /// The name others see.
    pub name: String,
    /// The picture others see, if one was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub avatar: Option<Avatar>,
}

/// A guest made for a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Guest {
    /// The name others see.
    pub name: String,
    /// To be sent as `Authorization: Bearer …`. Shown once.
    pub token: String,
}

/// Another name, and perhaps another picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// 1 to 32 characters that can be seen.
    #[cfg_attr(feature = "openapi", schema(min_length = 1, max_length = 32))]
    pub name: String,
    /// The picture; whoever does not name one keeps theirs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub avatar: Option<Avatar>,
}

/// A code by which another device becomes the same person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Link {
    /// Good for one use.
    pub code: String,
    /// How long.
    pub expires_in_seconds: u32,
}

/// The use of such a code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// As the other device shows it.
    pub code: String,
}

/// A table to be opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Chosen by the client: 1 to 36 letters, digits and `-`. The same again gives the same table.
    #[cfg_attr(feature = "openapi", schema(pattern = "^[A-Za-z0-9-]{1,36}$"))]
    pub msg: String,
    /// What to play.
    pub options: ChosenOptions,
    /// How long to think.
    pub clock: ClockSetting,
}

/// A table that was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Opened {
    /// Its id.
    pub table: String,
}

/// Something wanted of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Post {
    /// As in the message `table`.
    #[cfg_attr(feature = "openapi", schema(pattern = "^[A-Za-z0-9-]{1,36}$"))]
    pub msg: String,
    /// What.
    pub request: Request,
}

/// Why a request over HTTP was not answered as wished: a problem document as in RFC 9457.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Problem {
    /// `about:blank`: the status says what kind it is.
    #[serde(rename = "type")]
    pub kind: String,
    /// The status in words.
    pub title: String,
    /// The status.
    pub status: u16,
    /// What was wrong, and what would be right.
    pub detail: String,
    /// A key of the client's texts, for what a table refused.
    pub key: Option<String>,
    /// The rule of the game that refuses it.
    pub rule: Option<String>,
}
