//! Embeds all locale files and ledgers, so that a new game needs no list of them.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = Path::new(&env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../..");
    let mut code = String::from("pub(crate) static LOCALES: &[(&str, &str, &str)] = &[\n");
    for folder in sorted(&root.join("locales"))? {
        for file in sorted(&folder)?.iter().filter(|file| file.extension().is_some_and(|e| e == "ftl")) {
            let (lang, name) = (stem(&folder), stem(file));
            writeln!(code, "    ({lang:?}, {name:?}, include_str!({file:?})),").expect("a string takes all");
        }
    }
    code.push_str("];\npub(crate) static LEDGERS: &[&str] = &[\n");
    for file in
        sorted(&root.join("rules"))?.iter().filter(|file| file.extension().is_some_and(|e| e == "toml"))
    {
        writeln!(code, "    include_str!({file:?}),").expect("a string takes all");
    }
    code.push_str("];\n");
    let out = env::var_os("OUT_DIR").expect("cargo sets it");
    fs::write(Path::new(&out).join("embedded.rs"), code)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut paths =
        fs::read_dir(folder)?.map(|entry| entry?.path().canonicalize()).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> String {
    path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}
