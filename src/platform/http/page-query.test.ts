import { expect, test } from "vitest";
import { onlyParameters } from "./request-path.ts";

const names = ["level", "sort", "search", "stars", "of"];

test.each([
  ["", ""],
  ["?", ""],
  ["?utm_source=newsletter&utm_medium=email&utm_campaign=may", ""],
  ["?fbclid=IwAR0", ""],
  ["?gclid=a&level=3.5", "?level=3.5"],
  ["?level=3.5&mc_eid=b&sort=helpful", "?level=3.5&sort=helpful"],
  ["?search=utm_source", "?search=utm_source"],
  ["?search=a%26utm_source%3Db&&x", "?search=a%26utm_source%3Db"],
  ["?stars=5&stars=4&_hsenc", "?stars=5&stars=4"],
  ["?z=1&Level=3.5&level[]=3&levels=3", ""],
  ["?level", "?level"],
  ["?level=", "?level="],
  ["?=level&level==", "?level=="],
  ["?%6Cevel=3.5&%256Cevel=4&%=level", "?%6Cevel=3.5"],
  ["?+level=3.5", ""],
])("of %s the page reads %s", (search, read) => {
  expect(onlyParameters(search, names)).toBe(read);
});

test("the REST calls keep their whole query, and refuse what they don't know", () => {
  expect(onlyParameters("?select=*&nothing=1", "all")).toBe("?select=*&nothing=1");
});
