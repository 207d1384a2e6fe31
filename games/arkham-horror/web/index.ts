import type { BoardModule } from "$shell/lib/board";
import Board from "./Board.svelte";
import { acts } from "./motion";

export const board: BoardModule = { component: Board, acts };
