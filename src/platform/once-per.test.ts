import { expect, test, vi } from "vitest";
import { oncePer } from "./once-per.ts";

test("a result is computed once for each object, even a falsy one", () => {
  const workOut = vi.fn(({ weightOz }: { weightOz: number }) => weightOz);
  const weightOf = oncePer(workOut);
  const [light, none] = [{ weightOz: 7.6 }, { weightOz: 0 }];
  expect([light, none, light, none].map(weightOf)).toEqual([7.6, 0, 7.6, 0]);
  expect(workOut).toHaveBeenCalledTimes(2);
});

test("equal objects are not the same object", () => {
  const workOut = vi.fn(() => "worked out");
  const of = oncePer(workOut);
  of({});
  of({});
  expect(workOut).toHaveBeenCalledTimes(2);
});
