import type { Between } from "$shell/lib/between";
import DeckDialog from "./DeckDialog.svelte";
import DeckEditor from "./DeckEditor.svelte";
import Upgrade from "./Upgrade.svelte";

export const between: Between = { text: DeckEditor, forms: { buy: Upgrade, swap: Upgrade }, file: DeckDialog };
