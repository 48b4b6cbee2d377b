import { logFailure } from "../log.ts";

/** A page that was dropped and that many had asked for. */
export interface Renewal {
  address: string;
  asked: number;
  render(): Promise<void>;
}

/** How many pages wait at most. The rest are rendered when someone asks for them. */
const mostWaiting = 100;
/** For how long nothing is rendered after a page, in times of what it took: visitors have most of the processor. */
const restShare = 4;

/**
 * Returns what has pages rendered again in the background: one at a time, those that most had asked for first.
 * @param rest waits so many milliseconds
 * @param stopping ends it
 */
export function renewInTurn(
  rest: (milliseconds: number) => Promise<unknown>,
  stopping: AbortSignal,
): (pages: readonly Renewal[]) => void {
  let waiting: Renewal[] = [];
  let isAtWork = false;

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next && !stopping.aborted; next = waiting.shift()) {
      const begun = performance.now();
      try {
        await next.render();
      } catch (error) {
        logFailure("rendering a page again", error);
      }
      await rest((performance.now() - begun) * restShare);
    }
    isAtWork = false;
  }

  return (pages) => {
    const added = new Set(pages.map(({ address }) => address));
    waiting = [...waiting.filter(({ address }) => !added.has(address)), ...pages]
      .toSorted((a, b) => b.asked - a.asked)
      .slice(0, mostWaiting);
    if (isAtWork || waiting.length === 0) return;
    isAtWork = true;
    void work();
  };
}
