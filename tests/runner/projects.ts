// The test files of each runner, by project. vitest.config.ts and playwright.config.ts read them here, and so does
// `npm test`, which runs projects at the same time or apart.

/** Tests whose result depends on how busy the machine is. They run when nothing else does. */
const measuring = ["tests/cost/*.test.ts", "tests/server/*growth.test.ts"];

/**
 * What `npm test` leaves to `npm test -- --all`: what takes long, and which an edit breaks least often, or which another
 * test sees breaking. CONTRIBUTING.md says how to choose.
 */
export const onlyInAll = [
  "bench/simulation.test.ts",
  "tests/adding-a-{facet,kind-of-contribution,kind-of-email,kind-of-page,review-field,theme}.test.ts",
  "tests/{dependencies,regular-expressions}.test.ts",
  "tests/{deployment,fuzz}/*.test.ts",
  // A large store, an update, a proxy, a full disk and the like: each takes many servers, or minutes.
  "tests/server/{backup-under-load,behind-a-pooler,behind-nginx,database-restart,disk-full}.test.ts",
  "tests/server/{failover,half-written-content,links,mail-processes,many-connections}.test.ts",
  "tests/server/{moving-a-large-store,nginx-against-strangers,read-only-folder,store-locked}.test.ts",
  "tests/server/update.test.ts",
  // Many posts through a server each, of what tests of the store and of single answers see too.
  "tests/server/{abuse,held-commands,hosted-client,moderation,renamed-paddle}.test.ts",
  // What is read in a thread, whose limits are tables of rules.
  "tests/cost/editors-mistakes.test.ts",
  // Processes that are killed, files on disk and the machine: what an edit rarely touches.
  "src/library/live-library.test.ts",
  "tests/server/{doctor,mail-commands,metrics,no-photo-is-lost,publishing-content}.test.ts",
  "src/office/owner/update.command.test.ts",
  "tools/install.test.ts",
  "tests/every-page/{firefox,half-a-page,lighthouse,webkit}.spec.ts",
  // What opens on a page; `pages.spec.ts` looks at each kind of page as it loads.
  "tests/every-page/{accessibility,console}.spec.ts",
  "tests/development/*.spec.ts",
  // Ways through the site whose rules are tables, and whose forms and lists other journeys use.
  "tests/journeys/a-page-in-every-state.spec.ts",
  "tests/journeys/a-player-{asks-owners,comes-back-to-a-draft,gives-their-level}.spec.ts",
  "tests/journeys/a-player-{checks-an-approval,has-a-paddle,misses-a-paddle}.spec.ts",
  "tests/journeys/a-player-{reviews-a-listed-paddle,reviews-on-a-phone,says-what-stood-out}.spec.ts",
  "tests/journeys/a-reader-{asks-for-new-reviews,gets-the-newsletter,prints-a-paddle}.spec.ts",
  "tests/journeys/a-reader-{searches-the-whole-site,shares-a-page}.spec.ts",
  "tests/journeys/{a-review-waits-for-the-owner,a-reviewer-is-asked-how-it-aged}.spec.ts",
  "tests/journeys/a-shopper-{asks-which-paddle,collects-paddles,compares-paddles}.spec.ts",
  "tests/journeys/a-shopper-{filters-on-a-phone,reads-the-verdict-first}.spec.ts",
  "tests/journeys/an-editor-{adds-a-photo,brings-a-spreadsheet,checks-prices,publishes-a-paddle}.spec.ts",
  "tests/journeys/an-owner-{says-what-they-measured,sends-the-newsletter}.spec.ts",
  "tests/journeys/{console-queue,going-around-the-site,nothing-typed-is-lost}.spec.ts",
  "tests/journeys/{the-cards-of-a-row-line-up,the-guard-at-the-door,the-store-is-down}.spec.ts",
  "tests/journeys/{two-editors-on-one-file,without-javascript}.spec.ts",
];

