import { sql } from "kysely";
import type { IssueContent } from "../../src/mail/newsletter/issue.ts";
import { likenessKey } from "../../src/site/contributions/contributions.store.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { digest } from "../../src/platform/store/digest.ts";
import { optionalReviewFields } from "../../src/site/reviews/review.ts";
import { type NewReview, toRow } from "../../src/site/reviews/reviews.store.ts";
import { keptSignIns } from "./kept-sign-ins.ts";

type Row = Record<string, string | number | null>;

const day = 24 * 3_600_000;
const start = Date.UTC(2026, 10, 1);

const optionalFields = Object.fromEntries(
  optionalReviewFields.map(({ field, example }) => [field, example]),
);

const review = (firstName: string, duprRating: string, level: number, reviewText: string) => ({
  subject: "diadem-hero",
  firstName,
  duprRating,
  level,
  rating: 1 + (reviewText.length % 5),
  reviewText,
  ...optionalFields,
});

const reviews: NewReview[] = [
  review("Ann", "3.5", 3500, "Great control, and 'calm' at the net; \"quiet\" too."),
  review(
    "Zoë",
    "4,25",
    4250,
    "Two lines\nand a tab\there, -- and a remark; with \\n and $1 and {}.",
  ),
  review("李", "4.0+", 4000, "控制很好 🎾🏓, e\u0301 and \u05e9\u05dc\u05d5\u05dd, 100% of it."),
  review("O'Neil", "1", 1000, "x"),
  review(
    "Bo",
    "6.000",
    6000,
    "A text that is long enough to be known again when it is sent twice by another.",
  ),
  {
    ...review("Hidden", "2.5", 2500, "Hidden by the owner: poor control."),
    subject: "neonic-flow",
  },
  { ...review("Gone", "2.5", 2501, "Deleted by the owner."), subject: "crbn-3x-power-series" },
];

const reviewRow = (given: NewReview, kind: "player" | "sample", index: number) => ({
  ...toRow(given, kind, start + index * 1000),
  edit_key: kind === "player" ? `hash-of-key-${index}` : null,
  id: `${kind}-${index}`,
  answer: kind === "player" && index === 1 ? 'Thanks, Zoë:\nit\'s "noted".' : "",
  answered_at: kind === "player" && index === 1 ? start + day : null,
  asked: kind === "player" && index < 2 ? 3 : 0,
  aged_3: kind === "player" && index < 2 ? "playing" : "",
  again_3: kind === "player" && index === 0 ? "yes" : "",
  aged_3_at: kind === "player" && index < 2 ? start + day : null,
  aged_12: kind === "player" && index === 0 ? "broke" : "",
  again_12: kind === "player" && index === 0 ? "no" : "",
  aged_12_at: kind === "player" && index === 0 ? start + 2 * day : null,
});

/** What a request and a correction have in common. */
const asked = (id: string, state: Row): Row => ({
  id,
  created_at: start,
  updated_at: start,
  hidden_at: null,
  held_because: null,
  approved_at: null,
  submission_key: `key-of-${id}`,
  text_key: `text-of-${id}`,
  likeness_key: `likeness-of-${id}`,
  edit_key: `hash-of-${id}`,
  ...state,
});

const photo = (id: string, of: string, place: number): Row => ({
  ...asked(id, {
    hidden_at: place === 1 ? null : start,
    held_because: place === 1 ? null : "all",
    approved_at: place === 1 ? start + day : null,
  }),
  subject: "diadem-hero",
  review_id: of,
  place,
  picture: `${place}`.repeat(32),
  width: 1200,
  height: 900,
  color: "#a1b2c3",
  bytes: 123_456,
});

const mail = { subject: "It's here", text: "Text\nwith lines", html: "<p>“Text”</p>" };

const waiting = (id: string, values: Row): Row => ({
  id,
  kind: "confirmation",
  recipient: "dana@example.com",
  content: JSON.stringify(mail),
  issue_date: null,
  email_key: "dana@example.com",
  state: "waiting",
  attempts: 0,
  due_at: start,
  last_error: null,
  created_at: start,
  ended_at: null,
  subject: "",
  written_after: null,
  written_through: null,
  ...values,
});

const message = (index: number): Row => ({
  id: `message-${index}`,
  first_name: "Ann",
  last_name: "O'Hara",
  email: "ann@example.com",
  subject: `Question ${index}`,
  message: "Line one\n\n'Line' three; 🎾",
  created_at: start + index,
  submission_key: `message-key-${index}`,
  answered_at: index === 1 ? start + day : null,
});

const issue: IssueContent = {
  intro: "It's JSON.",
  articles: [{ path: "/blog/one", title: "One", text: "Text", day: "2026-10-19" }],
  reviews: [{ id: "player-0", subject: "diadem-hero" }],
  pick: { slug: "diadem-hero", name: "Hero", text: "Text", facts: [] },
};

