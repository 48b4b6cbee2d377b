import { addresses } from "../../addresses.ts";
import {
  type ListedMessage,
  listMessages,
  type MessageFilter,
} from "../../site/contact/messages.store.ts";
import { byTime, type ListCursor, type Listing, wholeNumber } from "../../platform/listing.ts";
import { listLog, type LogEntry } from "../../platform/store/log.store.ts";
import {
  listEveryReview,
  type ModeratedReview,
  type ReviewFilter,
} from "../../site/reviews/moderation/moderation.store.ts";
import { stateOf } from "../../site/contributions/contribution.ts";
import { listOf, type ReadKindRow } from "../../site/contributions/contributions.store.ts";
import { factsOf, type FieldKind } from "../../site/contributions/kind.ts";
import { listPhotos, type ModeratedPhoto } from "../../site/reviews/photos/photos.store.ts";
import { entryAddress } from "./content/entry-facts.ts";
import type { RowChange } from "../publishing/sheet-row.ts";
import { listProposals, type ProposalRow } from "../publishing/watch.store.ts";
import { optionalReviewFields } from "../../site/reviews/review.ts";
import { isReviewId, sampleIndex } from "../../site/reviews/reports/report.ts";

// The lists that are both in the console and on the command line.

export const logListing: Listing<LogEntry, ListCursor> = {
  facts: [
    { key: "doneAt", label: "When", value: ({ done_at }) => done_at, isTime: true },
    { key: "act", label: "What", value: ({ act }) => act },
    { key: "target", label: "To", value: ({ target }) => target, link: targetLink },
    { key: "by", label: "Who", value: ({ actor }) => actor },
    { key: "reason", label: "Why", value: ({ reason }) => reason, isWords: true },
  ],
  inJson: [{ key: "id", value: ({ id }) => id }],
  empty: "Nothing was done yet.",
  cursor: byTime,
  placeAfter: ({ done_at, id }) => ({ createdAt: done_at, id }),
  read: (db, _, window) => listLog(db, window),
};

/** A file of content by its path: "files" is all of them. */
const isEntry = /\.(?:yaml|md)$/;

/** Where an entry of the log leads: to the stored review or the entry of content that it's about. */
export function targetLink({ act, target }: Pick<LogEntry, "act" | "target">): string | undefined {
  if (act.startsWith("content ") && isEntry.test(target)) return entryAddress(target);
  const isOfReviews = act.startsWith("reviews ") || act.startsWith("reports ");
  if (!isOfReviews || !isReviewId(target) || sampleIndex(target) !== undefined) return undefined;
  return `${addresses.consoleReviews.path}?review=${target}`;
}

export const nameOf = ({ first_name, last_name }: ListedMessage) => `${first_name} ${last_name}`;

export const messageListing: Listing<ListedMessage, number, MessageFilter> = {
  facts: [
    { key: "number", label: "Number", value: ({ number }) => number },
    { key: "sentAt", label: "Sent", value: ({ created_at }) => created_at, isTime: true },
    { key: "name", label: "From", text: nameOf },
    { key: "email", value: ({ email }) => email },
    {
      key: "subject",
      label: "Subject",
      value: ({ subject }) => subject,
      max: 100,
      isWords: true,
      link: ({ number }) => addresses.consoleMessage.href({ number: String(number) }),
    },
    {
      key: "answered",
      label: "Answered",
      value: ({ answered_at }) => answered_at !== null,
      text: ({ answered_at }) => (answered_at === null ? "" : "answered"),
    },
  ],
  inJson: [
    { key: "firstName", value: ({ first_name }) => first_name },
    { key: "lastName", value: ({ last_name }) => last_name },
    { key: "message", value: ({ message }) => message },
    { key: "answeredAt", value: ({ answered_at }) => answered_at, isTime: true },
  ],
  empty: "There are no such messages.",
  cursor: {
    ...wholeNumber(1, 999_999_999_999),
    flags: "--after <number>",
    about: "continue below this number",
  },
  placeAfter: ({ number }) => number,
  read: (db, { state }, { after, limit }) => listMessages(db, { state, after, limit }),
};

/** Whether what only the site's people read waits, and if not, what came of it. */
const askedState = { held: "waiting", shown: "answered", hidden: "declined" } as const;

/** The list of a kind made of fields. */
export const listingOf = (kind: FieldKind): Listing<ReadKindRow, ListCursor> => ({
  ...factsOf(kind, (row) => (kind.isPrivate ? askedState[stateOf(row)] : stateText(row))),
  empty: kind.none,
  cursor: byTime,
  placeAfter: ({ created_at, id }) => ({ createdAt: created_at, id }),
  read: (db, _, window) => listOf(db, kind, window),
});

