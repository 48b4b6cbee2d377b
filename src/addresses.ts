import { address } from "./platform/render/address.ts";

/** What content may link to: listed pages, and files for visitors. */
export const linkedAddresses = {
  home: address("/"),

  paddleFinder: address("/paddle-finder"),
  match: address("/paddle-finder/match"),
  paddleReviews: address("/paddle-reviews"),
  paddleTypes: address("/reviews/paddles"),
  paddles: address("/paddles"),
  paddle: address("/:slug", "paddles"),
  brands: address("/brands"),
  brand: address("/brands/:brand"),
  comparisons: address("/comparisons"),
  pair: address("/comparisons/:pair"),
  sideBySide: address("/side-by-side"),
  myPaddles: address("/my-paddles"),
  powerAndControl: address("/power-and-control"),
  tape: address("/tape-calculator"),
  legal: address("/is-my-paddle-legal"),

  ballTests: address("/reviews/balls"),
  ballTest: address("/reviews/balls/:slug", "ball-tests"),
  balls: address("/balls"),

  guides: address("/reviews/best-of"),
  guide: address("/reviews/best-of/:slug", "best-of"),
  blog: address("/blog"),
  blogArticle: address("/blog/:article", "blog"),

  reviews: address("/reviews"),
  comparisonReviews: address("/reviews/comparisons"),
  gearComparisons: address("/reviews/gear-comparisons"),
  equipmentComparisons: address("/reviews/equipment-comparisons"),
  accessories: address("/accessories"),
  courtEquipment: address("/court-equipment"),
  resources: address("/resources"),
  howItWorks: address("/how-it-works"),
  about: address("/about"),
  privacy: address("/privacy"),
  terms: address("/terms"),

  search: address("/search"),
  newsletter: address("/newsletter"),
  contact: address("/contact"),

  data: address("/data"),
  factsJson: address("/data/facts.json"),
  factsCsv: address("/data/facts.csv"),
  dataChanges: address("/data/changes"),
  openApi: address("/api/v1/openapi.json"),
  paddlesCsv: address("/paddles.csv"),
  ballsCsv: address("/balls.csv"),
  download: address("/guides/:file"),
  feed: address("/feed.xml"),
  sitemap: address("/sitemap.xml"),
} as const;

