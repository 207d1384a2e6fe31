/** Example positions that show the format: `games/<game>/web/position.toml`. */

const examples = import.meta.glob<string>("../../../games/*/web/position.toml", { query: "?raw", import: "default" });

/** The loader of a game's example, if it has one. */
export const exampleOf = (game: string): (() => Promise<string>) | undefined => examples[`../../../games/${game}/web/position.toml`];
