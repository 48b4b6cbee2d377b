import { expect, test } from "vitest";
import { pacedSteps } from "./rounds.ts";

test("a background task rests four times as long as each of its steps took", async () => {
  let now = 1000;
  const rests: number[] = [];
  const stepIsDone = pacedSteps(
    () => now,
    async (milliseconds) => {
      rests.push(milliseconds);
      now += milliseconds;
    },
  );
  now += 5;
  await stepIsDone();
  now += 2;
  await stepIsDone();
  await stepIsDone();
  expect(rests).toEqual([20, 8, 0]);
});
