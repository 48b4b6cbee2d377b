import { afterEach, expect, test, vi } from "vitest";
import { lastRounds, pacedSteps, startRounds } from "./rounds.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a round runs at once, at its interval, and not while the last is running, until it's stopped", async () => {
  vi.useFakeTimers();
  const ends: (() => void)[] = [];
  const run = () => new Promise<void>((resolve) => ends.push(resolve));
  const stop = startRounds({ name: "sweeping", every: 1000, run });
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ends).toHaveLength(1);
  ends[0]!();
  await vi.advanceTimersByTimeAsync(999);
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toHaveLength(2);
  ends[1]!();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toHaveLength(3);
  ends[2]!();
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ends).toHaveLength(3);
});

test("a round that throws is logged, and runs again", async () => {
  vi.useFakeTimers({ now: 7000 });
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const run = vi.fn<() => Promise<void>>();
  run.mockRejectedValueOnce(new Error("The broom is gone.")).mockResolvedValue();
  const stop = startRounds({ name: "sweeping", every: 1000, run });
  await vi.advanceTimersByTimeAsync(0);
  expect(lastRounds().get("sweeping")).toEqual({ endedAt: 7000, failed: true });
  expect(logged.mock.calls.flat().join()).toMatch(/sweeping.*The broom is gone\./);
  await vi.advanceTimersByTimeAsync(1000);
  expect(lastRounds().get("sweeping")).toEqual({ endedAt: 8000, failed: false });
  expect([run.mock.calls.length, logged.mock.calls.length]).toEqual([2, 1]);
  stop();
});

test("a background task rests four times as long as each of its steps took", async () => {
  let now = 1000;
  const rests: number[] = [];
  const stepIsDone = pacedSteps(
    () => now,
    async (milliseconds) => {
      rests.push(milliseconds);
      now += milliseconds;
    },
  );
  now += 5;
  await stepIsDone();
  now += 2;
  await stepIsDone();
  await stepIsDone();
  expect(rests).toEqual([20, 8, 0]);
});
