import { describe } from "vitest";
import { testCodec } from "../../tests/support/canonical-query.ts";
import { namedPaddles } from "../../tests/support/named-paddles.ts";
import { csvCodec, databaseCodec } from "./database-codec.ts";

describe("the paddle database's query", () => {
  testCodec(databaseCodec, namedPaddles, [
    ["", ""],
    ["sort=name&order=ascending", ""],
    ["order=descending", ""],
    ["sort=rating&order=descending", "?sort=rating"],
    ["sort=price&order=DESCENDING", "?sort=price"],
    ["order=descending&sort=price", "?sort=price&order=descending"],
    ["sort=near&level=3.5", "?level=3.5"],
    ["columns=year&columns=rating&columns=__proto__", "?columns=rating&columns=year"],
    [
      "columns=price&sort=weight&search=+ace&order=ascending&brand=Six%20Zero&page=2",
      "?search=ace&brand=Six+Zero&sort=weight&columns=price",
    ],
  ]);
});

describe("the query of the database's file", () => {
  testCodec(csvCodec, namedPaddles, [
    ["", ""],
    ["sort=price&order=descending&columns=year&page=2", ""],
    ["shape=hybrid&shape=elongated&search=ace", "?search=ace&shape=elongated&shape=hybrid"],
  ]);
});
