import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SoldPaddle } from "../paddles/paddle-facts.ts";
import { smallLibrary } from "../../../tests/support/project-library.ts";
import { Balance } from "./compared-paddles.tsx";

const [example] = smallLibrary().written;
const weighing = (name: string, weightOz: number | null, notConfirmed: "weightOz"[] = []) =>
  ({ ...example!, slug: name.toLowerCase(), name, weightOz, notConfirmed }) as SoldPaddle;
const html = (...paddles: SoldPaddle[]) =>
  renderToStaticMarkup(<Balance paddles={paddles} units="us" />);

test.each([
  ["the right one is heavier", 7.8, 8.2, "rotate(6 ", "The Hero is 0.4 oz heavier."],
  ["the left one is heavier", 8.2, 7.8, "rotate(-6 ", "The Flow is 0.4 oz heavier."],
  ["one is far heavier", 7, 9, "rotate(14 ", "The Hero is 2 oz heavier."],
  ["no one would notice", 8, 8.1, "rotate(0 ", "You wouldn&#x27;t notice"],
])("a balance tips if %s", (_, left, right, turn, sentence) => {
  const balance = html(weighing("Flow", left), weighing("Hero", right));
  expect(balance).toContain(turn);
  expect(balance).toContain(sentence);
});

test("there's no balance with a weight that isn't confirmed or known", () => {
  expect(html(weighing("Flow", 7.8, ["weightOz"]), weighing("Hero", 8.2))).toBe("");
  expect(html(weighing("Flow", 7.8), weighing("Hero", null))).toBe("");
});
