import { describe } from "vitest";
import { testCodec } from "../../../../tests/support/canonical-query.ts";
import { reviewAndUnitsCodec, reviewCodec } from "./review-codec.ts";

const id = "0198f2c4-7d1e-7a60-9b3c-5e8f0a1b2c3d";

describe("the query of a page with reviews", () => {
  testCodec(reviewCodec, {}, [
    ["", ""],
    ["dupr=&stars=&sort=newest&search=", ""],
    ["search=grip&stars=4&level=3.5", "?level=3.5&stars=4&search=grip"],
    ["search=+++grip%0A+tape", "?search=grip+tape"],
    [`search=${"%C3%A9".repeat(90)}`, `?search=${"%C3%A9".repeat(80)}`],
    [`search=${"a".repeat(79)}+b`, `?search=${"a".repeat(79)}`],
    ["theme=control&theme=spin", "?theme=control"],
    ["theme=Control&stars=6&sort=best", ""],
    ["opinion=complaint&theme=control&stars=4", "?stars=4&theme=control&opinion=complaint"],
    ["opinion=praise", ""],
    ["theme=spin&opinion=love", "?theme=spin"],
    ["stars=4&stars=5", "?stars=4"],
    ["sort=helpful&stars=05", "?sort=helpful"],
    // All levels, explicitly: the form then ignores the reader's own.
    ["level=", "?level="],
    ["level=all", "?level="],
    ["level=dupr&dupr=pro", "?level="],
    ["level=&stars=4", "?stars=4"],
    ["level=&sort=lowest", "?sort=lowest&level="],
    // The page says how a DUPR counts.
    ["level=dupr&dupr=3%2C25", "?level=3.25"],
    ["dupr=3.25", "?level=3.25"],
    ["level=3.50", "?level=3.5"],
    ["level=dupr&dupr=3.5", "?level=3.5"],
    // A place in the list.
    [`before=01750000000123_${id}`, `?before=1750000000123_${id}`],
    ["sort=highest&before=005_sample-3", "?sort=highest&before=5_sample-3"],
    ["sort=newest&before=5_sample-3", ""],
    // Reviews by their links.
    [`review=${id}`, `?review=${id}`],
    ["review=sample-3&stars=5", "?stars=5&review=sample-3"],
    ["review=__proto__&voted=1", ""],
    // One visitor's own action.
    ["review=stored", undefined],
    ["review=held&stars=5", undefined],
    [`voted=${id}`, undefined],
    ["stars=5&voted=sample-3", undefined],
    ["units=metric", ""],
  ]);
});

describe("the query of a page with reviews and units", () => {
  testCodec(reviewAndUnitsCodec, {}, [
    ["", ""],
    ["units=metric", "?units=metric"],
    ["units=metric&stars=4", "?stars=4&units=metric"],
    ["units=us&stars=4", "?stars=4"],
    [`units=metric&voted=${id}`, undefined],
  ]);
});
