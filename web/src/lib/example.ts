/** Positions to begin from that show how they are written: `games/<game>/web/position.toml`. */

const examples = import.meta.glob<string>("../../../games/*/web/position.toml", { query: "?raw", import: "default" });

/** A game's example, fetched when it is wanted. */
export const exampleOf = (game: string): (() => Promise<string>) | undefined => examples[`../../../games/${game}/web/position.toml`];
