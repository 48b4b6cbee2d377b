import { performance } from "node:perf_hooks";
import { logFailure } from "../log.ts";

/** Work on a page that nobody waits for. */
export interface PageWork {
  /** Another piece of the same name takes its place. */
  name: string;
  /** How many had asked for the page. */
  asked: number;
  run(): Promise<unknown>;
}

/** How many pieces wait at most. */
const mostWaiting = 100;
/**
 * For how long there is a rest after a piece, in times of what it took: visitors have most of the processor. While they
 * leave nothing of it, nearly all.
 */
const rests = { idle: 3, most: 50 };

/**
 * Returns what has work done in the background: one piece at a time, those for pages that most had asked for first. The
 * least wanted is left undone if too much waits.
 * @param rest waits so many milliseconds
 * @param stopping ends it
 * @param business how busy the event loop was since it was last asked: 0 for idle, 1 for always
 */
export function workInTurn(
  rest: (milliseconds: number) => Promise<unknown>,
  stopping: AbortSignal,
  business = measureBusiness(),
): (work: readonly PageWork[]) => void {
  let waiting: PageWork[] = [];
  let isAtWork = false;

  async function begin(): Promise<void> {
    for (let next = waiting.shift(); next && !stopping.aborted; next = waiting.shift()) {
      const begun = performance.now();
      try {
        await next.run();
      } catch (error) {
        logFailure("preparing a page", error);
      }
      await rest((performance.now() - begun) * Math.min(rests.most, rests.idle / (1 - business())));
    }
    isAtWork = false;
  }

  return (work) => {
    const added = new Set(work.map(({ name }) => name));
    waiting = [...waiting.filter(({ name }) => !added.has(name)), ...work]
      .toSorted((a, b) => b.asked - a.asked)
      .slice(0, mostWaiting);
    if (isAtWork || waiting.length === 0) return;
    isAtWork = true;
    void begin();
  };
}

function measureBusiness(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const since = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    return since.utilization;
  };
}
