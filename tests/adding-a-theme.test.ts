import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProject } from "./support/walk-through.ts";

const file = "src/site/reviews/themes/themes.ts";

let copy: ReturnType<typeof copyProject>;
beforeAll(() => {
  copy = copyProject();
  const before = copy.read(file);
  const after = before.replace(/^};$/m, '  looks: "Looks",\n};');
  expect(after).not.toBe(before);
  copy.write(file, after);
});
afterAll(() => copy.delete());

test("a theme is one line: what it's missing from is a type error", async () => {
  expect(await copy.typeErrors()).toBe("");
});

test("it's stored, filtered, counted, quoted and praised as every other", async () => {
  const { output } = await copy.node(
    "tests/support/use-new-theme.ts",
    "looks",
    join(copy.folder, "data"),
  );
  expect(JSON.parse(output)).toEqual({
    filtered: ["looks", "looks", "looks"],
    counted: [{ theme: "looks", praise: 3, complaint: 0 }],
    quoted: 1,
    praised: ["looks"],
  });
});
