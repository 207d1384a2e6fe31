/** The interface between the client and a game's own components for setups and campaigns. */

import type { Component } from "svelte";
import type { CampaignPage } from "../types/CampaignPage";
import type { Form } from "../types/Form";
import type { SetupOption } from "../types/SetupOption";
import type { OptionChoice } from "../types/OptionChoice";

/** The props of a game's own editor for a text option, such as a deck. */
export interface TextProps {
  game: string;
  option: SetupOption;
  /** The text; empty if there is none yet. */
  value: string;
  /** The values of the other options. */
  chosen: readonly OptionChoice[];
  /** The file that the campaign member brings along, such as their current deck; `null` if there is none. */
  file: string | null;
  /** Called with the new text when it changes. */
  onchange(value: string): void;
}

/** The props of a game's own component for a campaign form. */
export interface FormProps {
  page: CampaignPage;
  form: Form;
  /** Whether a request is being sent, so that another has to wait. */
  busy: boolean;
  /** Submits the form with these values and returns whether it was accepted. The page shows any problem. */
  send(options: OptionChoice[]): Promise<boolean>;
}

/** The props of a game's own dialog for the file that a campaign member brings along. */
export interface FileProps {
  game: string;
  /** The title of the dialog. */
  title: string;
  file: string;
  onclose(): void;
}

/** What `games/<game>/web/between.ts` exports as `between`. Every field is optional. */
export interface Between {
  /** Edits the value of a text option. */
  text?: Component<TextProps>;
  /** Fills in campaign forms, by the form's key. */
  forms?: Readonly<Record<string, Component<FormProps>>>;
  /** Shows a member's file in a dialog. */
  file?: Component<FileProps>;
}

const modules = import.meta.glob<{ between: Between }>("../../../games/*/web/between.ts");

/** Loads the components of a game; empty if it has none. */
export async function betweenOf(game: string): Promise<Between> {
  const load = modules[`../../../games/${game}/web/between.ts`];
  return load ? (await load()).between : {};
}
