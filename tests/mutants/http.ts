import type { Mutant } from "./mutant.ts";

/** Between the network and a page: origins, limits, headers, logs, the page cache. */
export const http: readonly Mutant[] = [
  {
    name: "a form from another site is accepted",
    file: "src/platform/http/own-origin.ts",
    replace: "if (isOwn) return next()",
    by: "if (isOwn || true) return next()",
    matters: "Any site could post reviews in its visitors' names.",
    tests: ["tests/server/other-sites.test.ts"],
  },
  {
    name: "the origin 'null' is accepted from anywhere",
    file: "src/platform/http/own-origin.ts",
    replace: 'origin === "null" && fetchSite === "same-origin"',
    by: 'origin === "null"',
    matters: "Another site's sandboxed frame could post forms.",
    tests: ["tests/server/other-sites.test.ts"],
  },
  {
    name: "a form may be as large as 64 MB",
    file: "src/platform/http/limit-body.ts",
    replace: "form: 64 * 1024,",
    by: "form: 64 * 1024 * 1024,",
    matters: "A few large posts at once would fill the server's memory.",
    tests: ["tests/server/hostile-input.test.ts"],
  },
  {
    name: "anyone's X-Forwarded-For is believed",
    file: "src/platform/http/visitor-address.ts",
    replace: "while (named.length > 0 && isTrusted(address, trusted))",
    by: "while (named.length > 0)",
    matters: "A forged header would get around every hourly limit.",
    tests: ["src/platform/http/visitor-address.test.ts"],
  },
  {
    name: "pages may run inline scripts",
    file: "src/platform/http/security-headers.ts",
    replace: "[\"script-src 'self'\", ...inline.scripts]",
    by: "[\"script-src 'self' 'unsafe-inline'\"]",
    matters: "A script that got into a page would run.",
    tests: ["tests/server/security-headers.test.ts"],
  },
  {
    name: "a private link's key is in the log",
    file: "src/platform/http/observe-requests.ts",
    replace: "path: loggedPath(path)",
    by: "path",
    matters: "Anyone who reads the log could edit reviews.",
    tests: ["tests/server/own-reviews.test.ts"],
  },
  {
    name: "a page that was being rendered while a review came is cached",
    file: "src/platform/http/page-cache.ts",
    replace: "if (finished && tag !== undefined && !dependsOn(finished, tag)) continue;",
    by: "if (!finished || (tag !== undefined && !dependsOn(finished, tag))) continue;",
    matters: "The page would stay without that review until the next one.",
    tests: ["src/platform/http/page-cache.test.ts"],
  },
  {
    name: "a page without the store's reviews may be cached",
    file: "src/layout/answer-route.ts",
    replace: 'if (reads.failed) headers.set("cache-control", "no-store");',
    by: "",
    matters: "Reviews would be missing long after the database is back.",
    tests: ["tests/server/pages.test.ts"],
  },
];
