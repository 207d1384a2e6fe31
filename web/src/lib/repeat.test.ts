import { beforeEach, describe, expect, it } from "vitest";
import { asks, resetFakes, news, settle, sit, step, store, sync, wire } from "./table.fake";

beforeEach(resetFakes);

describe("the same question again", () => {
  const again = (number: number) => asks(0, number, { rule: "g:a.1" });
  const answers = () => wire.sent.filter(({ do: it }) => "move" in it).length;
  const done = () => wire.tell({ done: { id: wire.sent.at(-1)?.id ?? 0, invitation: null } });
  const twice = async () => {
    for (const number of [2, 3]) {
      expect(store.repeatable).toBeNull();
      void store.reply({ answer: [1] });
      done();
      wire.tell(news([], step(number, [0], again(number))));
      await settle();
    }
  };

  it("can be answered the same until it is not asked any more, a move each", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], again(1))));
    expect(store.repeatable).toBeNull();
    await twice();
    expect(store.repeatable).toBe(1);
    store.repeat();
    expect(wire.last).toEqual({ move: { seat: 0, question: 3, reply: { answer: [1] } } });
    // The outcome may come before the move is acknowledged.
    wire.tell(news([], step(4, [0], again(4))));
    await settle();
    done();
    await settle();
    expect(wire.last).toEqual({ move: { seat: 0, question: 4, reply: { answer: [1] } } });
    done();
    wire.tell(news([], step(5, [0], asks(0, 5, { rule: "g:b.2" }))));
    await settle();
    expect(answers()).toBe(4);
    expect(store.repeatable).toBeNull();
  });

  it("is not offered to be answered as what was just taken back", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], again(1))));
    await twice();
    expect(store.repeatable).toBe(1);
    wire.tell(sync(0, step(4, [0], again(4))));
    expect(store.repeatable).toBeNull();
    void store.reply({ answer: [1] });
    done();
    wire.tell(news([], step(5, [0], again(5))));
    await settle();
    expect(store.repeatable).toBeNull();
  });

  it("is another matter after somebody else's go", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], again(1))));
    void store.reply({ answer: [1] });
    done();
    wire.tell(news([], step(2, [1])));
    wire.tell(news([], step(3, [0], again(2))));
    await settle();
    expect(store.repeatable).toBeNull();
    expect(answers()).toBe(1);
  });
});
