use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

/// The most bytes a file may have, so that one without an end is not read for ever. The longest games have a tenth of it.
pub const MAX_FILE_BYTES: u64 = 16 << 20;

/// The text of a file. Windows ends its lines with two characters; they are read as one.
pub fn read_file(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    let read = File::open(path)?.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes)?;
    if read as u64 > MAX_FILE_BYTES {
        let most = MAX_FILE_BYTES >> 20;
        return Err(io::Error::other(format!("it has more than {most} MB")));
    }
    let text = String::from_utf8(bytes)
        .map_err(|_| io::Error::new(io::ErrorKind::InvalidData, "it is not a text in UTF-8"))?;
    Ok(if text.contains("\r\n") { text.replace("\r\n", "\n") } else { text })
}
