import type { Mutant } from "./mutant.ts";

/** In what happens around a review, a vote or an email. */
export const services: readonly Mutant[] = [
  {
    name: "every private link has the same key",
    file: "src/reviews/own/own-reviews.service.ts",
    replace: "randomBytes(keyBytes)",
    by: "Buffer.alloc(keyBytes)",
    matters: "Anyone could edit or withdraw anyone's review.",
    tests: ["tests/store/own-reviews.test.ts"],
  },
  {
    name: "edits have no hourly limit",
    file: "src/reviews/own/own-reviews.service.ts",
    replace:
      '        await rateLimiter.consume(transaction, "edit", visitor);\n        if (await hasDuplicates',
    by: "        if (await hasDuplicates",
    matters: "One program could keep the store busy with edits.",
    tests: ["tests/store/own-reviews.test.ts"],
  },
  {
    name: "a visitor's limit is counted but not applied",
    file: "src/platform/rate-limit/rate-limiter.service.ts",
    replace: "if ((await count(bucket)) === undefined) throw limitReached();",
    by: "await count(bucket);",
    matters: "One visitor could flood every page with reviews.",
    tests: ["tests/store/rate-limiter.test.ts"],
  },
  {
    name: "of several reviews only the first one's page is refreshed",
    file: "src/reviews/submissions.service.ts",
    replace:
      "for (const subject of new Set(shown.map((review) => review.subject))) changed(subject);",
    by: "changed(shown[0]!.subject);",
    matters: "The other pages would stay without their new reviews, with nothing to refresh them.",
    tests: ["tests/store/submissions.test.ts"],
  },
  {
    name: "ratings in memory don't hear of a new review",
    file: "src/reviews/ratings/rating-cache.service.ts",
    replace: "else stale.add(subject);",
    by: "",
    matters: "Lists would show old ratings until the next restart.",
    tests: ["tests/server/samples-marked.test.ts"],
  },
  {
    name: "a vote doesn't refresh the cached page",
    file: "src/reviews/votes/helpful-votes.service.ts",
    replace: "if (isCounted) changed(subject);",
    by: "",
    matters: "A player's vote would seem lost, because the page doesn't show it.",
    tests: ["tests/journeys/a-player-finds-reviews.spec.ts"],
  },
  {
    name: "a forged link of a report's email works",
    file: "src/reviews/reports/report-links.service.ts",
    replace:
      "given.length === right.length && timingSafeEqual(given, right) ? read.link : undefined",
    by: "given.length > 0 && right.length > 0 && timingSafeEqual(right, right) ? read.link : undefined",
    matters: "Anyone could take any review off the site.",
    tests: ["tests/server/report-links.test.ts"],
  },
  {
    name: "a link of a report's email closes reports that its page didn't show",
    file: "src/reviews/reports/report-links.service.ts",
    replace: ".filter((report) => read.reports.includes(report))",
    by: ".filter((report) => read.reports.length > 0 && report !== '')",
    matters: "A report that came in meanwhile would be gone unread.",
    tests: ["tests/server/report-links.test.ts"],
  },
  {
    name: "a scheduled issue isn't passed over in a week with nothing new",
    file: "src/newsletter/next-issue.service.ts",
    replace: 'if (kind !== "notPublic") await passRound(db, round, due);',
    by: 'if (kind === "sent") await passRound(db, round, due);',
    matters: "An issue would leave at any hour, with the first review after its time.",
    tests: ["tests/store/newsletter-schedule.test.ts"],
  },
  {
    name: "a draft is emptied with words that weren't sent",
    file: "src/newsletter/newsletter-draft.store.ts",
    replace: '    .where("intro", "=", intro)\n',
    by: "",
    matters: "The owner's own words would be gone.",
    tests: ["tests/store/next-issue.test.ts"],
  },
];
