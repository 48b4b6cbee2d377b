import { expect, test } from "vitest";
import { inCpuTime } from "../../../tests/support/cpu-time.ts";
import { opinionsIn } from "./opinions.ts";

/** 'control+' is praise of control, 'control-' a complaint. */
const said = (review: string) => [
  ...new Set(opinionsIn(review).map(({ theme, kind }) => theme + (kind === "praise" ? "+" : "-"))),
];

test.each([
  // One theme, named and rated.
  ["Great control.", ["control+"]],
  ["My drops improved within a week.", ["control+"]],
  ["The control is poor.", ["control-"]],
  ["Plenty of power on serves.", ["power+"]],
  ["Power is disappointing.", ["power-"]],
  ["I love the spin.", ["spin+"]],
  ["Best price I found.", ["value+"]],
  // Words that are an opinion by themselves.
  ["Forgiving.", ["forgiveness+"]],
  ["Very unforgiving.", ["forgiveness-"]],
  ["Huge sweet spot!", ["forgiveness+"]],
  ["A tiny sweet spot", ["forgiveness-"]],
  ["It feels sluggish.", ["hands-"]],
  ["So quick at the net", ["hands+"]],
  ["Overpriced.", ["value-"]],
  ["The face is slick by now.", ["spin-"]],
  ["Comfortable handle.", ["comfort+"]],
  ["It cracked.", ["durability-"]],
  ["Holds up well", ["durability+"]],
  // Negated, with and without apostrophes.
  ["Not forgiving at all.", ["forgiveness-"]],
  ["It isn't sluggish.", []],
  ["It is not a bad price.", ["value+"]],
  ["Not only forgiving.", ["forgiveness+"]],
  ["I don't find it comfortable.", ["comfort-"]],
  ["Isn’t comfortable.", ["comfort-"]],
  ["isnt comfortable", ["comfort-"]],
  ["I dont think the power is all that good", ["power-"]],
  ["No vibration.", ["comfort+"]],
  ["Hardly any spin.", ["spin-"]],
  // Praise that looks negated.
  ["Never had better control.", ["control+"]],
  ["My resets have never been better.", ["control+"]],
  ["Couldn’t be happier with the control", ["control+"]],
  ["I can't complain about the power.", ["power+"]],
  ["Nothing beats the control.", ["control+"]],
  // Complaints that look like praise, and praise of something else.
  ["It's anything but forgiving.", ["forgiveness-"]],
  ["The spin could be better.", ["spin-"]],
  ["I get beat against fast hands.", []],
  ["He hits hard with his.", []],
  ["I can feel it in my elbow.", []],
  // Several at once, and half of it qualified.
  ["Great control but poor power.", ["control+", "power-"]],
  ["great spin, terrible sweet spot, price ok", ["spin+", "forgiveness-"]],
  ["Powerful, though unforgiving", ["power+", "forgiveness-"]],
  ["Good spin and control. Too heavy for me.", ["control+", "spin+", "hands-"]],
  ["Great control. Poor control in wind.", ["control+", "control-"]],
  // Compared with another paddle.
  ["More pop than my Hyperion but a lot less spin.", ["power+", "spin-"]],
  ["My old paddle had more spin.", ["spin-"]],
  ["My last paddle killed my wrist.", []],
  ["My last paddle had great control.", []],
  // Questions, hopes, conditions and hearsay.
  ["Wish it had better control and more spin.", []],
  ["Does it have good control?", []],
  ["Hoping the grip gets comfortable.", []],
  ["If it had great control, I'd keep it.", []],
  ["Everybody at my club raves about the great spin.", []],
  ["A bigger sweet spot would be nice.", []],
  // What only looks like an opinion.
  ["We play on a slick gym floor.", []],
  ["I play with control.", []],
  ["Built like a tank.", ["durability+"]],
  // What the rules don't understand doesn't count.
  ["I play on Tuesdays.", []],
  ["Control is what it is.", []],
  ["Great paddle!", []],
  ["A quick dink to the side.", []],
  ["I wanted more power.", []],
  ["Uncontrollable laughter at the net.", []],
  ["", []],
  ["好的控制", []],
])("'%s' says %o", (review, opinions) => {
  expect(said(review).toSorted()).toEqual(opinions.toSorted());
});

test("an opinion has its sentence, as it was written", () => {
  expect(opinionsIn("We met in May. Resets are EASIER, and it’s not forgiving!")).toEqual([
    { theme: "control", kind: "praise", sentence: "Resets are EASIER, and it’s not forgiving!" },
    {
      theme: "forgiveness",
      kind: "complaint",
      sentence: "Resets are EASIER, and it’s not forgiving!",
    },
  ]);
});

test("a hostile text takes no time", async () => {
  await inCpuTime(500, () => {
    opinionsIn("not ".repeat(1000));
    opinionsIn("a ".repeat(2000));
    opinionsIn("'".repeat(4000));
    opinionsIn("great control ".repeat(285));
    opinionsIn("great control and power, ".repeat(160));
  });
});
