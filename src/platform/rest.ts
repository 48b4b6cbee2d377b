import { setTimeout as pause } from "node:timers/promises";

/** Waits so many milliseconds, but keeps no process from ending. */
export const rest = (milliseconds: number): Promise<void> =>
  pause(milliseconds, undefined, { ref: false });
