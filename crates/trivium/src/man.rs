//! The commands `man` and `completions`, generated from the definition of the command line.

use crate::cli::Cli;
use crate::stop::Stop;
use clap::{Args, CommandFactory as _};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Print a completion script for a shell
#[derive(Args)]
#[command(after_help = "\
Example:
  trivium completions bash > ~/.local/share/bash-completion/completions/trivium")]
pub struct CompletionsArgs {
    /// The shell
    #[arg(value_name = "SHELL")]
    pub shell: clap_complete::Shell,
}

/// Print the manual page, or write a page for every command
#[derive(Args)]
#[command(after_help = "\
Examples:
  trivium man | man -l -
  trivium man --folder ~/.local/share/man/man1")]
pub struct ManArgs {
    /// Write a page for every command into this folder
    #[arg(long, value_name = "FOLDER")]
    pub folder: Option<PathBuf>,
}

/// Writes a completion script.
pub fn completions(shell: clap_complete::Shell, out: &mut impl Write) -> io::Result<()> {
    // The generator panics on a closed pipe, a buffer does not.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "trivium", &mut script);
    out.write_all(&script)
}

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
