import { describe } from "vitest";
import { testCodec } from "../../../tests/support/canonical-query.ts";
import { searchQuery, suggestionsQuery } from "./site-search.ts";

const long = "a".repeat(99);

describe("a search's query", () => {
  testCodec(searchQuery, {}, [
    ["", ""],
    ["search=+%0A", ""],
    ["search=+Soft%20hands+", "?search=Soft+hands"],
    ["search=a,b", "?search=a,b"],
    ["search=%26%3D%23%2B%25", "?search=%26%3D%23%2B%25"],
    ["search=%F0%9F%8F%93", "?search=%F0%9F%8F%93"],
    ["search=a&search=b", "?search=a"],
    ["Search=a", ""],
    [`search=${long}+bc`, `?search=${long}+bc`],
  ]);
});

describe("the query for suggestions", () => {
  testCodec(suggestionsQuery, {}, [
    ["", ""],
    ["search=+", ""],
    ["search=+j%C3%B3o+", "?search=j%C3%B3o"],
    [`search=${long}bcd`, `?search=${long}b`],
    // A space at the cut is dropped; half a character becomes a replacement character.
    [`search=${long}+b`, `?search=${long}`],
    [`search=${long}%F0%9F%8F%93`, `?search=${long}%EF%BF%BD`],
  ]);
});
