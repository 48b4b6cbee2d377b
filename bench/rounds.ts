import type { LoadResult } from "./load.ts";
import { median } from "./statistics.ts";

/** Loads that take turns, so that other work on the machine slows all of them. */
export class Rounds {
  readonly #all: { run: (round: number) => Promise<LoadResult>; found: LoadResult[] }[] = [];

  /** Adds one. @returns its median by each measure, once the rounds are over */
  add(run: (round: number) => Promise<LoadResult>): () => LoadResult {
    const found: LoadResult[] = [];
    this.#all.push({ run, found });
    return () => middleLoad(found);
  }

  /** Runs each once to warm up, and then in each round. @throws what one of them throws */
  async run(rounds: number, say: (line: string) => void): Promise<void> {
    for (let round = 0; round <= rounds; round++) {
      for (const { run, found } of this.#all) {
        const result = await run(round);
        if (round > 0) found.push(result);
      }
      say(round === 0 ? "all are warm" : `load, round ${round} of ${rounds}`);
    }
  }
}

function middleLoad(results: readonly LoadResult[]): LoadResult {
  const of = (name: keyof LoadResult) => median(results.map((result) => result[name]));
  return { rate: of("rate"), median: of("median"), p99: of("p99"), bytes: of("bytes") };
}
