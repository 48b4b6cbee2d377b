import type { Mutant } from "./mutant.ts";

/** In what a form does with and without script. */
export const forms: readonly Mutant[] = [
  {
    name: "the honeypot doesn't keep anything out",
    file: "src/platform/forms/receive-post.ts",
    replace: 'if (honeypot !== "")',
    by: "if (honeypot === undefined)",
    matters: "Simple spam programs would fill the lists.",
    tests: ["tests/server/form-answers.test.ts"],
  },
  {
    name: "a rejected form comes back empty",
    file: "src/platform/forms/receive-post.ts",
    replace: 'outcome: { kind: "invalid", problems: read.problems }, typed }',
    by: 'outcome: { kind: "invalid", problems: read.problems }, typed: {} }',
    matters: "Without script, one wrong field would cost a player the whole review.",
    tests: ["tests/server/hostile-input.test.ts"],
  },
  {
    name: "a stored plain form leads nowhere",
    file: "src/platform/render/answer-post.ts",
    replace: "{ status: 303, headers: { location: ended.location } }",
    by: "{ status: 204, headers: {} }",
    matters: "Without script, a player wouldn't learn that the review is stored.",
    tests: ["tests/server/form-answers.test.ts"],
  },
  {
    name: "a post that never arrived is a success",
    file: "src/platform/forms/send-form.ts",
    replace: '  return { kind: "failed" };',
    by: '  return { kind: "stored", answer: null };',
    matters: "A visitor would be thanked for a message that is lost.",
    tests: ["tests/journeys/a-visitor-writes-to-us.spec.ts"],
  },
  {
    name: "the toast of an earlier try stays beside the next one",
    file: "src/platform/forms/use-form.ts",
    replace: "void lastToast.current?.then((takeAway) => takeAway());",
    by: "",
    matters: "'Error submitting review' would stand beside 'Review submitted!'.",
    tests: ["tests/journeys/a-form-answers.spec.ts"],
  },
  {
    name: "a toast covers the form that it's about",
    file: "src/platform/ui/toaster.tsx",
    replace: "part: subject?.getBoundingClientRect(),",
    by: "part: undefined,",
    matters: "The private link, which is offered only once, would be under the toast.",
    tests: ["tests/journeys/a-form-answers.spec.ts"],
  },
  {
    name: "a pointer that rests where a toast comes up keeps it",
    file: "src/platform/ui/toaster.tsx",
    replace: "if (isStill && stack.contains(event.target as Node)) event.stopPropagation();",
    by: "",
    matters: "An error would stay on the screen for good.",
    tests: ["tests/journeys/a-form-answers.spec.ts"],
  },
  {
    name: "a comma in a field for numbers is dropped",
    file: "src/layout/late-script.ts",
    replace: '!/[,+]/.test(event.data ?? "")',
    by: "true",
    matters: "A player who types 3,5 would have typed 35.",
    tests: ["tests/journeys/a-form-answers.spec.ts"],
  },
];
