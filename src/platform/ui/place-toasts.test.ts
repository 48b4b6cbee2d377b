import { expect, test } from "vitest";
import { type Box, placeToasts } from "./place-toasts.ts";

const desktop = {
  screen: { width: 1280, height: 900 },
  toasts: { width: 356, height: 74 },
  edge: 24,
};
const phone = { screen: { width: 390, height: 844 }, toasts: { width: 358, height: 74 }, edge: 16 };
const box = (left: number, top: number, right: number, bottom: number): Box => ({
  left,
  top,
  right,
  bottom,
});
const button = (top: number) => [[box(16, top, 374, top + 48)]];
const answer = box(0, 0, 390, 844);

test.each([
  ["a toast about nothing is in the corner", desktop, undefined, [], [24, 24]],
  ["so is one about a part elsewhere", desktop, box(40, 80, 700, 900), [], [24, 24]],
  [
    "one about the column at the right is beside it",
    desktop,
    box(848, 76, 1216, 884),
    [],
    [444, 24],
  ],
  ["also if the column ends above the corner", desktop, box(848, 76, 1216, 500), [], [444, 24]],
  ["but not if it is off the screen", desktop, box(848, -700, 1216, -20), [], [24, 24]],
  [
    "one about a band across the page is above it",
    desktop,
    box(0, 600, 1280, 880),
    [[box(0, 600, 1280, 880)]],
    [24, 312],
  ],
  ["on a phone, a button further up leaves the corner free", phone, answer, button(600), [16, 16]],
  ["a button in the corner is below the toast", phone, answer, button(780), [16, 76]],
  ["a button that is only half in the way, too", phone, answer, button(720), [16, 136]],
  [
    "one over another, as one thing",
    phone,
    answer,
    [[box(16, 700, 374, 730), box(16, 780, 374, 828)]],
    [16, 156],
  ],
  [
    "an answer that fills the screen keeps its links clear",
    phone,
    answer,
    [[answer], [box(16, 790, 200, 820)]],
    [16, 66],
  ],
  ["without any room it's in the corner", phone, answer, [[answer]], [16, 16]],
])("%s", (_, scene, part, keep, [right, bottom]) => {
  expect(placeToasts({ ...scene, part, keep })).toEqual({ right, bottom });
});

const column = box(848, 76, 1216, 884);
const low = { ...desktop, screen: { width: 1280, height: 130 } };
const button780 = { part: answer, keep: button(780) };
const nothing = { part: undefined, keep: [] };

test.each([
  ["in the corner has the toast above it", desktop, nothing, [1100, 850], [24, 62]],
  ["beside the corner changes nothing", desktop, nothing, [900, 850], [24, 24]],
  ["beside the column, too", desktop, { part: column, keep: [] }, [700, 850], [444, 62]],
  ["above the button it pressed has the toast above both", phone, button780, [200, 750], [16, 106]],
  ["gives way to what the toast is about", phone, button780, [200, 72], [16, 76]],
  ["that leaves no room keeps the corner", low, nothing, [1100, 60], [24, 24]],
] as const)("a pointer %s", (_, scene, { part, keep }, [x, y], [right, bottom]) => {
  expect(placeToasts({ ...scene, part, keep, pointer: { x, y } })).toEqual({ right, bottom });
});
