// The test files of each runner, by project. vitest.config.ts and playwright.config.ts read them here, and so does
// `npm test`, which runs projects at the same time or apart.

/** Tests whose result depends on how busy the machine is. They run when nothing else does. */
const measuring = [
  "src/platform/text/{links,visible-text}.test.ts",
  "tests/cost/*.test.ts",
  "tests/server/*growth.test.ts",
];

/** The files that take longest and that a change breaks least often, so the quick run leaves them out. */
export const thorough = [
  "bench/simulation.test.ts",
  "src/library/{drifted-figures,live-library,paddle-prose}.test.ts",
  "src/library/{earlier-models,moved-names,sample-mistakes,wrong-places}.test.ts",
  "tests/{import-rules,regular-expressions}.test.ts",
  "tests/store/{backup-commands,deleted-bytes,import-reviews,rate-limiter}.test.ts",
  "tests/store/{released-schemas,transfer,write-probe}.test.ts",
  "tools/install.test.ts",
];

/** Unit tests that need a database of each engine. */
const onDatabases = "src/**/*.{service,store}.test.ts";

/** A test that replaces a module: in a worker that others share, one of them may have loaded that module already. */
const replacing = "src/social-image/social-image.file.test.ts";

interface Files {
  include: string[];
  exclude: string[];
}

/** Vitest's projects. */
export const vitestProjects = {
  /** Pure rules, beside their source, and tests of the project's own files: they need no build and no database. */
  rules: {
    include: [
      "{bench,src,tools}/**/*.test.{ts,tsx}",
      "tests/{architecture,documents,import-rules,internal-links,regular-expressions}.test.ts",
      "tests/{mutants,runner,themes}/*.test.ts",
      "tests/voice/{content,sample}-voice.test.ts",
      "tests/voice/voice-rules.test.ts",
    ],
    exclude: ["bench/peers/**", onDatabases, replacing, ...measuring],
  },
  stores: { include: ["tests/store/**/*.test.ts", onDatabases], exclude: measuring },
  /** Servers, and all that starts processes. */
  server: {
    include: [
      "tests/{deployment,fuzz,server}/**/*.test.ts",
      "tests/voice/page-voice.test.ts",
      "tests/{adding-a-kind-of-page,adding-a-review-field,dependencies}.test.ts",
      replacing,
    ],
    exclude: measuring,
  },
  measuring: { include: measuring, exclude: [] },
} as const satisfies Record<string, Files>;

/** The journeys that a change can least afford to break: what players and shoppers come for. */
export const mainJourneys = [
  "a-new-player-answers-five-questions",
  "a-player-finds-reviews",
  "a-player-writes-a-review",
  "a-shopper-finds-a-paddle",
  "a-visitor-subscribes",
  "a-visitor-writes-to-us",
  "without-javascript",
].map((name) => `tests/journeys/${name}.spec.ts`);

/** One test that takes minutes, so it goes first: begun last, it would keep everything waiting. */
const lighthouse = ["tests/every-page/lighthouse.spec.ts"];

/** The tag of tests of one page of each kind. */
const kind = /@kind/;

/** Playwright's projects. */
export const playwrightProjects = {
  lighthouse: { include: lighthouse, exclude: [] },
  /** One page of each kind: accessibility, geometry, budget. */
  kinds: { include: ["tests/every-page/*.spec.ts"], exclude: lighthouse, grep: kind },
  "main journeys": { include: mainJourneys, exclude: [] },
  journeys: { include: ["tests/journeys/*.spec.ts"], exclude: mainJourneys },
  pages: { include: ["tests/every-page/*.spec.ts"], exclude: lighthouse, grepInvert: kind },
  measuring: { include: ["tests/development/*.spec.ts"], exclude: [] },
} as const satisfies Record<string, Files & { grep?: RegExp; grepInvert?: RegExp }>;
