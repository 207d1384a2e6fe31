import { describe, expect, it } from "vitest";
import type { Line } from "../types/Line";
import { Stage, actsOf, journey } from "./motion";

const line = (...touched: string[]): Line => ({ at: null, rule: "", text: { id: "", args: [] }, touched, event: "x" });

describe("a journey", () => {
  it("waits where it stood, passes every stop in its time and ends at home", () => {
    const legs = [
      {
        from: 100,
        to: 200,
        by: [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
        ],
      },
      {
        from: 300,
        to: 400,
        by: [
          { x: 10, y: 0 },
          { x: 10, y: 30 },
        ],
      },
    ];
    expect(journey(legs, { x: 10, y: 30 }, 400)).toEqual([
      { translate: "-10px -30px", offset: 0 },
      { translate: "-10px -30px", offset: 0.25 },
      { translate: "0px -30px", offset: 0.5 },
      { translate: "0px -30px", offset: 0.75 },
      { translate: "0px 0px", offset: 1 },
      { translate: "0px 0px", offset: 1 },
    ]);
  });

  it("takes as long for a way as the way is long", () => {
    const legs = [
      {
        from: 0,
        to: 100,
        by: [
          { x: 0, y: 0 },
          { x: 30, y: 0 },
          { x: 40, y: 0 },
        ],
      },
    ];
    expect(journey(legs, { x: 40, y: 0 }, 100).map(({ offset }) => offset)).toEqual([0, 0, 0.75, 1, 1]);
  });
});

describe("the stage", () => {
  function picture(...things: [string, number][]) {
    const root = document.createElement("div");
    for (const [thing, x] of things) {
      const piece = document.createElement("span");
      piece.dataset.piece = thing;
      piece.getBoundingClientRect = () => new DOMRect(x, 0, 10, 10);
      piece.animate = (frames: unknown, timing: unknown) => {
        played.push([thing, frames as Keyframe[], timing as KeyframeAnimationOptions]);
        return { cancel: () => ended.push(thing) } as unknown as Animation;
      };
      root.append(piece);
    }
    return root;
  }
  let played: [string, Keyframe[], KeyframeAnimationOptions][] = [];
  const ended: string[] = [];

  it("moves what stands elsewhere when its line is told, grows what is new, and leaves the rest alone", () => {
    played = [];
    const stage = new Stage();
    stage.remember(picture(["a", 0], ["b", 50]));
    stage.perform(picture(["a", 100], ["b", 50], ["c", 7]), [line("c"), line("a")], [[], []], 100);
    expect(played.map(([thing]) => thing).sort()).toEqual(["a", "c"]);
    const [, frames, timing] = played.find(([thing]) => thing === "a")!;
    expect(timing.duration).toBe(200);
    expect(frames[0]).toEqual({ translate: "-100px 0px", offset: 0 });
    // The piece starts to move when the second line begins.
    expect(frames[1]).toEqual({ translate: "-100px 0px", offset: 0.5 });
    expect(played.find(([thing]) => thing === "c")![2].delay).toBe(0);
    stage.end();
    expect(ended.sort()).toEqual(["a", "c"]);
  });

  it("does nothing where nobody wants to see it", () => {
    played = [];
    const stage = new Stage();
    stage.remember(picture(["a", 0]));
    stage.perform(picture(["a", 100]), [line("a")], [[]], 0);
    expect(played).toEqual([]);
  });
});

it("acts are found by the kind of event, and unknown kinds have none", () => {
  type Event = { moved: { to: number } } | "over";
  const shows = { moved: ({ to }: { to: number }) => [{ show: "pulse" as const, at: `#${to}` }] };
  const of = (event: unknown) => actsOf<Event, null, null>(shows, { ...line(), event }, null, null);
  expect(of({ moved: { to: 3 } })).toEqual([{ show: "pulse", at: "#3" }]);
  expect([of("over"), of({ toString: {} }), of(null)]).toEqual([[], [], []]);
});