/** Vitest's files that take longest, which begin first: begun last, one of them would keep everything waiting. */
export const longest = [
  "tests/server/failover.test.ts",
  "tests/deployment/first-hour.test.ts",
  "tests/adding-a-kind-of-contribution.test.ts",
  "tests/adding-a-kind-of-email.test.ts",
  "tests/adding-a-kind-of-page.test.ts",
  "tests/server/moving-a-large-store.test.ts",
  "tests/server/abuse.test.ts",
  "tests/server/update.test.ts",
  "tests/adding-a-review-field.test.ts",
  "tests/server/review-photos.test.ts",
  "tests/server/console-content.test.ts",
  "tests/server/mail-processes.test.ts",
  "tests/server/publishing-content.test.ts",
  "tests/regular-expressions.test.ts",
  "tests/server/renamed-paddle.test.ts",
  "tests/server/held-commands.test.ts",
  "tests/server/content-photos.test.ts",
  "tests/server/no-photo-is-lost.test.ts",
  "tests/deployment/moving-stores.test.ts",
  "tests/store/released-stores.test.ts",
  "tests/store/content-files.test.ts",
  "tests/server/publishing-races.test.ts",
  "tests/server/console-sign-in.test.ts",
  "tests/store/rate-limiter.test.ts",
  "tests/server/console-offers.test.ts",
];

/** Unit tests that need a database of each engine. */
const onDatabases = "src/**/*.{service,store}.test.ts";

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
      "tests/{mutants,runner}/*.test.ts",
      "tests/voice/{content,sample}-voice.test.ts",
      "tests/voice/voice-rules.test.ts",
    ],
    exclude: ["bench/peers/**", onDatabases, ...measuring],
  },
  stores: { include: ["tests/store/**/*.test.ts", onDatabases], exclude: measuring },
  /** Servers, and all that starts processes. */
  server: {
    include: [
      "tests/{deployment,fuzz,server}/**/*.test.ts",
      "tests/voice/page-voice.test.ts",
      "tests/adding-a-{facet,kind-of-contribution,kind-of-email,kind-of-page,review-field,theme}.test.ts",
      "tests/dependencies.test.ts",
    ],
    exclude: measuring,
  },
  measuring: { include: measuring, exclude: [] },
} as const satisfies Record<string, Files>;

/** One test that takes minutes, so it goes first: begun last, it would keep everything waiting. */
const lighthouse = ["tests/every-page/lighthouse.spec.ts"];

/** Tests in other browsers than the others are in. */
const firefox = ["tests/every-page/firefox.spec.ts"];
const webkit = ["tests/every-page/webkit.spec.ts"];
/**
 * Journeys that run in Firefox, too: those that need nothing that Playwright can't do there, such as reduced motion, an
 * answer that is changed on its way, or a field that's filled in at once where something is in it.
 */
const inFirefox = [
  "tests/journeys/a-player-{comes-back-to-a-draft,finds-reviews,says-what-stood-out}.spec.ts",
  "tests/journeys/{a-reader-searches-the-whole-site,a-visitor-searches-with-typos}.spec.ts",
];

/** The tag of tests of one page of each kind. */
const kind = /@kind/;

/** Playwright's projects. */
export const playwrightProjects = {
  lighthouse: { include: lighthouse, exclude: [] },
  firefox: { include: [...firefox, ...inFirefox], exclude: [] },
  webkit: { include: webkit, exclude: [] },
  /** One page of each kind: accessibility, geometry, budget. */
  kinds: {
    include: ["tests/every-page/*.spec.ts"],
    exclude: [...lighthouse, ...firefox, ...webkit],
    grep: kind,
  },
  journeys: { include: ["tests/journeys/*.spec.ts"], exclude: [] },
  pages: {
    include: ["tests/every-page/*.spec.ts"],
    exclude: [...lighthouse, ...firefox, ...webkit],
    grepInvert: kind,
  },
  measuring: { include: ["tests/development/*.spec.ts"], exclude: [] },
} as const satisfies Record<string, Files & { grep?: RegExp; grepInvert?: RegExp }>;
