import type { Mutant } from "./mutant.ts";

/** In SQL, on one engine or on both. */
export const stores: readonly Mutant[] = [
  {
    name: "on SQLite an edited or hidden review is counted twice",
    file: "src/platform/store/migrations/0001-reviews.ts",
    replace: 'begin ${count("old", -1)} ${count("new", 1)} end',
    by: 'begin ${count("new", 1)} end',
    matters: "Counts and averages would be wrong after the first edit.",
    tests: ["tests/store/totals.test.ts"],
  },
  {
    name: "on PostgreSQL an edited or hidden review is counted twice",
    file: "src/platform/store/migrations/0001-reviews.ts",
    replace: '    part("old_rows", -1),\n',
    by: "",
    matters: "The same, only for owners with a PostgreSQL database.",
    tests: ["tests/store/totals.test.ts"],
  },
  {
    name: "lists show hidden reviews",
    file: "src/reviews/list/review-pages.store.ts",
    replace: "where hidden_at is null and paddle_name",
    by: "where paddle_name",
    matters: "What the owner took off the site would still be there.",
    tests: ["tests/store/moderation.test.ts"],
  },
  {
    name: "a list's next page leaves out reviews of the same time",
    file: "src/platform/store/newest-first.ts",
    replace: "(${sql.ref(time)}, ${sql.ref(id)}) < (${createdAt}, ${last})",
    by: "${sql.ref(time)} < ${createdAt} and ${sql.ref(id)} <> ${last}",
    matters: "Reviews that arrived together would be impossible to find.",
    tests: ["tests/store/lists.test.ts"],
  },
  {
    name: "two processes lease the same email on PostgreSQL",
    file: "src/platform/store/dialect.ts",
    replace: "query.forUpdate().skipLocked()",
    by: "query",
    matters: "Readers would get an email twice.",
    tests: ["tests/store/outbox.test.ts"],
  },
  {
    name: "any unsubscribe link unsubscribes everybody",
    file: "src/newsletter/subscribers.store.ts",
    replace: '.where("unsubscribe_key", "=", key)\n      .where("state", "<>", "unsubscribed")',
    by: '.where("state", "<>", "unsubscribed")',
    matters: "One click would end the newsletter for all.",
    tests: ["tests/store/newsletter-issues.test.ts", "tests/store/subscribers.test.ts"],
  },
  {
    name: "a renamed paddle leaves its hidden reviews behind",
    file: "src/reviews/moved-reviews.store.ts",
    replace: 'for (const state of ["is", "is not"] as const)',
    by: 'for (const state of ["is"] as const)',
    matters: "A hidden review could be posted again under the paddle's new name.",
    tests: ["tests/store/moved-reviews.test.ts"],
  },
  {
    name: "a review withdrawn while it was hidden can be posted again",
    file: "src/reviews/own/own-reviews.store.ts",
    replace: "  if (hidden_at !== null)",
    by: "  if (hidden_at === null)",
    matters: "Spam could come back with the help of its own private link.",
    tests: ["tests/store/own-reviews.test.ts"],
  },
];
