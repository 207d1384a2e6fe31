/** Pointing at things: one listener for the whole picture. */

/** What to do when something is picked or pointed at. */
export interface Pointing {
  lit(thing: string): boolean;
  /** The thing that stands for it, such as the one offered among monsters with the same face. */
  resolve(thing: string): string;
  pick(thing: string): void;
  hover(thing: string | null): void;
}

/**
 * The innermost thing around an element that can be chosen; else the innermost. What is drawn above everything else
 * says by `data-within` where it stands.
 */
function thingAt(target: EventTarget | null, pointing: Pointing): string | null {
  let first: string | null = null;
  const around = "[data-thing], [data-within]";
  let element = target instanceof Element ? target.closest(around) : null;
  while (element) {
    for (const name of ["data-thing", "data-within"]) {
      const written = element.getAttribute(name);
      if (written === null) continue;
      const thing = pointing.resolve(written);
      if (pointing.lit(thing)) return thing;
      first ??= thing;
    }
    element = element.parentElement?.closest(around) ?? null;
  }
  return first;
}

/** Listens to the picture. */
export function listen(root: HTMLElement, pointing: Pointing): () => void {
  let over: string | null = null;
  const point = (event: Event) => {
    const thing = thingAt(event.target, pointing);
    if (thing !== over) pointing.hover((over = thing));
  };
  const leave = () => {
    if (over !== null) pointing.hover((over = null));
  };
  const pick = (event: Event) => {
    const thing = thingAt(event.target, pointing);
    if (thing) pointing.pick(thing);
  };
  const press = (event: KeyboardEvent) => {
    const button = event.target instanceof Element && event.target.getAttribute("role") === "button";
    if (!button || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    pick(event);
  };
  const all: [string, (event: never) => void][] = [
    ["click", pick],
    ["keydown", press],
    ["pointerover", point],
    ["pointerleave", leave],
    ["focusin", point],
    ["focusout", leave],
  ];
  for (const [name, listener] of all) root.addEventListener(name, listener as EventListener);
  return () => {
    for (const [name, listener] of all) root.removeEventListener(name, listener as EventListener);
  };
}
