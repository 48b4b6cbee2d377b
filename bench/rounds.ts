import type { LoadResult } from "./load.ts";
import { median } from "./statistics.ts";

/** One load that takes its turn in each round. */
interface Turn {
  /** The ids of the processes that answer it. */
  pids: () => readonly number[];
  run: (round: number) => Promise<LoadResult>;
}

/**
 * Loads that take turns, those of one kind one after the other, so that what the machine does besides slows all of them.
 * Only what is measured runs: a site that renders pages in the background is no load for the next.
 */
export class Rounds {
  readonly #kinds = new Map<string, { turn: Turn; found: LoadResult[] }[]>();

  /** Adds one. @returns its median by each measure, once the rounds are over */
  add(kind: string, turn: Turn): () => LoadResult {
    const found: LoadResult[] = [];
    const others = this.#kinds.get(kind) ?? [];
    this.#kinds.set(kind, [...others, { turn, found }]);
    return () => middleLoad(found);
  }

  /** Runs each a few times to warm up, and then in each round. @throws what one of them throws */
  async run({ warmUps, rounds }: { warmUps: number; rounds: number }, say: (line: string) => void) {
    const turns = [...this.#kinds.values()].flat();
    const all = () => turns.flatMap(({ turn }) => turn.pids());
    signal(all(), "SIGSTOP");
    try {
      for (let round = 0; round < warmUps + rounds; round++) {
        for (const { turn, found } of turns) {
          signal(turn.pids(), "SIGCONT");
          const result = await turn.run(round);
          signal(turn.pids(), "SIGSTOP");
          if (round >= warmUps) found.push(result);
        }
        say(round < warmUps ? "all are warm" : `load, round ${round - warmUps + 1} of ${rounds}`);
      }
    } finally {
      signal(all(), "SIGCONT");
    }
  }
}

/** Signals those that still run: nginx ends the process that has read its cache. */
function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of new Set(pids)) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
}

function middleLoad(results: readonly LoadResult[]): LoadResult {
  const of = (name: keyof LoadResult) => median(results.map((result) => result[name]));
  return { rate: of("rate"), median: of("median"), p99: of("p99"), bytes: of("bytes") };
}