/** What a proposal changes, in a line: 'List price: $250 becomes $230'. */
const changesText = ({ changes, notes }: ProposalRow) =>
  [
    ...(JSON.parse(changes) as RowChange[]).map(
      ({ fact, before = "nothing", after = "nothing" }) => `${fact}: ${before} becomes ${after}.`,
    ),
    ...(JSON.parse(notes) as string[]),
  ].join(" ");

export const proposalListing: Listing<ProposalRow, ListCursor> = {
  facts: [
    { key: "id", value: ({ id }) => id },
    { key: "firstSeenAt", value: ({ first_seen_at }) => first_seen_at, isTime: true },
    { key: "name", value: ({ name }) => name },
    { key: "entry", value: ({ entry }) => entry },
    { key: "page", value: ({ page }) => page },
    { key: "says", value: changesText, isBelow: true, max: 300 },
  ],
  empty: "No watched page says anything new.",
  cursor: byTime,
  placeAfter: ({ first_seen_at, id }) => ({ createdAt: first_seen_at, id }),
  read: (db, _, window) => listProposals(db, window),
};

export const photoListing: Listing<ModeratedPhoto, ListCursor> = {
  facts: [
    { key: "id", value: ({ id }) => id },
    { key: "sentAt", value: ({ created_at }) => created_at, isTime: true },
    { key: "state", text: stateOf },
    { key: "subject", value: ({ subject }) => subject },
    { key: "firstName", value: ({ first_name }) => first_name },
    { key: "review", value: ({ review_id }) => review_id },
  ],
  inJson: [
    { key: "picture", value: ({ picture }) => picture },
    { key: "bytes", value: ({ bytes }) => bytes },
  ],
  empty: "There are no photos.",
  cursor: byTime,
  placeAfter: ({ created_at, id }) => ({ createdAt: created_at, id }),
  read: (db, _, window) => listPhotos(db, window),
};

/** When its writer last changed it, epoch milliseconds; null if never. */
export const editedAt = ({ created_at, updated_at }: ModeratedReview) =>
  updated_at > created_at ? updated_at : null;

/** When it was hidden, epoch milliseconds; null for a held review, which nobody hid. */
export const hiddenAt = ({ held_because, hidden_at }: ModeratedReview) =>
  held_because === null ? hidden_at : null;

/** Whether visitors see it, and if not, why. */
export const stateText = (review: Parameters<typeof stateOf>[0]) =>
  review.held_because === null ? stateOf(review) : `held: ${review.held_because}`;

export const reviewListing: Listing<ModeratedReview, ListCursor, ReviewFilter> = {
  facts: [
    { key: "id", value: ({ id }) => id },
    { key: "writtenAt", value: ({ created_at }) => created_at, isTime: true },
    { key: "stars", value: ({ rating }) => rating, text: ({ rating }) => `${rating} of 5` },
    { key: "state", text: stateText },
    {
      key: "reports",
      value: ({ reports }) => reports,
      text: ({ reports }) =>
        reports === 0 ? "" : `${reports} ${reports === 1 ? "report" : "reports"}`,
    },
    { key: "subject", value: ({ paddle_name }) => paddle_name },
    {
      key: "firstName",
      value: ({ first_name }) => first_name,
      text: ({ first_name, is_sample }) => `${first_name}${is_sample ? " (sample)" : ""}`,
    },
    { key: "text", value: ({ review_text }) => review_text, isBelow: true, max: 100 },
  ],
  inJson: [
    { key: "dupr", value: ({ dupr_rating }) => dupr_rating },
    ...optionalReviewFields.map(({ field, column }) => ({
      key: field,
      value: (review: ModeratedReview) => String(review[column]),
    })),
    { key: "editedAt", value: editedAt, isTime: true },
    { key: "hiddenAt", value: hiddenAt, isTime: true },
    { key: "heldBecause", value: ({ held_because }) => held_because },
    { key: "approvedAt", value: ({ approved_at }) => approved_at, isTime: true },
    { key: "sample", value: ({ is_sample }) => is_sample === 1 },
    { key: "answer", value: ({ answer }) => answer },
    { key: "answeredAt", value: ({ answered_at }) => answered_at, isTime: true },
  ],
  empty: "There are no such reviews.",
  cursor: byTime,
  placeAfter: ({ created_at, id }) => ({ createdAt: created_at, id }),
  read: listEveryReview,
};
