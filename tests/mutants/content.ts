import type { Mutant } from "./mutant.ts";

/** In the checks of content/, and in what is published of it. */
export const content: readonly Mutant[] = [
  {
    name: "guides keep their sample scores without samples",
    file: "src/library/library.ts",
    replace: "const keeps = showsSamples || !written.sample;\n  const { entries",
    by: "const keeps = true;\n  const { entries",
    matters: "An owner who turned samples off would publish invented scores.",
    tests: ["src/library/published.test.ts"],
  },
  {
    name: "sentences marked as samples stay without samples",
    file: "src/platform/text/sample.ts",
    replace: "    .filter((sentence) => !sentence.includes(sampleSign))\n",
    by: "",
    matters: "Claims that nobody confirmed would be on a live site.",
    tests: ["src/platform/text/sample-sign.test.ts"],
  },
  {
    name: "a link to a page that doesn't exist passes the check",
    file: "src/library/references.ts",
    replace: "return isPerhapsThere(reader, path) ? undefined : unknownPage(address, path);",
    by: "return undefined;",
    matters: "Readers would click on dead links, and editors wouldn't hear of it.",
    tests: ["src/library/links.test.ts"],
  },
  {
    name: "a former name may be the name of another paddle",
    file: "src/library/moved-names.ts",
    replace: "    else if (living)\n",
    by: "    else if (!living)\n",
    matters: "A typing mistake would move one paddle's reviews to another.",
    tests: ["src/library/moved-names.test.ts"],
  },
  {
    name: "sentences copied from an example pass the check",
    file: "src/library/read-library.ts",
    replace: "  checkExampleSentences(reader);\n",
    by: "  void checkExampleSentences;\n",
    matters: "A power paddle's page would say what the example says of an invented control paddle.",
    tests: ["src/library/editing-examples.test.ts"],
  },
  {
    name: "texts that need a part stay without it",
    file: "src/platform/content/needs.ts",
    replace: "need === undefined || has(need) !== isElse",
    by: "need === undefined || has(need) || !isElse",
    matters: "A live site would promise figures, and rank balls by votes, that aren't there.",
    tests: ["src/platform/content/needs.test.ts"],
  },
  {
    name: "a text that speaks of a part that goes passes the check",
    file: "src/library/texts.ts",
    replace: "!here.some((part) => off.has(part)) &&",
    by: "here.every((part) => off.has(part)) &&",
    matters: "A live site would speak of charts and ranks that visitors can't see.",
    tests: ["src/library/needed-texts.test.ts"],
  },
  {
    name: "what follows from a sample isn't a sample",
    file: "src/platform/text/sample.ts",
    replace: "isSample(value) ? asSample(change(value[sampleSign])) : change(value)",
    by: "change(bareValue(value))",
    matters: "Costs per game and formatted scores would be printed without their mark.",
    tests: ["src/platform/text/sample.test.tsx"],
  },
];
