use crate::{GAME, finished, forged, head, play};
use record::{Field, MAX_LINE_BYTES, MAX_LINES, ParseErrorOf, Problem, Record, game_name, parse};
use toy::{BadOptions, BadText, Honest, Options};

type BadRecord = ParseErrorOf<Honest>;

fn error(text: &str) -> BadRecord {
    parse::<Honest>(text).expect_err("it should not parse")
}

/// The line and the problem that are reported.
#[track_caller]
fn refused(text: &str, line: usize, problem: Problem<BadOptions, BadText>) {
    assert_eq!(error(text), BadRecord { line, problem });
}

fn quoted(text: &str) -> String {
    text.to_owned()
}

#[test]
fn a_record_reads_as_it_is_written() {
    let record = parse::<Honest>(GAME).unwrap();
    assert_eq!(record.to_string(), GAME);
    assert_eq!(record, finished(3, 1));
    assert_eq!(record.entries.len(), 29);
    assert_eq!(record.line(17).as_deref(), Some("17 B look"));
    assert_eq!((record.line(0), record.line(30)), (None, None));
}

#[test]
fn default_options_and_no_commitment_have_their_own_form() {
    let record = Record::<Honest>::new(Options { players: 2 }, None);
    let text = "trivium record 1\ngame toy\nrules 3\noptions\ncommitment none\n";
    assert_eq!(record.to_string(), text);
    assert_eq!(parse::<Honest>(text).unwrap(), record);
}

#[test]
fn an_unfinished_game_is_a_record_too() {
    let table = play(2, 5, 7);
    let text = table.record().to_string();
    assert!(!text.contains("\nend"));
    assert_eq!(parse::<Honest>(&text).unwrap(), *table.record());
}

#[test]
fn the_game_is_known_before_the_record_is_read() {
    assert_eq!(game_name(GAME), Ok("toy"));
    assert_eq!(game_name("trivium record 1\ngame civ\nwhatever"), Ok("civ"));
    let error = game_name("trivium record 2\ngame civ\n").unwrap_err();
    assert_eq!((error.line, error.problem), (1, Problem::Version { found: quoted("2") }));
    assert_eq!(
        game_name("").unwrap_err().problem,
        Problem::HeaderEnds { expected: Field::Version }
    );
}

#[test]
fn every_ending_has_its_form() {
    for end in ["end draw T5", "end A wins T5", "end A C share T5", "end A B C share V4.4"] {
        let text = forged(35, end);
        assert_eq!(parse::<Honest>(&text).unwrap().to_string(), text);
    }
    for end in [
        "end",
        "end A",
        "end A wins",
        "end A share T5",
        "end wins T5",
        "end draw",
        "end A draw T5",
        "end B A share T5",
        "end A A share T5",
        "end A D share T5",
        "end D wins T5",
        "end A wins T5 T6",
        "end A  wins T5",
    ] {
        refused(&forged(35, end), 35, Problem::End { found: quoted(end), seats: 3 });
    }
}

#[test]
fn the_header_has_five_lines_in_order() {
    let expected = Field::Version;
    refused("hello\n", 1, Problem::Header { expected, found: quoted("hello") });
    refused(&forged(1, "trivium record 9"), 1, Problem::Version { found: quoted("9") });
    refused(&forged(1, "trivium record"), 1, Problem::Version { found: quoted("") });
    let (found, expected) = (quoted("rules 3"), Field::Game);
    refused(&forged(2, "rules 3"), 2, Problem::Header { expected, found });
    let (found, expected) = (quoted("games toy"), Field::Game);
    refused(&forged(2, "games toy"), 2, Problem::Header { expected, found });
    refused(&forged(2, "game go"), 2, Problem::Game { found: quoted("go"), expected: "toy" });
    let fields = [Field::Version, Field::Game, Field::Rules, Field::Options, Field::Commitment];
    for (lines, expected) in fields.into_iter().enumerate() {
        refused(&head(lines), lines + 1, Problem::HeaderEnds { expected });
    }
}

#[test]
fn only_the_rules_at_hand_are_read() {
    refused(&forged(3, "rules 4"), 3, Problem::Rules { found: 4, oldest: 3, newest: 3 });
    refused(&forged(3, "rules 2"), 3, Problem::Rules { found: 2, oldest: 3, newest: 3 });
    assert!(error(&forged(3, "rules 4")).to_string().contains("newer rules"));
    assert!(error(&forged(3, "rules 2")).to_string().contains("older rules"));
    for line in ["rules 03", "rules +3", "rules -3", "rules", "rules three"] {
        let (found, expected) = (quoted(line), Field::Rules);
        refused(&forged(3, line), 3, Problem::Header { expected, found });
    }
}

#[test]
fn options_and_commitment_are_checked() {
    refused(&forged(4, "options players=9"), 4, Problem::Options(BadOptions::Players));
    let (found, expected) = (quoted("options players=2"), quoted("options"));
    refused(&forged(4, "options players=2"), 4, Problem::Spelling { found, expected });
    for found in ["commitment maybe", "commitment sha256:12", "commitment sha1:00"] {
        let (found, expected) = (quoted(found), Field::Commitment);
        refused(&forged(5, &found.clone()), 5, Problem::Header { expected, found });
    }
}

