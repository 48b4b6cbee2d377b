import type { Mutant } from "./mutant.ts";

/** In the owner's commands. */
export const owner: readonly Mutant[] = [
  {
    name: "an undone act overwrites what was done since",
    file: "src/contributions/moderation.store.ts",
    replace: "saved.filter((each) => isSame(each) === same)",
    by: "saved.filter(() => same)",
    matters: "A review that a colleague has hidden again would be shown.",
    tests: ["tests/server/console-undo.test.ts"],
  },
  {
    name: "a moderator undoes an owner's acts",
    file: "src/platform/undo.ts",
    replace: 'if (role !== "owner" && doer !== by) throw refusal("notAnOwner");',
    by: "",
    matters: "Whoever looks after reviews could take back what the owner decided.",
    tests: ["tests/server/console-undo.test.ts"],
  },
  {
    name: "what waits unseen comes before what visitors see",
    file: "src/contributions/moderation.store.ts",
    replace: '.orderBy("is_held")',
    by: "",
    matters: "A reported review of a private person would wait behind thirty held advertisements.",
    tests: ["tests/server/console-held-reviews.test.ts"],
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
