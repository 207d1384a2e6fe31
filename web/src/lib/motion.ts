/**
 * Animations between two views, common to all games' pictures.
 *
 * A picture marks everything that can move with `data-piece="<thing>"`. A piece with another position in the next view
 * moves there, a new one grows, a missing one fades, each while the first line that touches it is shown. A picture can
 * define further animations of an event as acts.
 */

import type { Line } from "../types/Line";
import type { BoardRef } from "../types/BoardRef";

/** A position in the picture. */
export interface Point {
  x: number;
  y: number;
}

/** One animation of an event. Pieces are identified by their things, everything else by a CSS selector. */
export type Act =
  /** A piece moves to its new position through the elements that these selectors match. */
  | { go: BoardRef; along: string[] }
  /** A copy moves from the first of these pieces that was present to another piece, which may be new. */
  | { carry: BoardRef[]; to: BoardRef }
  /** The first of these pieces that was present disappears. */
  | { gone: BoardRef[]; how: "fall" | "sink" }
  /** An effect on every element that the selector `at` matches. */
  | { show: "grow" | "pulse" | "turn" | "shake" | "flash" | "tumble"; at: string };

/** An effect on an element. */
export type How = Extract<Act, { show: unknown }>["show"];

type Keys<Event> = Event extends string ? never : keyof Event;
type Body<Event, K> = Event extends { [key in K & string]: infer Inner } ? Inner : never;

/** The acts of a game's events by kind, where an event is serialized as `{ kind: { … } }`. */
export type Shows<Event, View, Catalog> = {
  [K in Keys<Event>]?: (body: Body<Event, K>, view: View, catalog: Catalog) => Act[];
};

/** Returns the acts of a line according to such a table. */
export function actsOf<Event, View, Catalog>(shows: Shows<Event, View, Catalog>, line: Line, view: View, catalog: Catalog): Act[] {
  const [kind, body] = typeof line.event === "object" && line.event ? (Object.entries(line.event)[0] ?? []) : [];
  const known = shows as Record<string, ((body: unknown, view: View, catalog: Catalog) => Act[]) | undefined>;
  return (kind && Object.hasOwn(known, kind) && known[kind]?.(body, view, catalog)) || [];
}

/** One part of a piece's movement: its start and end in milliseconds, and the points it passes. */
export interface Leg {
  from: number;
  to: number;
  by: Point[];
}

type Drawn = HTMLElement | SVGGraphicsElement;
interface Mark {
  element: Drawn;
  at: Point;
}

const SVG = "http://www.w3.org/2000/svg";
/** The share of a line's time that its animation takes; the rest is a pause. */
const MOTION_SHARE = 0.9;
/** The number of segments that approximate a drawn path. */
const PATH_SEGMENTS = 12;
/** A piece that moved less than this distance, in the units of the picture, is not animated. */
const MIN_DISTANCE = 2;

/** Returns the keyframes of a piece's movement through all its legs, relative to its final position `home`. */
export function journey(legs: readonly Leg[], home: Point, total: number): Keyframe[] {
  const frames: Keyframe[] = [];
  const put = (at: Point, time: number) =>
    frames.push({ translate: `${at.x - home.x}px ${at.y - home.y}px`, offset: Math.min(1, time / total) });
  for (const { from, to, by } of legs) {
    const lengths = by.map((point, i) => Math.hypot(point.x - (by[i - 1] ?? point).x, point.y - (by[i - 1] ?? point).y));
    const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
    let gone = 0;
    by.forEach((point, i) => {
      gone += lengths[i] ?? 0;
      // The piece stays at its old position until its first leg begins.
      if (i === 0 && frames.length === 0) put(point, 0);
      put(point, from + ((to - from) * gone) / whole);
    });
  }
  frames.push({ translate: "0px 0px", offset: 1 });
  return frames;
}

/** Plays the animations from one view to the next. */
export class Stage {
  private before = new Map<BoardRef, Mark>();
  private running: Animation[] = [];
  private copies: Element[] = [];

  /** Records the positions of all pieces before they change. */
  remember(root: Element): void {
    this.end();
    this.before = pieces(root);
  }