/** Rows of every table: each column has a value in one of them. */
const rows: [table: string, rows: Row[]][] = [
  ["seedings", [{ paddle_name: "joola-perseus-pro-iv", seeded_at: start }]],
  [
    "paddle_reviews",
    [
      ...reviews.map((given, index) => reviewRow(given, "player", index)),
      reviewRow({ ...reviews[0]!, subject: "joola-perseus-pro-iv" }, "sample", 0),
      reviewRow({ ...reviews[1]!, subject: "joola-perseus-pro-iv" }, "sample", 1),
    ],
  ],
  ["review_photos", [photo("photo-1", "player-0", 1), photo("photo-2", "player-0", 2)]],
  [
    "review_photos_reports",
    [
      {
        id: "photo-report-1",
        subject: "diadem-hero",
        of_id: "photo-1",
        reason: "spam",
        details: "An 'advert'",
        created_at: start,
        told_at: start,
        submission_key: "photo-report-key-1",
      },
    ],
  ],
  ["blocked_words", [{ word: "buy now", blocked_at: start }]],
  ["withdrawn_texts", [{ paddle_name: "neonic-flow", text_key: "hash", withdrawn_at: start }]],
  ["messages", [message(1), message(2), message(3)]],
  [
    "subscribers",
    // The last two want new reviews, and one email about a question.
    [
      "dana@example.com",
      "o'neil@example.com",
      "zoë@example.com",
      "lee@example.com",
      "bo@example.com",
    ].map((email, index) => ({
      email_key: email,
      mailbox_key: email,
      email: index === 0 ? "Dana@Example.com" : email,
      state: ["confirmed", "unsubscribed", "pending", "confirmed"][index] ?? "pending",
      created_at: start,
      updated_at: start + index,
      subject: ["", "", "", "diadem-hero", "answer:question-1"][index]!,
      told: index === 3 ? "[]" : "",
      consent: index === 0 ? 'The form on our "old" site (created_at 2026-01-01)' : null,
      bounced_at: index === 1 ? start + 1 : null,
      bounce: index === 1 ? "550 5.1.1 no such user" : null,
      level: index === 3 ? "3.5" : "",
      weekly: index === 3 ? 1 : 0,
      told_through: index === 3 ? start : 0,
      confirmed_at: index === 2 || index === 4 ? null : start,
      unsubscribed_at: index === 1 ? start + 1 : null,
      mailed_at: index === 2 || index === 4 ? start : null,
      mails: index === 2 || index === 4 ? 1 : 0,
      unsubscribe_key: `key-${index}`,
    })),
  ],
  ["departed_mailboxes", [{ mailbox_hash: digest("gone@example.com") }]],
  [
    "confirmations",
    [
      {
        token_hash: digest("a-token-that-was-mailed"),
        email_key: "zoë@example.com",
        subject: "",
        expires_at: start + 7 * day,
      },
    ],
  ],
  [
    "newsletter_issues",
    // The second one isn't queued for all its readers yet.
    ["2026-10-19", "2026-10-26"].map((date, index) => ({
      date,
      subject: "This week's paddles",
      content: JSON.stringify(issue),
      html: "<p>{unsubscribe}</p>",
      text: "Two lines\nof text",
      key_placeholder: "random-placeholder",
      created_at: start,
      queued_through: index === 0 ? "" : "dana@example.com",
      recipients: 1,
      queued_at: index === 0 ? start + 1 : null,
    })),
  ],
  [
    "newsletter_draft",
    [
      {
        id: "next",
        intro: "It's fall.\n\nTwo parts",
        chosen: '["player-0"]',
        articles: '["/blog/one"]',
        subject: 'It\'s "fall"',
        pick: "diadem-hero",
        weekday: 4,
        hour: 14,
      },
    ],
  ],
  [
    "undoable_acts",
    [
      {
        id: "act-1",
        actor: "Dana",
        done_at: start,
        steps: JSON.stringify([{ act: "reviews hide", saved: [], logged: ["act-1"] }]),
      },
    ],
  ],
  [
    "paddle_requests",
    [
      {
        ...asked("request-1", { held_because: "all", hidden_at: start }),
        subject: "vatic pro prism flash",
        name: "Prism 'Flash'",
        brand: "Vatic Pro",
        link: 'https://vatic.example/flash?a=1&b="2"',
        page: null,
      },
      {
        ...asked("request-2", { approved_at: start + day }),
        subject: "diadem hero",
        name: "Hero",
        brand: "Diadem",
        link: "",
        page: "diadem-hero",
      },
    ],
  ],
  [
    "fact_corrections",
    [
      {
        ...asked("correction-1", { held_because: "all", hidden_at: start }),
        subject: "diadem-hero",
        fact: "weightOz",
        value: "8.1 oz",
        source: "I weighed mine.\nTwice.",
        entry: "paddles/diadem-hero.yaml",
        drafted_at: start + day,
      },
      {
        ...asked("correction-2", { approved_at: start + day }),
        subject: "balls/penn-40",
        fact: "other",
        value: 'It\'s "orange"',
        source: "",
        entry: null,
        drafted_at: null,
      },
    ],
  ],
  [
    "side_by_side_votes",
    [
      {
        ...asked("vote-1", { approved_at: start + day }),
        subject: "diadem-hero",
        one: "diadem-hero",
        other: "neonic-flow@v7",
        shown_first: "other",
        keep: "one",
        drops: "same",
        drives: "other",
        level: "3.5",
        tried_for: "games",
        played_first: "one",
        owns: "Perseus",
        day: "abcd2345",
      },
      {
        ...asked("vote-2", { held_because: "series", hidden_at: start }),
        subject: "diadem-hero",
        one: "diadem-hero",
        other: "joola-perseus-pro-iv",
        shown_first: "one",
        keep: "same",
        drops: "one",
        drives: "one",
        level: "",
        tried_for: "",
        played_first: "",
        owns: "",
        day: "",
      },
    ],
  ],
  [
    "paddle_questions",
    [
      {
        ...asked("question-1", { approved_at: start + day }),
        likeness_key: likenessKey('Does the "grip" stay dry?\nIn July, too?'),
        subject: "diadem-hero",
        first_name: "Dana",
        question: 'Does the "grip" stay dry?\nIn July, too?',
      },
      {
        ...asked("question-2", { held_because: "link", hidden_at: start }),
        likeness_key: likenessKey("Seen it on shop.example?"),
        subject: "diadem-hero",
        first_name: "Li",
        question: "Seen it on shop.example?",
      },
    ],
  ],
  [
    "paddle_questions_reports",
    [
      {
        id: "question-report-1",
        subject: "diadem-hero",
        of_id: "question-1",
        reason: "spam",
        details: "It isn't one.",
        created_at: start + day,
        told_at: start + day,
        submission_key: "key-of-question-report-1",
      },
    ],
  ],
  [
    "paddle_answers",
    [
      {
        ...asked("answer-1", { approved_at: start + day }),
        likeness_key: likenessKey("Yes; I've played it \u2019til August."),
        subject: "diadem-hero",
        question_id: "question-1",
        first_name: "Max",
        dupr_rating: "4,25",
        dupr_level: 4250,
        played_for: "months",
        answer: "Yes; I've played it \u2019til August.",
      },
      {
        ...asked("answer-2", { held_because: "link", hidden_at: start }),
        likeness_key: likenessKey("See shop.example."),
        subject: "diadem-hero",
        question_id: "question-1",
        first_name: "Lee",
        dupr_rating: "4,25",
        dupr_level: 4250,
        played_for: "months",
        answer: "See shop.example.",
      },
    ],
  ],
  [
    "paddle_answers_reports",
    [
      {
        id: "answer-report-1",
        subject: "diadem-hero",
        of_id: "answer-1",
        reason: "other",
        details: "It isn't about the grip.",
        created_at: start + day,
        told_at: start + day,
        submission_key: "key-of-answer-report-1",
      },
    ],
  ],
  ["hold_orders", [{ kind: "reviews", until: start + day }]],
  [
    "content_revisions",
    (["past", "live", "draft"] as const).map((state, index) => ({
      id: `0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a0${index}`,
      path: "blog/a-story.md",
      text: state === "past" ? null : `---\ntitle: Story ${index}\n---\nText\n`,
      state,
      base: "0123456789abcdef",
      file: state === "draft" ? "" : "fedcba9876543210",
      person: "Dana",
      email: "dana@example.com",
      saved_at: start + index,
      published_at: state === "draft" ? null : start + index,
      publish_at: state === "draft" ? start + day : null,
      failed_why: state === "draft" ? "There was a mistake." : null,
      note: "typed",
      batch: state === "draft" ? "0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11" : null,
    })),
  ],
  [
    "content_pictures",
    [
      {
        source: "0f".repeat(32),
        file: "diadem-hero-face-0123abcd.jpg",
        picture: "0123abcd".repeat(4),
        width: 1600,
        height: 1200,
        color: "#2a7f3b",
        bytes: 412_345,
        refused: null,
        made_at: start,
      },
      {
        source: "1e".repeat(32),
        file: null,
        picture: null,
        width: 0,
        height: 0,
        color: "",
        bytes: 0,
        refused: "The photo is damaged or incomplete. Choose it again, or choose another.",
        made_at: start,
      },
    ],
  ],
  [
    "page_views",
    [
      { week: Date.UTC(2026, 9, 26), page: "/diadem-hero", views: 12, visits: 5 },
      { week: Date.UTC(2026, 9, 26), page: "other", views: 3, visits: 0 },
    ],
  ],
  [
    "watched_hosts",
    [{ host: "shop.example", asked_at: start, robots: "User-agent: *", robots_at: start }],
  ],
  [
    "watched_pages",
    [
      {
        url: "https://shop.example/products/hero.json",
        named: "digest-of-its-lines",
        due_at: start + 7 * day,
        etag: '"one"',
        modified: "Sun, 01 Nov 2026 00:00:00 GMT",
        state: "read",
        says: "It has 1 paddle, 1 with something new.",
        read_at: start,
        failures: 0,
      },
      {
        url: "https://shop.example/gone.csv",
        named: "digest-of-other-lines",
        due_at: null,
        etag: "",
        modified: "",
        state: "stopped",
        says: "The page is gone.",
        read_at: null,
        failures: 1,
      },
    ],
  ],
  [
    "proposals",
    [
      {
        id: "0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a12",
        page: "https://shop.example/products/hero.json",
        entry: "paddles/diadem-hero.yaml",
        name: "Diadem Hero",
        digest: "digest-of-what-it-says",
        snapshot: '{"cells":[["List price ($)","89.99"]]}',
        changes: '[{"fact":"List price","after":"$89.99"}]',
        notes: '["It sells for $79.99 now."]',
        base: "0123456789abcdef",
        state: "dropped",
        first_seen_at: start,
        read_at: start + 7 * day,
      },
    ],
  ],
  [
    "known_facts",
    [{ id: "paddles/diadem-hero/core", said: '{"id":"paddles/diadem-hero/core","value":"16"}' }],
  ],
  [
    "fact_changes",
    [
      {
        noticed_at: start,
        id: "paddles/diadem-hero/core",
        kind: "paddle",
        subject: "diadem-hero",
        name: "Diadem Hero",
        version: "14 mm version",
        fact: "core",
        before: "14",
        after: "16",
        unit: "mm",
        source: "Diadem",
        source_before: "Acme",
        source_kind: "maker",
        link: "https://diadem.example/hero",
      },
    ],
  ],
  ["weekly_rounds", [{ name: "newsletter", through: start }]],
  ["secrets", [{ name: "report links", secret: "0123456789abcdef" }]],
  [
    "outbox",
    [
      waiting("mail-1", {}),
      waiting("mail-2", { attempts: 2, due_at: start + 60_000, last_error: "451 'try' later" }),
      waiting("mail-3", { state: "failed", attempts: 9, last_error: "550 no", ended_at: start }),
      waiting("mail-5", {
        kind: "reviews",
        issue_date: "2026-11-01",
        email_key: "lee@example.com",
        subject: "diadem-hero",
        content: null,
        written_after: start - day,
        written_through: start,
      }),
      waiting("mail-4", { state: "delivered", content: null, attempts: 1, ended_at: start }),
    ],
  ],
  ["accepted_posts", [{ act: "review", visitor: "hash", hour: 500_000, accepted: 19 }]],
  ["daily_salts", [{ day: 20_000, salt: "salt" }]],
  [
    "review_reports",
    [
      {
        id: "report-1",
        paddle_name: "diadem-hero",
        review_id: "player-1",
        reason: "spam",
        details: "It's an 'advert'",
        created_at: start,
        told_at: start,
        submission_key: "report-key-1",
      },
    ],
  ],
  ["helpful_votes", [{ day: 20_000, review_id: "player-0", visitor: "hash" }]],
  [
    "owner_acts",
    [
      {
        id: "act-1",
        act: "reviews hide",
        target: "player-5",
        reason: "Not about the paddle",
        done_at: start,
        actor: "Dana",
      },
    ],
  ],
  ...keptSignIns,
];

/** What happened in the store afterwards. */
const changes = [
  `update paddle_reviews set hidden_at = ${start} where id = 'player-5'`,
  `update paddle_reviews set hidden_at = ${start}, held_because = 'link' where id = 'player-4'`,
  `update paddle_reviews set approved_at = ${start} where id = 'player-3'`,
  "delete from paddle_reviews where id = 'player-6'",
  // The newest row, whose number isn't reused.
  "delete from messages where id = 'message-3'",
];

/** Fills an empty store with rows of every table, so that a column that is lost or overlooked is missed. */
export async function fillEveryColumn({ db }: Pick<Store, "db">): Promise<void> {
  for (const [table, values] of rows)
    await db
      .insertInto(table as "paddle_reviews")
      .values(values as never)
      .execute();
  for (const statement of changes) await sql.raw(statement).execute(db);
}
