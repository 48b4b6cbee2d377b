import { describe } from "vitest";
import { testCodec } from "../../../tests/support/canonical-query.ts";
import { namedPaddles } from "../../../tests/support/invented.ts";
import { unitsQuery } from "../../platform/text/units.ts";
import { comparisonCodec } from "./comparisons.page.tsx";

describe("the comparison's query", () => {
  testCodec(comparisonCodec, namedPaddles, [
    ["", ""],
    ["paddles=", ""],
    ["units=us", ""],
    ["units=metric", "?units=metric"],
    ["paddles=bee,ant", "?paddles=bee,ant"],
    ["paddles=bee%2Cant", "?paddles=bee,ant"],
    ["units=metric&paddles=ant,bee,cat,dog", "?paddles=ant,bee,cat,dog&units=metric"],
    ["paddles=dog@14-mm-flash,dog", "?paddles=dog@14-mm-flash,dog"],
    ["paddles=dog%4014-mm-flash%2Cant", "?paddles=dog@14-mm-flash,ant"],
    // These redirect to the canonical URL.
    ["paddles=ant&paddles=bee", undefined],
    ["paddles=ant,ant", undefined],
    ["paddles=ant,", undefined],
    ["paddles=Ant", undefined],
    ["paddles=old-ant,bee", undefined],
    ["paddles=__proto__", undefined],
    ["paddles=dog@gen-1", undefined],
    ["paddles=dog@", undefined],
    ["paddles=ant@14-mm-flash", undefined],
    ["paddles=dog@14-mm-flash@ant", undefined],
  ]);
});

describe("a pair's query", () => {
  testCodec(unitsQuery, namedPaddles, [
    ["", ""],
    ["units=metric", "?units=metric"],
    ["units=metric&units=us", "?units=metric"],
    ["units=Metric", ""],
    ["units=us&units=metric", ""],
    ["paddles=ant", ""],
  ]);
});
