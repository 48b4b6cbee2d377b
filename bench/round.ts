/** One load that takes its turn in a round. */
interface Turn<Found> {
  /** The ids of the processes that answer it. */
  pids: () => readonly number[];
  run: () => Promise<Found>;
}

/**
 * Loads that take turns, those of one kind one after the other, so that what the machine does besides slows all of them.
 * Only what is measured runs: a site that renders pages in the background is no load for the next.
 */
export class Round {
  readonly #kinds = new Map<string, { turn: Turn<unknown>; found?: unknown }[]>();

  /** Adds one. @returns what it found, once the round is over */
  add<Found>(kind: string, turn: Turn<Found>): () => Found {
    const added: { turn: Turn<Found>; found?: Found } = { turn };
    this.#kinds.set(kind, [...(this.#kinds.get(kind) ?? []), added]);
    return () => added.found!;
  }

  /** Runs each once. @throws what one of them throws */
  async run(): Promise<void> {
    const all = [...this.#kinds.values()].flat();
    const pids = () => all.flatMap(({ turn }) => turn.pids());
    signal(pids(), "SIGSTOP");
    try {
      for (const each of all) {
        signal(each.turn.pids(), "SIGCONT");
        each.found = await each.turn.run();
        signal(each.turn.pids(), "SIGSTOP");
      }
    } finally {
      signal(pids(), "SIGCONT");
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
