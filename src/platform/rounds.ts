import { setTimeout as pause } from "node:timers/promises";
import { logFailure } from "./log.ts";

/** Waits for a number of milliseconds without keeping the process alive. */
export const rest = (milliseconds: number): Promise<void> =>
  pause(milliseconds, undefined, { ref: false });

/** A task that is done again and again in the background. */
export interface Round {
  /** What it does, for the log: 'clearing away'. */
  name: string;
  /** Its interval in milliseconds. */
  every: number;
  run: () => Promise<unknown>;
}

/** The end of a round, in epoch milliseconds, and whether it failed. */
export interface RoundEnd {
  endedAt: number;
  failed: boolean;
}

const ended = new Map<string, RoundEnd>();

/** How each task that this process runs ended last, by its name. */
export const lastRounds = (): ReadonlyMap<string, RoundEnd> => ended;

/**
 * Runs a task now and then at its interval, skipping a turn while the last is still running. Failures are logged.
 * @returns a function that stops it
 */
export function startRounds({ name, every, run }: Round): () => void {
  let running = false;
  const turn = async () => {
    if (running) return;
    running = true;
    let failed = false;
    try {
      await run();
    } catch (error) {
      failed = true;
      logFailure(name, error);
    } finally {
      running = false;
      ended.set(name, { endedAt: Date.now(), failed });
    }
  };
  const timer = setInterval(() => void turn(), every).unref();
  void turn();
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
