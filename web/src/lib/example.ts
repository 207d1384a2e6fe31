/** Example positions that show the format: `web/src/games/<game>/position.toml`. */

const examples = import.meta.glob<string>("../games/*/position.toml", { query: "?raw", import: "default" });

/** The loader of a game's example, if it has one. */
export const exampleOf = (game: string): (() => Promise<string>) | undefined => examples[`../games/${game}/position.toml`];