/** Every address of the site. Pages, islands and tests link through these. */
export const addresses = {
  ...linkedAddresses,

  suggestions: address("/search/suggestions"),
  suggestionStyles: address("/search/suggestions.css"),
  newsletterConfirm: address("/newsletter/confirm"),
  newsletterUnsubscribe: address("/newsletter/unsubscribe"),
  newsletterChoices: address("/newsletter/choices"),
  newsletterBounces: address("/newsletter/bounces"),
  newsletterIssue: address("/newsletter/issues/:date"),
  priceEmails: address("/newsletter/prices/:slug"),
  offer: address("/go/:kind/:slug/:offer"),
  alert: address("/newsletter/:alert/:slug"),
  card: address("/cards/:slug"),
  sideBySidePair: address("/side-by-side/:pair"),
  sideBySideDay: address("/side-by-side/day/:key"),
  myVote: address("/my-vote/:key"),
  reviewFormWords: address("/review-form/:file"),
  week: address("/reviews/weeks/:monday"),
  helpfulVotes: address("/helpful-votes"),
  reportReview: address("/report-review"),
  myReview: address("/my-review/:key"),
  askHowItAges: address("/my-review/:key/ask-me"),
  aged: address("/how-it-aged"),
  myPhoto: address("/my-review/:key/photos/:photo"),
  missingPaddle: address("/missing-paddle"),
  correction: address("/correction"),
  sent: address("/sent/:key"),
  askOwners: address("/ask/:slug"),
  answerQuestion: address("/answer/:question"),
  myQuestion: address("/my-question/:key"),
  reportQuestion: address("/report-question"),
  reportLink: address("/owner/reports/:token"),

  console: address("/owner"),
  consoleQueue: address("/owner/queue"),
  consoleSignIn: address("/owner/sign-in"),
  consoleLink: address("/owner/sign-in/:key"),
  consoleAccount: address("/owner/account"),
  consoleReviews: address("/owner/reviews"),
  consolePhotos: address("/owner/photos"),
  consolePhoto: address("/owner/photos/:photo"),
  consoleWords: address("/owner/words"),
  consoleRequests: address("/owner/requests"),
  consoleQuestions: address("/owner/questions"),
  consoleMessages: address("/owner/messages"),
  consoleMessage: address("/owner/messages/:number"),
  consoleNewsletter: address("/owner/newsletter"),
  consoleIssuePreview: address("/owner/newsletter/preview"),
  consoleIssueSending: address("/owner/newsletter/send"),
  consoleSubscribers: address("/owner/subscribers"),
  consoleFigures: address("/owner/figures"),
  consoleContent: address("/owner/content"),
  consolePreview: address("/owner/preview"),
  consoleNewEntry: address("/owner/content/new"),
  consoleDrafts: address("/owner/content/drafts"),
  consoleImport: address("/owner/content/import"),
  consoleEntry: address("/owner/content/edit"),
  consoleEntryPhotos: address("/owner/content/photos"),
  consoleEntryPhoto: address("/owner/content/photo/:version"),
  consolePublishing: address("/owner/content/publish"),
  consoleHistory: address("/owner/content/history"),
  consoleGaps: address("/owner/content/gaps"),
  consoleOffers: address("/owner/content/offers"),
  consoleWatch: address("/owner/content/watch"),
  consoleMachine: address("/owner/machine"),
  consoleLog: address("/owner/log"),

  robots: address("/robots.txt"),
  manifest: address("/manifest.webmanifest"),
  securityTxt: address("/.well-known/security.txt"),
  changePassword: address("/.well-known/change-password"),
  wellKnown: address("/.well-known/:name{.+}"),
  socialImage: address("/og/:file{.+}"),
  picture: address("/picture.png"),
  badge: address("/badge/:file"),
  apiPaddles: address("/api/v1/paddles"),
  apiPaddle: address("/api/v1/paddles/:slug"),
  apiReviews: address("/api/v1/paddles/:slug/reviews"),
  apiComparison: address("/api/v1/compare"),
  apiBalls: address("/api/v1/balls"),
  apiSideBySide: address("/api/v1/side-by-side"),
  mcp: address("/mcp"),
  restReviews: address("/rest/v1/paddle_reviews"),
  restTable: address("/rest/v1/:table{.+}?"),
} as const;

// The addresses of content, by file name.
export const ballTestPath = (slug: string) => addresses.ballTest.href({ slug });
/** A ball's row in the database. */
export const ballPath = (slug: string) => `${addresses.balls.path}#${slug}`;
/**
 * The page where someone corrects a fact of a paddle, or of a ball.
 * @param subject a paddle's slug, or 'balls/SLUG'
 * @param fact the one that's chosen there already
 */
export const correctionAddress = (subject: string, fact?: string) =>
  `${addresses.correction.path}?of=${subject}${fact === undefined ? "" : `&fact=${fact}`}`;
/** The page behind the link in every email to a reader; a POST to it unsubscribes. */
export const unsubscribeAddress = (key: string) =>
  `${addresses.newsletterUnsubscribe.path}?key=${key}`;
/** The page where a reader chooses what to get by email. */
export const choicesAddress = (key: string) => `${addresses.newsletterChoices.path}?key=${key}`;
/** The links at the end of an email to a reader who has confirmed something. */
export const readerLinks = (key: string) => ({
  end: unsubscribeAddress(key),
  choices: choicesAddress(key),
});
/** What we know about a paddle's approvals, by its slug. */
export const legalPath = (slug: string) => `${addresses.legal.path}?paddle=${slug}`;
export const guidePath = (slug: string) => addresses.guide.href({ slug });
export const articlePath = (article: string) => addresses.blogArticle.href({ article });
export const downloadPath = (slug: string) => addresses.download.href({ file: `${slug}.pdf` });

/**
 * Redirects for pages that used to have, or might be expected to have, another URL. Our own links never use them.
 * Content files list their earlier names themselves, in `movedFrom`.
 */
export const movedPages: Readonly<Record<string, string>> = {
  "/ball-reviews": "/reviews/balls",
  "/best-of": "/reviews/best-of",
  "/reviews/balls/pickleball-durability-test": "/reviews/balls/7f3a9c21",
};
