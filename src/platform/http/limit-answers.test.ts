import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { limitAnswers, usualLimits } from "./listen.ts";

const { answers } = usualLimits();
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** An answer on a connection that has sent something before. */
function answerOf(held: number) {
  const socket = {
    bytesWritten: 5_000_000,
    destroyed: false,
    resetAndDestroy() {
      socket.destroyed = true;
      answer.emit("close");
    },
  };
  const answer = Object.assign(new EventEmitter(), { socket, writableLength: held });
  return answer;
}
const begin = (start: ReturnType<typeof limitAnswers>, held = 0) => {
  const answer = answerOf(held);
  start(answer as never);
  answer.socket.bytesWritten += held;
  return answer;
};

test.each([
  ["a redirect", 500, 60],
  ["a page", 15_000, 75],
  ["a list of REST rows", 4_000_000, 4060],
])("%s of %i bytes may take %i seconds", (_, bytes, seconds) => {
  const { socket } = begin(limitAnswers(answers), bytes);
  vi.advanceTimersByTime(seconds * 1000 - 10);
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(socket.destroyed).toBe(true);
});

test("a file that's read as the client takes it may take as long as it's fast enough", () => {
  const { socket } = begin(limitAnswers(answers));
  for (let second = 0; second < 600; second++) {
    socket.bytesWritten += 1100;
    vi.advanceTimersByTime(1000);
  }
  expect(socket.destroyed).toBe(false);
  // From here on, the client reads nothing.
  vi.advanceTimersByTime(121_000);
  expect(socket.destroyed).toBe(true);
});

test("a connection whose answer was taken stays open", () => {
  const answer = begin(limitAnswers(answers));
  answer.emit("close");
  vi.advanceTimersByTime(3_600_000);
  expect(answer.socket.destroyed).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test("a client that has gone starts no time", () => {
  const start = limitAnswers(answers);
  start({ ...answerOf(0), socket: null } as never);
  expect(vi.getTimerCount()).toBe(0);
});

describe("what is held for slow clients", () => {
  const start = () => limitAnswers({ ...answers, maxHeld: 100 });
  const gone = (all: ReturnType<typeof answerOf>[]) => all.map(({ socket }) => socket.destroyed);

  test("is not cut while there's room", () => {
    const limited = start();
    const all = [begin(limited, 60), begin(limited, 40), begin(limited, 0)];
    expect(gone(all)).toEqual([false, false, false]);
  });

  test("ends with the oldest that holds any, until the rest fits", () => {
    const limited = start();
    const all = [0, 60, 50, 70, 20].map((held) => begin(limited, held));
    begin(limited);
    expect(gone(all)).toEqual([false, true, true, false, false]);
  });

  test("doesn't count what was taken", () => {
    const limited = start();
    const all = [60, 60].map((held) => begin(limited, held));
    all[0]!.writableLength = 0;
    begin(limited);
    expect(gone(all)).toEqual([false, false]);
  });
});