#[test]
fn numbers_have_no_gaps() {
    let skipped = forged(7, "3 chance B draws 3");
    refused(&skipped, 7, Problem::Number { found: quoted("3"), expected: 2 });
    refused(&forged(6, "0 pass"), 6, Problem::Number { found: quoted("0"), expected: 1 });
    refused(&forged(6, "01 A pass"), 6, Problem::Number { found: quoted("01"), expected: 1 });
    refused(&forged(6, "A pass"), 6, Problem::Number { found: quoted("A"), expected: 1 });
    let early = head(8) + "seed 07\n";
    refused(&early, 9, Problem::Number { found: quoted("seed"), expected: 4 });
}

#[test]
fn a_line_says_who_and_what() {
    for found in ["12", "12 A", "12 chance", "12 D play 4", "12 a play 4", "12 chances A draws 1"] {
        refused(&forged(17, found), 17, Problem::Entry { found: quoted(found), seats: 3 });
    }
    let found = quoted("jump");
    refused(&forged(12, "7 C jump"), 12, Problem::Action { found, why: BadText::Move });
    let found = quoted("Z draws 6");
    let why = BadText::Outcome;
    refused(&forged(6, "1 chance Z draws 6"), 6, Problem::Outcome { found, why });
}

/// The toy reads `play 010` as typed by a player; a record has one spelling for everything.
#[test]
fn there_is_one_spelling() {
    let (found, expected) = (quoted("7 C play 010"), quoted("7 C play 10"));
    refused(&forged(12, "7 C play 010"), 12, Problem::Spelling { found, expected });
    let (found, expected) = (quoted("1 chance A draws 06"), quoted("1 chance A draws 6"));
    refused(&forged(6, "1 chance A draws 06"), 6, Problem::Spelling { found, expected });
}

#[test]
fn stray_white_space_is_reported() {
    for line in [" 1 chance A draws 6", "1 chance A draws 6 ", "", " ", "1 chance\tA draws 6"] {
        refused(&forged(6, line), 6, Problem::StrayWhiteSpace);
    }
    refused(&GAME.replace('\n', "\r\n"), 1, Problem::StrayWhiteSpace);
    refused(&format!("{GAME}\n"), 37, Problem::StrayWhiteSpace);
    refused(&forged(6, "1 chance A draws 6\u{2028}"), 6, Problem::StrayWhiteSpace);
    refused(&forged(6, "1 chance \0A draws 6"), 6, Problem::StrayWhiteSpace);
    let within = Problem::Action { found: quoted(" play 10"), why: BadText::Move };
    refused(&forged(12, "7 C  play 10"), 12, within);
}

#[test]
fn a_file_cut_off_within_a_line_is_truncated() {
    for length in 1..GAME.len() {
        let text = &GAME[..length];
        if !text.ends_with('\n') {
            refused(text, text.lines().count(), Problem::Truncated);
        }
    }
}

#[test]
fn only_the_seed_may_follow_the_end() {
    let after = |found: &str| Problem::AfterEnd { found: quoted(found) };
    refused(&format!("{GAME}30 A pass\n"), 37, after("30 A pass"));
    let twice = GAME.lines().last().unwrap();
    refused(&format!("{GAME}{twice}\n"), 37, after(twice));
    refused(&forged(36, "seed 12"), 36, after("seed 12"));
    refused(&forged(36, "end B wins T5"), 36, after("end B wins T5"));
}

#[test]
fn there_is_a_limit_to_everything() {
    let long = "x".repeat(MAX_LINE_BYTES);
    assert!(matches!(error(&forged(6, &long)).problem, Problem::Number { .. }));
    refused(&forged(6, &(long.clone() + "x")), 6, Problem::LineTooLong);
    refused(&(head(5) + &"x".repeat(10_000_000)), 6, Problem::LineTooLong);
    let entries = MAX_LINES - 5;
    let many: String = (1..=entries).map(|n| format!("{n} A pass\n")).collect();
    assert_eq!(parse::<Honest>(&(head(5) + &many)).unwrap().entries.len(), entries);
    let one_more = format!("{}{many}{} A pass\n", head(5), entries + 1);
    refused(&one_more, MAX_LINES + 1, Problem::TooManyLines);
}

/// What a person reads.
#[test]
fn errors_say_where_what_and_what_would_be_right() {
    let cases = [
        (error(&forged(2, "game go")), "line 2: a record of the game `go`; expected `toy`"),
        (error(&forged(7, "3 A pass")), "line 7: `3` instead of the number 2, or `end`"),
        (
            error(&forged(12, "7 D play 1")),
            "line 12: `7 D play 1` says nothing; after the number comes `chance` or a seat (A to C), \
             and then what happened",
        ),
        (
            error(&forged(12, "7 C jump")),
            "line 12: `jump` is not an action: write `play 7`, `look` or `pass`",
        ),
        (
            error(&forged(12, "7 C play 010")),
            "line 12: `7 C play 010` is written `7 C play 10` in a record",
        ),
        (error(&head(2)), "line 3: the header stops here; next comes `rules NUMBER`"),
    ];
    for (error, text) in cases {
        assert_eq!(error.to_string(), text);
    }
}
