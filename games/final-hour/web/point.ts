/** Pointer and keyboard events of the whole picture. */

/** The handlers of the picture's events. */
export interface Pointing {
  lit(thing: string): boolean;
  /** The equivalent thing to use instead, such as the offered one among identical monsters. */
  resolve(thing: string): string;
  pick(thing: string): void;
  hover(thing: string | null): void;
}

/**
 * The innermost thing around an element that can be chosen, else the innermost thing. An element drawn outside its
 * location's group names the location in `data-within`.
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

/** Attaches the listeners to the picture and returns a function that removes them. */
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
