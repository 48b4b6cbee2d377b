// Loaded into a process before its own code: its clock runs as the real one does, from a moment that the test chose. So
// no test depends on the hour, the day or the week that it runs in.
const ahead = Number(process.env["CLOCK_AHEAD"] ?? 0);

if (ahead !== 0) {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, given: unknown[], newTarget: typeof Date) =>
      Reflect.construct(
        RealDate,
        given.length > 0 ? given : [RealDate.now() + ahead],
        newTarget,
      ) as Date,
    get: (_, name) =>
      name === "now" ? () => RealDate.now() + ahead : (Reflect.get(RealDate, name) as unknown),
  });
}

/** Settings of processes whose clock is at this moment now, in epoch milliseconds, and goes on from there. */
export function clockFrom(start: number): { CLOCK_AHEAD: string; NODE_OPTIONS: string } {
  return {
    CLOCK_AHEAD: String(start - Date.now()),
    NODE_OPTIONS: `--import=${import.meta.filename}`,
  };
}
