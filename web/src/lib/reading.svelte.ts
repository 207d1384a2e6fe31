/** The rule shown in the rule dialog, whichever screen opened it. */

class OpenRule {
  open = $state.raw<{ game: string; rule: string } | null>(null);

  read(game: string, rule: string): void {
    this.open = { game, rule };
  }
}

/** The page's open rule. */
export const openRule = new OpenRule();
