/** Positions to begin from that show how they are written: `web/src/games/<game>/position.toml`. */

const examples = import.meta.glob<string>("../games/*/position.toml", { query: "?raw", import: "default" });

/** A game's example, fetched when it is wanted. */
export const exampleOf = (game: string): (() => Promise<string>) | undefined => examples[`../games/${game}/position.toml`];
