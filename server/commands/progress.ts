/** How long a command may take before it says how far it is, and how often it says so, in milliseconds. */
const patience = 1000;
const often = { terminal: 100, file: 10_000 };

/**
 * Says on the standard error how far something is that takes longer than a second: as a bar on a terminal, else as a
 * line now and then.
 */
export function progressBar(
  label: string,
  total: number,
  stream: Pick<NodeJS.WriteStream, "write" | "isTTY"> = process.stderr,
  clock: () => number = Date.now,
): { step(done: number): void; end(): void } {
  const begun = clock();
  const isTerminal = stream.isTTY;
  let shownAt: number | undefined;
  let last = 0;

  function show(now: number): void {
    shownAt = now;
    const share = total > 0 ? Math.min(last / total, 1) : 1;
    const said = `${Math.floor(share * 100)}% (${last} of ${total})`;
    const bar = "#".repeat(Math.round(share * 30)).padEnd(30, ".");
    stream.write(isTerminal ? `\r${label} [${bar}] ${said}` : `${label}: ${said}\n`);
  }

  return {
    /** @param done how much of the total is done by now */
    step(done) {
      last = done;
      const now = clock();
      const due =
        shownAt === undefined
          ? begun + patience
          : shownAt + often[isTerminal ? "terminal" : "file"];
      if (now >= due) show(now);
    },
    end() {
      if (shownAt === undefined) return;
      show(clock());
      if (isTerminal) stream.write("\n");
    },
  };
}
