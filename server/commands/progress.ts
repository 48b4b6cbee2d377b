/** After so long a command says how far it is also where nobody watches, in milliseconds. */
const patience = 1000;

/** A bar on standard error: at once on a terminal, elsewhere a line a second from the first second on. */
export function progressBar(
  label: string,
  total: number,
): { step(done: number): void; end(): void } {
  const { stderr } = process;
  let said = Date.now();
  let shown = false;
  return {
    step(done) {
      const now = Date.now();
      if (!stderr.isTTY && now - said < patience) return;
      said = now;
      shown = true;
      const share = total === 0 ? 1 : Math.min(1, done / total);
      const bar = "#".repeat(Math.round(share * 30)).padEnd(30, ".");
      const line = `${label} [${bar}] ${done} of ${total}`;
      stderr.write(stderr.isTTY ? `\r${line}` : `${line}\n`);
    },
    end() {
      if (shown && stderr.isTTY) stderr.write("\n");
    },
  };
}
