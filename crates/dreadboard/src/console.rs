//! Terminal input and output, line by line.

use std::io::{self, BufRead, IsTerminal, Read, Write};

use crate::text::WIDTH;

/// The maximum length of an input line.
const MAX_LINE_BYTES: u64 = 1 << 16;

/// The input and output of the program.
pub(crate) struct Console {
    input: Box<dyn BufRead>,
    out: Box<dyn Write>,
    /// Whether both input and output are terminals.
    pub(crate) interactive: bool,
    bold: bool,
    /// Whether the output is a terminal.
    on_screen: bool,
    /// The width when it was last checked, at most [`WIDTH`].
    narrow: usize,
}

impl Console {
    /// A console on standard input and output.
    pub(crate) fn standard() -> Console {
        let on_screen = io::stdout().is_terminal();
        Console {
            input: Box::new(io::stdin().lock()),
            out: Box::new(io::BufWriter::new(io::stdout())),
            interactive: on_screen && io::stdin().is_terminal(),
            bold: on_screen && std::env::var_os("NO_COLOR").is_none(),
            on_screen,
            narrow: WIDTH,
        }
    }

    /// A console that reads these lines and writes to `out`.
    #[cfg(test)]
    pub(crate) fn scripted(lines: &str, out: impl Write + 'static) -> Console {
        Console {
            input: Box::new(io::Cursor::new(lines.to_owned())),
            out: Box::new(out),
            interactive: false,
            bold: false,
            on_screen: false,
            narrow: WIDTH,
        }
    }

    /// Writes a line.
    pub(crate) fn say(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.out, "{}", text.as_ref())
    }

    /// Writes a line in bold.
    pub(crate) fn head(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        let text = text.as_ref();
        if self.bold { writeln!(self.out, "\x1b[1m{text}\x1b[0m") } else { writeln!(self.out, "{text}") }
    }

    /// Writes a line in faint type.
    pub(crate) fn faint(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        let text = text.as_ref();
        if self.bold { writeln!(self.out, "\x1b[2m{text}\x1b[0m") } else { writeln!(self.out, "{text}") }
    }

    /// Clears the screen and the scrollback.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        write!(self.out, "\x1b[2J\x1b[3J\x1b[H")
    }

    /// The number of columns, if it is less than the required width and less than at the last call.
    pub(crate) fn narrowed(&mut self) -> Option<usize> {
        let seen = self.columns().unwrap_or(WIDTH).min(WIDTH);
        let before = std::mem::replace(&mut self.narrow, seen);
        (seen < before).then_some(seen)
    }

    /// The width of the terminal, or of the environment variable `COLUMNS`.
    fn columns(&self) -> Option<usize> {
        let screen = self.on_screen.then(|| terminal::Term::stdout().size_checked()).flatten();
        let given = || std::env::var("COLUMNS").ok()?.trim().parse().ok();
        screen.map(|(_, columns)| usize::from(columns)).or_else(given).filter(|columns| *columns > 0)
    }

    /// Writes a prompt and reads a line; `None` if the input is closed.
    pub(crate) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{prompt} ")?;
        self.flush()?;
        let mut line = Vec::new();
        match (&mut self.input).take(MAX_LINE_BYTES).read_until(b'\n', &mut line) {
            // An unreadable input is treated as closed.
            Ok(0) | Err(_) => {
                writeln!(self.out)?;
                Ok(None)
            }
            Ok(_) => Ok(Some(String::from_utf8_lossy(&line).trim().to_owned())),
        }
    }

    /// Flushes the output.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl Write for Console {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
