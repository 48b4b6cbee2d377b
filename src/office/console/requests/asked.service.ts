import {
  comparableWords,
  type HoldReason,
  holdReasonWords,
} from "../../../site/contributions/hold-reason.ts";
import { mailboxesToAlert } from "../../../site/contributions/once-alerts.store.ts";
import type { Library } from "../../../library/library.ts";
import { oncePer } from "../../../platform/once-per.ts";
import type { Store } from "../../../platform/store/connect.ts";
import type { ContentService } from "../../publishing/content.service.ts";
import {
  type Correctable,
  correctable,
  correctionKind,
  otherFact,
} from "../../../site/requests/correction.ts";
import { paddleKey, requestKind } from "../../../site/requests/request.ts";
import {
  askedAsOf,
  correctionOf,
  countAsked,
  type RequestGroup,
  type StoredCorrection,
  waitingCorrections,
  waitingRequests,
} from "../../../site/requests/requests.store.ts";
import type { Site } from "../../../platform/render/site.ts";
import type { RowName } from "../read-asked.ts";

/** Requests for one paddle, without anyone's address. */
export interface AskedPaddle extends Omit<RequestGroup, "requests"> {
  requests: readonly { id: string; name: string; brand: string; link: string; at: number }[];
  flags: readonly string[];
  /** The content file that answers them, once it's begun. */
  entry: string | undefined;
  /** The slug of a page that may be it. */
  guess: string | undefined;
}

/** A correction, without anyone's address. */
export interface AskedCorrection extends Pick<StoredCorrection, "id" | "value" | "source"> {
  /** In epoch milliseconds. */
  at: number;
  /** What it's about; undefined if its page is gone. */
  of: Correctable | undefined;
  subject: string;
  /** The fact's label. */
  fact: string;
  /** What the page says now; undefined if that isn't one value. */
  now: string | undefined;
  wantsThanks: boolean;
  isDrafted: boolean;
  isWaiting: boolean;
  flags: readonly string[];
}

/** How many of each the page shows. */
const shown = 50;

/** What an owner should look at twice. That all of them wait, and that some name a page elsewhere, is as it should be. */
const flagged: ReadonlySet<HoldReason | null> = new Set(["blocked-word", "network"]);

const flagsOf = (rows: readonly { held_because: HoldReason | null }[]) => [
  ...new Set(
    rows.flatMap(({ held_because: reason }) =>
      reason && flagged.has(reason) ? holdReasonWords[reason] : [],
    ),
  ),
];

/** Every paddle's name as requests have it, by words. */
const namesIn = oncePer(({ paddles }: Pick<Library, "paddles">) =>
  paddles.map((paddle) => ({
    slug: paddle.slug,
    words: new Set(paddleKey(paddle).split(" ")),
  })),
);

/** The page that is most likely about a paddle: one that shares most words of its name. */
function guessOf(library: Library, subject: string): string | undefined {
  const words = new Set(comparableWords(subject).split(" "));
  let best: { slug: string; likeness: number } | undefined;
  for (const { slug, words: others } of namesIn(library)) {
    const common = words.intersection(others).size;
    const likeness = common / Math.max(words.size, others.size);
    if (likeness > 0.6 && likeness > (best?.likeness ?? 0)) best = { slug, likeness };
  }
  return best?.slug;
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

interface AskedContext {
  store: Pick<Store, "db">;
  content: Pick<Site, "library">;
  published: ContentService;
}

/** What visitors asked for and corrected, for those who decide. Every method throws if the store can't be reached. */
export function openAsked({ store: { db }, content, published }: AskedContext) {
  async function correctionView(
    row: StoredCorrection,
    thanked: { has: (id: string) => boolean },
  ): Promise<AskedCorrection> {
    const page = correctable(content.library, row.subject);
    // The schemas of all content, which take memory.
    const { factIn } = await import("../content/correct-entry.ts");
    const text = page && published.published(page.entry);
    return {
      id: row.id,
      at: row.created_at,
      of: page,
      subject: row.subject,
      fact: row.fact === otherFact ? "Something else" : (page?.facts.get(row.fact) ?? row.fact),
      value: row.value,
      source: row.source,
      now: text ? factIn(page.entry, text, row.fact) : undefined,
      wantsThanks: thanked.has(row.id),
      isDrafted: row.drafted_at !== null,
      isWaiting: row.held_because !== null,
      flags: flagsOf([row]),
    };
  }

  return {
    count: () => countAsked(db),
    /** What waits: requests by paddle, and corrections. */
    async waiting(): Promise<{ paddles: AskedPaddle[]; corrections: AskedCorrection[] }> {
      const groups = await waitingRequests(db, shown);
      const rows = await waitingCorrections(db, shown);
      const thanked = await mailboxesToAlert(db, correctionKind, idsOf(rows));
      const here = content.library;
      return {
        paddles: groups.map(({ requests, ...group }) => ({
          ...group,
          requests: requests.map(({ id, name, brand, link, created_at: at }) => ({
            id,
            name,
            brand,
            link,
            at,
          })),
          flags: flagsOf(requests),
          entry: group.page === null ? undefined : entryOf(here, group.page),
          guess: guessOf(here, group.subject),
        })),
        corrections: await Promise.all(rows.map((row) => correctionView(row, thanked))),
      };
    },
    /**
     * How a form names all that waited at a time, except what has a draft.
     * @param left requests, each for all of its paddle, that stay
     */
    async namesAsOf(time: number, left: ReadonlySet<string>): Promise<RowName[]> {
      const { requests, corrections } = await askedAsOf(db, time);
      const staying = new Set(requests.flatMap(({ id, subject }) => (left.has(id) ? subject : [])));
      return [
        ...requests
          .filter(({ subject }) => !staying.has(subject))
          .map(({ id }) => [requestKind.noun, id] as const),
        ...corrections.map(({ id }) => [correctionKind.noun, id] as const),
      ];
    },
    /** One correction; undefined if there's none. */
    async correction(id: string): Promise<AskedCorrection | undefined> {
      if (!/^[\w-]{1,100}$/.test(id)) return undefined;
      const row = await correctionOf(db, id);
      return row && (await correctionView(row, await mailboxesToAlert(db, correctionKind, [id])));
    },
  };
}

/** The content file of a page that may not be published yet. */
const entryOf = (library: Library, slug: string) =>
  correctable(library, slug)?.entry ?? `listed/${slug}.yaml`;
