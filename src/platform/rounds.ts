import { setTimeout as pause } from "node:timers/promises";
import { logFailure } from "./log.ts";

/** Waits for a number of milliseconds without keeping the process alive. */
export const rest = (milliseconds: number): Promise<void> =>
  pause(milliseconds, undefined, { ref: false });

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
    try {
      await round();
    } catch (error) {
      logFailure(doing, error);
    } finally {
      running = false;
    }
  };
  const timer = setInterval(() => void run(), interval).unref();
  void run();
  return () => clearInterval(timer);
}
