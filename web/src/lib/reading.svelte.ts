/** The rule that lies open, whichever screen it was opened from. */

class Reading {
  open = $state.raw<{ game: string; rule: string } | null>(null);

  read(game: string, rule: string): void {
    this.open = { game, rule };
  }
}

/** What is being read. */
export const reading = new Reading();