  /** Animates the lines one after the other, each for `beat` milliseconds; `acts` holds the acts of each line. */
  perform(root: Element, lines: readonly Line[], acts: readonly Act[][], beat: number): void {
    this.end();
    if (beat <= 0 || lines.length === 0) return;
    const now = pieces(root);
    const total = lines.length * beat;
    const long = beat * MOTION_SHARE;
    const told = new Set<BoardRef>();
    const legs = new Map<BoardRef, Leg[]>();
    const when = (thing: BoardRef) =>
      Math.max(
        0,
        lines.findIndex((line) => line.touched.includes(thing)),
      ) * beat;
    const first = (things: readonly BoardRef[]) => things.find((thing) => this.before.has(thing));

    lines.forEach((_, i) => {
      const start = i * beat;
      for (const act of acts[i] ?? []) {
        if ("show" in act) {
          for (const element of root.querySelectorAll<Drawn>(act.at)) this.show(element, act.show, start, long);
        } else if ("gone" in act) {
          const thing = first(act.gone);
          if (!thing) continue;
          told.add(thing);
          this.leave(this.before.get(thing), act.how, start, long);
        } else if ("go" in act) {
          const [mark, piece] = [this.before.get(act.go), now.get(act.go)];
          if (!mark || !piece) continue;
          told.add(act.go);
          const known = legs.get(act.go) ?? [];
          const by = act.along.flatMap((selector) => pointsAlong(root.querySelector<Drawn>(selector), piece.element));
          legs.set(act.go, [...known, { from: start, to: start + long, by: [known.at(-1)?.by.at(-1) ?? mark.at, ...by] }]);
        } else {
          const [thing, target] = [first(act.carry), now.get(act.to)];
          if (!target) continue;
          told.add(act.to);
          if (!thing) {
            this.show(target.element, this.before.has(act.to) ? "pulse" : "grow", start, long);
            continue;
          }
          told.add(thing);
          this.carry(this.before.get(thing), target, start, long);
          if (!this.before.has(act.to)) this.run(target.element, [{ opacity: 0 }, { opacity: 0 }], { duration: start + long * 0.97 });
        }
      }
    });

    for (const [thing, piece] of now) {
      if (told.has(thing)) continue;
      const mark = this.before.get(thing);
      if (!mark) this.show(piece.element, "grow", when(thing), long);
      else if (Math.hypot(mark.at.x - piece.at.x, mark.at.y - piece.at.y) > MIN_DISTANCE)
        legs.set(thing, [{ from: when(thing), to: when(thing) + long, by: [mark.at] }]);
    }
    for (const [thing, mark] of this.before) {
      if (!told.has(thing) && !now.has(thing)) this.leave(mark, "fade", when(thing), long);
    }
    for (const [thing, all] of legs) {
      const piece = now.get(thing);
      if (!piece) continue;
      all.at(-1)?.by.push(piece.at);
      this.run(piece.element, journey(all, piece.at, total), { duration: total });
    }
  }

  /** Cancels all animations, leaving the view in its final state. */
  end(): void {
    for (const animation of this.running) animation.cancel();
    for (const copy of this.copies) copy.remove();
    this.running = [];
    this.copies = [];
  }

