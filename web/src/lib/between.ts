/** What the shell and a game's own components for set-ups and campaigns agree on. */

import type { Component } from "svelte";
import type { CampaignPage } from "../types/CampaignPage";
import type { Form } from "../types/Form";
import type { SetupOption } from "../types/SetupOption";
import type { OptionChoice } from "../types/OptionChoice";

/** What a game's own editor for a text is given, such as a deck. */
export interface TextProps {
  game: string;
  option: SetupOption;
  /** The text; empty if there is none yet. */
  value: string;
  /** What is chosen for the options beside it. */
  chosen: readonly OptionChoice[];
  /** What whoever it is for has now. */
  file: string | null;
  /** There is another text. */
  onchange(value: string): void;
}

/** What a game's own component for something to be done between two games is given. */
export interface FormProps {
  page: CampaignPage;
  form: Form;
  /** Whether something is being done, so that nothing else can be. */
  busy: boolean;
  /** Does it, with this chosen for its options; says whether that worked. What is wrong is shown by the page. */
  send(options: OptionChoice[]): Promise<boolean>;
}

/** What a game's own component for what a member brings along is given. */
export interface FileProps {
  game: string;
  /** What it belongs to. */
  title: string;
  file: string;
  onclose(): void;
}

/** What `games/<game>/web/between.ts` exports as `between`. All of it can be left out. */
export interface Between {
  /** Edits a text for an option. */
  text?: Component<TextProps>;
  /** Does things between two games, by the keys of forms. */
  forms?: Readonly<Record<string, Component<FormProps>>>;
  /** Shows what a member brings along: a dialog. */
  file?: Component<FileProps>;
}

const modules = import.meta.glob<{ between: Between }>("../../../games/*/web/between.ts");

/** The components of a game, fetched when they are needed; none if it has none. */
export async function betweenOf(game: string): Promise<Between> {
  const load = modules[`../../../games/${game}/web/between.ts`];
  return load ? (await load()).between : {};
}
