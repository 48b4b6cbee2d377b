/** Loaded before a process's own code: sets its clock to a fixed start, so that pictures show the same every time. */
const started = Date.UTC(2026, 0, 15, 12);
const RealDate = Date;
const behind = RealDate.now() - started;

globalThis.Date = new Proxy(RealDate, {
  construct: (_, given: unknown[], newTarget: typeof Date) =>
    Reflect.construct(
      RealDate,
      given.length > 0 ? given : [RealDate.now() - behind],
      newTarget,
    ) as Date,
  get: (_, name) =>
    name === "now" ? () => RealDate.now() - behind : (Reflect.get(RealDate, name) as unknown),
});