  private run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    this.running.push(element.animate(frames, timing));
  }

  private show(element: Drawn, how: How, delay: number, duration: number): void {
    const size = scaling(element);
    const hidden = { delay, duration, fill: "backwards", easing: "ease-out" } as const;
    const added = { delay, duration, composite: "add", easing: "ease-in-out" } as const;
    switch (how) {
      case "grow":
        return this.run(
          element,
          [
            { ...size(0), opacity: 0 },
            { ...size(1.25), opacity: 1, offset: 0.7 },
            { ...size(1), opacity: 1 },
          ],
          hidden,
        );
      case "turn":
        return this.run(
          element,
          [
            { scale: "0 1", opacity: 0 },
            { scale: "1 1", opacity: 1 },
          ],
          hidden,
        );
      case "tumble":
        return this.run(
          element,
          [
            { translate: "-1.5rem -1.2rem", rotate: "-400deg", opacity: 0 },
            { translate: "0.15rem 0.1rem", rotate: "18deg", opacity: 1, offset: 0.7 },
            { translate: "0 0", rotate: "0deg", opacity: 1 },
          ],
          hidden,
        );
      case "pulse":
        return this.run(element, [size(1), size(1.35), size(1)], added);
      case "shake":
        return this.run(
          element,
          ["0px", "-6px", "6px", "-4px", "0px"].map((x) => ({ translate: x })),
          added,
        );
      case "flash":
        return this.run(element, [{ opacity: 0 }, { opacity: 0.9 }, { opacity: 0 }], { delay, duration });
    }
  }

  private carry(mark: Mark | undefined, target: Mark, delay: number, duration: number): void {
    const copy = mark && this.copy(mark);
    if (!copy) return;
    const [dx, dy] = [target.at.x - mark.at.x, target.at.y - mark.at.y];
    const frames = [
      { translate: "0px 0px", scale: 1, opacity: 1 },
      { translate: `${dx / 2}px ${dy / 2 - 14}px`, scale: 1.3, opacity: 1, offset: 0.5 },
      { translate: `${dx}px ${dy}px`, scale: 1, opacity: 1, offset: 0.99 },
      { translate: `${dx}px ${dy}px`, scale: 1, opacity: 0 },
    ];
    this.run(copy, frames, { delay, duration, fill: "both", easing: "ease-in-out" });
  }

  private leave(mark: Mark | undefined, how: "fall" | "sink" | "fade", delay: number, duration: number): void {
    const copy = mark && this.copy(mark);
    if (!copy) return;
    const ends: Record<typeof how, Keyframe[]> = {
      fall: [
        { rotate: "30deg", scale: 1.25, opacity: 0.9 },
        { translate: "18px 44px", rotate: "130deg", scale: 0.6, opacity: 0 },
      ],
      sink: [{ translate: "0px 40px", scale: 0.5, opacity: 0 }],
      fade: [{ scale: 1.5, opacity: 0 }],
    };
    this.run(copy, [{ scale: 1, opacity: 1 }, ...ends[how]], { delay, duration, fill: "both", easing: "ease-in" });
  }

  // Clones an element at its old position above everything else, in a group that turns and scales about its middle.
  private copy({ element, at }: Mark): SVGElement | null {
    const root = element instanceof SVGElement ? this.svg(element) : null;
    if (!root) return null;
    const group = () => document.createElementNS(SVG, "g");
    const [place, moving, back] = [group(), group(), group()];
    place.setAttribute("transform", `translate(${at.x} ${at.y})`);
    back.setAttribute("transform", `translate(${-at.x} ${-at.y})`);
    const twin = element.cloneNode(true) as Element;
    for (const each of [twin, ...twin.querySelectorAll("*")])
      for (const name of ["data-thing", "data-piece", "role", "tabindex", "aria-label", "aria-pressed"]) each.removeAttribute(name);
    twin.classList.remove("lit", "hot", "picked");
    place.classList.add("copy");
    place.setAttribute("aria-hidden", "true");
    back.append(twin);
    moving.append(back);
    place.append(moving);
    root.append(place);
    this.copies.push(place);
    return moving;
  }

  // A removed element has no SVG root any more, so the root of any other piece is taken: all are in the same picture.
  private svg(element: SVGElement): SVGSVGElement | null {
    const known = [element, ...[...this.before.values()].map((mark) => mark.element)];
    return known.find((each) => each.isConnected && each instanceof SVGElement)?.closest("svg") ?? null;
  }
}

/** All visible pieces of a picture, with their middles. */
function pieces(root: Element): Map<BoardRef, Mark> {
  const all = new Map<BoardRef, Mark>();
  for (const element of root.querySelectorAll<Drawn>("[data-piece]")) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 && box.height === 0) continue;
    all.set(element.dataset.piece ?? "", { element, at: middle(element, element) });
  }
  return all;
}

const parent = (element: Drawn): DOMMatrix | null => {
  const around = element.parentElement as Element | null;
  return around instanceof SVGGraphicsElement ? around.getScreenCTM() : null;
};

/** The middle of an element, in the coordinates of another element's parent. */
function middle(element: Element, other: Drawn): Point {
  const box = element.getBoundingClientRect();
  return toParentSpace({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, other);
}

function toParentSpace(point: Point, other: Drawn): Point {
  const space = parent(other);
  if (!space) return point;
  const { x, y } = new DOMPoint(point.x, point.y).matrixTransform(space.inverse());
  return { x, y };
}

/** Points along an element: along the whole path if it is one, else its middle. */
function pointsAlong(element: Drawn | null, other: Drawn): Point[] {
  if (!element) return [];
  const space = element instanceof SVGGeometryElement ? element.getScreenCTM() : null;
  if (!(element instanceof SVGGeometryElement) || !space) return [middle(element, other)];
  const whole = element.getTotalLength();
  return Array.from({ length: PATH_SEGMENTS + 1 }, (_, i) =>
    toParentSpace(element.getPointAtLength((whole * i) / PATH_SEGMENTS).matrixTransform(space), other),
  );
}

/** Returns keyframes that scale an element about its middle, whatever its own transformation is. */
function scaling(element: Drawn): (by: number) => Keyframe {
  if (!(element instanceof SVGElement) || element instanceof SVGSVGElement) return (by) => ({ scale: by });
  const at = middle(element, element);
  return (by) => ({ translate: `${at.x * (1 - by)}px ${at.y * (1 - by)}px`, scale: by });
}
