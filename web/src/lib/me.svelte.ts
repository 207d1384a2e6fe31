/** The guest who uses this page. */

import type { Guest } from "../types/Guest";
import * as api from "./api";

class Me {
  guest = $state.raw<Guest | null>(null);

  get name(): string {
    return this.guest?.name ?? "";
  }

  /** Sends a new name to the server unless it is empty or unchanged. */
  async rename(name: string): Promise<void> {
    const clean = name.trim();
    if (clean && clean !== this.name) this.guest = await api.rename(clean);
  }
}

/** The guest of this page. */
export const me = new Me();
