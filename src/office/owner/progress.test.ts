import { expect, test } from "vitest";
import { progressBar } from "./output.ts";

function watched(isTTY: boolean) {
  let said = "";
  const time = { now: 0 };
  const stream = { isTTY, write: (text: unknown) => ((said += String(text)), true) };
  const bar = progressBar("Sending", 200, stream, () => time.now);
  const stepAt = (now: number, done: number) => {
    time.now = now;
    bar.step(done);
  };
  return { bar, stepAt, said: () => said };
}

test("shows nothing for work of less than a second", () => {
  const { bar, stepAt, said } = watched(true);
  stepAt(500, 100);
  stepAt(999, 200);
  bar.end();
  expect(said()).toBe("");
});

test("draws a bar on one line of a terminal, at most ten times a second", () => {
  const { bar, stepAt, said } = watched(true);
  stepAt(1000, 50);
  stepAt(1050, 60);
  stepAt(1100, 100);
  stepAt(1150, 200);
  bar.end();
  expect(said().split("\r")).toEqual([
    "",
    "Sending [########......................] 25% (50 of 200)",
    "Sending [###############...............] 50% (100 of 200)",
    "Sending [##############################] 100% (200 of 200)\n",
  ]);
});

test("writes a line every ten seconds if there is no terminal", () => {
  const { bar, stepAt, said } = watched(false);
  stepAt(1000, 50);
  stepAt(9000, 60);
  stepAt(11_000, 100);
  bar.end();
  expect(said()).toBe(
    "Sending: 25% (50 of 200)\nSending: 50% (100 of 200)\nSending: 50% (100 of 200)\n",
  );
});
