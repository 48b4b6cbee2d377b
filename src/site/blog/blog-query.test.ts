import { expect, test } from "vitest";
import { testCodec } from "../../../tests/support/canonical-query.ts";
import {
  blogAddress,
  blogQuery,
  type BlogCategory,
  isFiltered,
  matchingArticles,
} from "./blog-query.ts";

testCodec(blogQuery, {}, [
  ["", ""],
  ["search=&category=", ""],
  ["search=%09", ""],
  ["category=Strategy&search=+dink+shot+", "?search=dink+shot&category=Strategy"],
  ["category=strategy", ""],
  ["category=__proto__&search=__proto__", "?search=__proto__"],
  ["category=Reviews&category=Strategy", "?category=Reviews"],
  ["search=a%2Cb%26c", "?search=a,b%26c"],
]);

const all = { search: "", category: undefined };

test.each([
  ["", all],
  ["search=&category=", all],
  ["search=+++", all],
  ["category=All", all],
  ["category=strategy", all],
  ["category=Cooking", all],
  ["category=toString", all],
  ["page=2", all],
  ["search=+third+shot+", { search: "third shot", category: undefined }],
  ["search=50%25+%26+more", { search: "50% & more", category: undefined }],
  ["category=Strategy", { search: "", category: "Strategy" }],
  ["search=drop&category=Technique", { search: "drop", category: "Technique" }],
  ["category=Reviews&category=Training", { search: "", category: "Reviews" }],
])("'?%s' is read as %j", (query, asked) => {
  expect(blogQuery.read(new URLSearchParams(query))).toEqual(asked);
});

test.each<[string, string, BlogCategory | undefined]>([
  ["/blog", "", undefined],
  ["/blog?search=drop", "drop", undefined],
  ["/blog?search=50%25+%26+more", "50% & more", undefined],
  ["/blog?category=Equipment", "", "Equipment"],
  ["/blog?search=drop&category=Training", "drop", "Training"],
])("%s is its URL, and is read back", (address, search, category) => {
  const asked = { search, category };
  expect(blogAddress(asked)).toBe(address);
  expect(blogQuery.read(new URL(address, "http://site.example").searchParams)).toEqual(asked);
  expect(isFiltered(asked)).toBe(address !== "/blog");
});

const articles = [
  {
    title: "When to Drop",
    excerpt: "The third shot.",
    category: "Strategy" as const,
    keywords: ["third shot drop"],
    html: "<p>Then <strong>walk</strong> to the kitchen.</p>",
  },
  {
    title: "Core Thickness",
    excerpt: "What 16 mm does to a drop.",
    category: "Equipment" as const,
    keywords: ["thick or thin core"],
    html: '<p>A thick core is soft at the <a href="/drive">kitchen</a> line.</p>',
  },
  {
    title: "Wall Drills",
    excerpt: "Thirty minutes alone.",
    category: "Training" as const,
    keywords: ["solo practice"],
    html: "<p>Señor Wall never misses a dink.</p>",
  },
];

test.each<[string, BlogCategory | undefined, string[]]>([
  ["", undefined, ["When to Drop", "Core Thickness", "Wall Drills"]],
  ["DROP", undefined, ["When to Drop", "Core Thickness"]],
  ["third shot", undefined, ["When to Drop"]],
  ["train", undefined, ["Wall Drills"]],
  ["drop", "Equipment", ["Core Thickness"]],
  ["", "Training", ["Wall Drills"]],
  ["", "Reviews", []],
  [".*", undefined, []],
  ["kitchen", undefined, ["When to Drop", "Core Thickness"]],
  ["senor dink", undefined, ["Wall Drills"]],
  ["kitchen thin", undefined, ["Core Thickness"]],
  ["kitchen", "Equipment", ["Core Thickness"]],
  ["solo", undefined, ["Wall Drills"]],
  ["href", undefined, []],
  ["drive", undefined, []],
])("a search for '%s' in %s finds %j", (search, category, titles) => {
  const found = matchingArticles(articles, { search, category });
  expect(found.map(({ title }) => title)).toEqual(titles);
});
