import { describe } from "vitest";
import { testCodec } from "../../../tests/support/canonical-query.ts";
import { namedPaddles } from "../../../tests/support/invented.ts";
import { databaseQuery } from "./paddle-columns.tsx";
import { codecOf, listCodec } from "./run-finder.ts";

describe("the finder's query", () => {
  testCodec(listCodec("all"), namedPaddles, [
    ["", ""],
    ["search=&category=all&brand=all&sort=rating&level=all&rating=all&page=1", ""],
    ["brand=JOOLA&search=pro", "?search=pro&brand=JOOLA"],
    ["search=++pro++4+", "?search=pro++4"],
    ["search=PRO", "?search=PRO"],
    ["search=J%c3%b3ola%2c+100%25", "?search=J%C3%B3ola,+100%25"],
    ["search=%ff", "?search=%EF%BF%BD"],
    ["search=a&search=b", "?search=a"],
    ["brand=joola&category=__proto__", ""],
    ["brand=Ben%27s%20%2B%20Co", "?brand=Ben%27s+%2B+Co"],
    ["surface=Graphite&surface=Carbon+Fiber", "?surface=Carbon+Fiber&surface=Graphite"],
    ["price=250-&price=-100&price=250-&price=1", "?price=-100&price=250-"],
    ["rating=4.0&level=4%2C25", "?level=4.0&rating=4.0"],
    ["level=new", "?level=new"],
    ["shortlist=dog,old-ant,ant,nobody", "?shortlist=dog,ant"],
    ["sort=price-down", "?sort=price-down"],
    ["sort=length&order=descending", ""],
    ["page=2", "?page=2"],
    ["page=02", ""],
    ["page=1e3", ""],
    ["page=999999", "?page=999999"],
    ["page=1000000", ""],
    ["page=3&sort=name&search=a", "?search=a&sort=name&page=3"],
  ]);
});

describe("the query of a list with search, category and brand only", () => {
  testCodec(listCodec("basic"), namedPaddles, [
    ["", ""],
    ["page=2&category=Power+Paddle&search=a", "?search=a&category=Power+Paddle&page=2"],
    ["surface=Graphite&sort=price&level=3.5&shortlist=ant", ""],
  ]);
});

describe("the paddle database's query", () => {
  testCodec(codecOf(databaseQuery), namedPaddles, [
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
      "?search=ace&brand=Six+Zero&sort=weight&columns=price&page=2",
    ],
  ]);
});

describe("the query of the database's file", () => {
  testCodec(listCodec("filters"), namedPaddles, [
    ["", ""],
    ["sort=price&order=descending&columns=year&page=2", ""],
    ["shape=hybrid&shape=elongated&search=ace", "?search=ace&shape=elongated&shape=hybrid"],
  ]);
});
