//! Manual pages, made from the command line itself.

use crate::cli::{Cli, ManArgs};
use crate::stop::Stop;
use clap::CommandFactory as _;
use std::io::Write;
use std::path::Path;

/// Writes the page of the program, or a page for every command into a folder.
pub fn run(args: &ManArgs, out: &mut impl Write) -> Result<(), Stop> {
    let mut program = Cli::command();
    program.build();
    match &args.folder {
        None => Ok(out.write_all(&page(program)?)?),
        Some(folder) => {
            let cannot =
                |why| Stop::usage(format_args!("cannot write to {}: {why}", folder.display()));
            std::fs::create_dir_all(folder).map_err(cannot)?;
            pages(program, "", folder)
        }
    }
}

fn page(command: clap::Command) -> Result<Vec<u8>, Stop> {
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page)?;
    Ok(page)
}

/// `trivium-play-cardia.1`
fn pages(command: clap::Command, above: &str, folder: &Path) -> Result<(), Stop> {
    let name = format!("{above}{}", command.get_name());
    for sub in command.get_subcommands().filter(|it| it.get_name() != "help") {
        pages(sub.clone(), &format!("{name}-"), folder)?;
    }
    let file = folder.join(format!("{name}.1"));
    // The name is leaked once for each page, in a program that ends right after.
    let titled: &'static str = Box::leak(name.into_boxed_str());
    let text = page(command.name(titled))?;
    std::fs::write(&file, text)
        .map_err(|why| Stop::usage(format_args!("cannot write {}: {why}", file.display())))
}
