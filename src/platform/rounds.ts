import { setTimeout as pause } from "node:timers/promises";
import { logFailure } from "./log.ts";

/** Waits so many milliseconds, but keeps no process from ending. */
export const rest = (milliseconds: number): Promise<void> =>
  pause(milliseconds, undefined, { ref: false });

/**
 * Does something now and again after each interval (milliseconds), unless the last time hasn't ended. A failure is logged.
 * @param doing for the log: 'clearing away'
 * @returns what stops it
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
