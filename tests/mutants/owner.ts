import type { Mutant } from "./mutant.ts";

/** In the owner's commands. */
export const owner: readonly Mutant[] = [
  {
    name: "a moderator answers reviews in the site's name",
    file: "src/reviews/moderation/moderation.store.ts",
    replace: 'may: "owner",\n  name: "reviews answer"',
    by: 'may: "moderator",\n  name: "reviews answer"',
    matters: "Someone who only looks after reviews would speak for the site.",
    tests: ["tests/server/console-answers.test.ts"],
  },
  {
    name: "an answer seems to be about what the writer wrote later",
    file: "src/reviews/answer.ts",
    replace: "isEarlier: updated_at > writtenAt",
    by: "isEarlier: false",
    matters: "A writer could turn the site's thanks into thanks for anything.",
    tests: ["tests/server/console-answers.test.ts"],
  },
  {
    name: "what visitors typed reaches the owner's terminal as it is",
    file: "src/owner/output.ts",
    replace: ".replaceAll(acting, (character) => `\\\\u{${code(character)}}`)",
    by: "",
    matters: "A review could change what the owner reads, or type commands in some terminals.",
    tests: ["src/owner/output.test.ts"],
  },
  {
    name: "reviews are deleted without asking",
    file: "src/platform/acts.ts",
    replace: "const question = asked.isSure ? undefined : await act.asks?.(place, asked, note);",
    by: "const question = undefined;",
    matters: "A wrong id would cost a review for good.",
    tests: ["tests/server/owner-commands.test.ts"],
  },
  {
    name: "a truncated export is imported",
    file: "src/owner/transfer/import-data.ts",
    replace: "await checkExport(path, unchecked);",
    by: "",
    matters: "Half of the reviews would be missing in the new store, without a word.",
    tests: ["tests/store/whole-exports.test.ts"],
  },
  {
    name: "a backup contains what is kept for a day only",
    file: "src/owner/transfer/backup.ts",
    replace: "if (isThere.get(table)) copy.exec",
    by: "if (!isThere.get(table)) copy.exec",
    matters: "With an old backup, visitors could be recognized that the site has forgotten.",
    tests: ["tests/store/backup.test.ts"],
  },
  {
    name: "a backup contains who is signed in",
    file: "src/owner/transfer/transferred-tables.ts",
    replace: 'why === "kept for a day" || why === "signs someone in"',
    by: 'why === "kept for a day"',
    matters: "After a restore, a stolen device would be signed in again.",
    tests: ["tests/store/backup.test.ts"],
  },
];
