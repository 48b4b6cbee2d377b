import { setTimeout as pause } from "node:timers/promises";
import { logFailure } from "./log.ts";

/** Waits for a number of milliseconds without keeping the process alive. */
export const rest = (milliseconds: number): Promise<void> =>
  pause(milliseconds, undefined, { ref: false });

/** The last round of a task: when it ended, in epoch milliseconds, and whether it failed. */
export interface Round {
  endedAt: number;
  failed: boolean;
}

const ended = new Map<string, Round>();

/** The last round of each task that this process runs, by what it does. */
export const lastRounds = (): ReadonlyMap<string, Round> => ended;

/**
 * Runs a task now and then at an interval (milliseconds), skipping a turn while the last is still running. Failures are
 * logged.
 * @param doing for the log: 'clearing away'
 * @returns a function that stops it
 */
export function startRounds(
  interval: number,
  doing: string,
  round: () => Promise<unknown>,
): () => void {
  let running = false;
  const run = async () => {
    if (running) return;
    running = true;
    let failed = false;
    try {
      await round();
    } catch (error) {
      failed = true;
      logFailure(doing, error);
    } finally {
      running = false;
      ended.set(doing, { endedAt: Date.now(), failed });
    }
  };
  const timer = setInterval(() => void run(), interval).unref();
  void run();
  return () => clearInterval(timer);
}

/** How many times as long as a background task has worked it then rests. */
const restPerWork = 4;

/**
 * For a long task in the background: a function to call after each step, which leaves most of the time to requests.
 * @param now, resting replace the clock in tests
 */
export function pacedSteps(now = () => performance.now(), resting = rest): () => Promise<void> {
  let begin = now();
  return async () => {
    await resting((now() - begin) * restPerWork);
    begin = now();
  };
}
