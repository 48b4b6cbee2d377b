import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { openApart, TookTooLong } from "./apart.ts";

const folder = mkdtempSync(join(tmpdir(), "apart-"));
const script = join(folder, "counts.mjs");
writeFileSync(
  script,
  `import { parentPort } from "node:worker_threads";
import { answerApart } from ${JSON.stringify(new URL("apart.ts", import.meta.url).href)};
let count = 0;
const used = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
answerApart(parentPort, ({ work, cpu = Infinity }) => {
  count++;
  const begun = used();
  while (work === "compute" && used() - begun < cpu);
  for (const all = []; work === "fill"; ) all.push(Array.from({ length: 1000 }, () => ({})));
  if (work === "end") process.exit();
  if (work === "fail") throw new Error("has failed");
  return count;
});
`,
);

interface Asked {
  work?: "compute" | "fill" | "end" | "fail";
  cpu?: number;
}

/** A thread that answers how often it was asked. */
const open = (
  limits: { cpu?: number; wait?: number; megabytes?: number } = {},
  idleLife = 60_000,
) =>
  openApart<(asked: Asked) => number>({
    script,
    data: {},
    limits: { cpu: 60_000, wait: 60_000, ...limits },
    idleLife,
  });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true }));

test("one thread answers everything, one after another", async () => {
  const ask = open();
  expect(await Promise.all([ask({}), ask({}), ask({})])).toEqual([1, 2, 3]);
});

test("what takes too much processor time is ended, and the next is answered by another thread", async () => {
  const ask = open({ cpu: 300 });
  expect(await ask({})).toBe(1);
  const [long, next] = [ask({ work: "compute" }), ask({})];
  await expect(long).rejects.toThrow(TookTooLong);
  expect(await next).toBe(1);
});

test("what is asked without limits may take longer", async () => {
  expect(await open({ cpu: 300, wait: 1 })({ work: "compute", cpu: 600 }, false)).toBe(1);
});

test("what waits too long behind something else is refused, and never begun", async () => {
  const ask = open({ wait: 20 });
  const long = ask({ work: "compute", cpu: 300 }, false);
  await expect(ask({})).rejects.toThrow(TookTooLong);
  expect(await long).toBe(1);
  expect(await ask({}, false)).toBe(2);
});

test("what takes too much memory is ended", async () => {
  const ask = open({ megabytes: 32 });
  await expect(ask({ work: "fill" })).rejects.toThrow(TookTooLong);
  expect(await ask({})).toBe(1);
});

test.each([
  ["fail", "has failed"],
  ["end", "the thread has ended"],
] as const)(
  "work that makes the thread %s says so, and doesn't hold up the next",
  async (work, says) => {
    const ask = open();
    await expect(ask({ work })).rejects.toThrow(says);
    expect(await ask({})).toBe(1);
  },
);

test("a thread that ends just before it's asked again holds up nothing", async () => {
  const ask = open();
  expect(await ask({})).toBe(1);
  vi.spyOn(Worker.prototype, "cpuUsage").mockImplementationOnce(async function (this: Worker) {
    await this.terminate();
    throw new Error("it has ended");
  });
  await expect(ask({}, false)).rejects.toThrow("the thread has ended");
  expect(await ask({}, false)).toBe(1);
});

test("a thread without work ends after a time, or at once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const ask = open({}, 1000);
  expect([await ask({}), await ask({})]).toEqual([1, 2]);
  vi.advanceTimersByTime(999);
  expect(await ask({})).toBe(3);
  vi.advanceTimersByTime(1000);
  expect(await ask({})).toBe(1);
  const once = open({}, 0);
  expect([await once({}), await once({})]).toEqual([1, 1]);
});
