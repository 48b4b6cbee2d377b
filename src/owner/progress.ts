/** When progress is first shown and how often it is updated, in milliseconds. */
const delay = 1000;
const interval = { terminal: 100, file: 10_000 };

/** Shows on standard error how far a long command has come: as a bar on a terminal, else a line every 10 seconds. */
export function progressBar(
  label: string,
  total = 0,
  stream: Pick<NodeJS.WriteStream, "write" | "isTTY"> = process.stderr,
  clock: () => number = Date.now,
) {
  const begun = clock();
  const isTerminal = stream.isTTY;
  let shownAt: number | undefined;
  let last = { done: 0, of: total };

  function show(now: number): void {
    shownAt = now;
    const { done, of } = last;
    const share = of > 0 ? Math.min(done / of, 1) : 1;
    const said = `${Math.floor(share * 100)}% (${done} of ${of})`;
    const bar = "#".repeat(Math.round(share * 30)).padEnd(30, ".");
    stream.write(isTerminal ? `\r${label} [${bar}] ${said}` : `${label}: ${said}\n`);
  }

  return {
    /** @param done how much of the total is done so far */
    step(done: number, of = total) {
      last = { done, of };
      const now = clock();
      const due =
        shownAt === undefined
          ? begun + delay
          : shownAt + interval[isTerminal ? "terminal" : "file"];
      if (now >= due) show(now);
    },
    end() {
      if (shownAt === undefined) return;
      show(clock());
      if (isTerminal) stream.write("\n");
    },
  };
}
