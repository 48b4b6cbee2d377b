import { beforeEach, expect, test, vi } from "vitest";
import { type PageWork, workInTurn } from "./work-in-turn.ts";

let done: string[];
let rests: (() => void)[];
let stopping: AbortController;
let add: (work: readonly PageWork[]) => void;
beforeEach(() => {
  done = [];
  rests = [];
  stopping = new AbortController();
  const rest = () => new Promise<void>((end) => void rests.push(end));
  add = workInTurn(rest, stopping.signal);
});

const work = (name: string, asked: number, run = async () => {}): PageWork => ({
  name,
  asked,
  async run() {
    done.push(name);
    await run();
  },
});
const isResting = (times: number) =>
  vi.waitFor(() => expect(rests).toHaveLength(times), { interval: 1 });
async function endRests(count: number): Promise<void> {
  for (let turn = 1; turn <= count; turn++) {
    await isResting(turn);
    rests[turn - 1]!();
  }
}

test("one piece is done at a time, the most wanted first, with a rest after each", async () => {
  add([work("b", 2), work("a", 1), work("c", 3)]);
  await isResting(1);
  expect(done).toEqual(["c"]);
  rests[0]!();
  await isResting(2);
  expect(done).toEqual(["c", "b"]);
  add([work("d", 9)]);
  rests[1]!();
  await isResting(3);
  expect(done).toEqual(["c", "b", "d"]);
  rests[2]!();
  await isResting(4);
  expect(done).toEqual(["c", "b", "d", "a"]);
});

test("a piece takes the place of one with its name", async () => {
  add([work("first", 9)]);
  const earlier = vi.fn(async () => {});
  add([work("same", 1, earlier)]);
  add([work("same", 2)]);
  await endRests(2);
  expect(done).toEqual(["first", "same"]);
  expect(earlier).not.toHaveBeenCalled();
});

test("the least wanted is left undone if too much waits", async () => {
  add([work("first", 999)]);
  add(Array.from({ length: 150 }, (_, asked) => work(String(asked), asked)));
  await endRests(101);
  const wanted = Array.from({ length: 100 }, (_, place) => String(149 - place));
  expect(done).toEqual(["first", ...wanted]);
});

test("work that fails is noted, and the next is done", async () => {
  const noted = vi.spyOn(console, "error").mockImplementation(() => {});
  add([work("fails", 2, () => Promise.reject(new Error("no luck"))), work("next", 1)]);
  await endRests(2);
  const said = noted.mock.calls.flat().join("");
  noted.mockRestore();
  expect(done).toEqual(["fails", "next"]);
  expect(said).toContain("preparing a page: no luck");
});

test("a server that stops does no more of it", async () => {
  add([work("a", 2), work("b", 1)]);
  await isResting(1);
  stopping.abort();
  await endRests(1);
  await Promise.resolve();
  add([work("c", 3)]);
  await Promise.resolve();
  expect(done).toEqual(["a"]);
});

test.each([
  ["idle", 0, 30],
  ["busy", 0.5, 60],
  ["nearly always busy", 0.9, 300],
  ["always busy", 1, 500],
])(
  "after 10 ms of work, a server that is %s (%d) rests %d ms",
  async (_, business, milliseconds) => {
    const now = vi.spyOn(performance, "now").mockReturnValueOnce(1000).mockReturnValueOnce(1010);
    const rest = vi.fn(async (_milliseconds: number) => {});
    workInTurn(rest, stopping.signal, () => business)([work("a", 1)]);
    await vi.waitFor(() => expect(rest).toHaveBeenCalled(), { interval: 1 });
    now.mockRestore();
    expect(rest.mock.calls[0]![0]).toBeCloseTo(milliseconds);
  },
);
