// What is read in shops: a price is checked with a tap, and published at once.

import {
  type Act,
  type Asked,
  type Doing,
  type Kind,
  type Note,
  type Place,
  readVersioned,
  type Thing,
} from "../../platform/acts.ts";
import { textDigest, type Texts } from "../../platform/content/content-source.ts";
import { refusal } from "../../platform/refusals.ts";
import { priceText } from "../../platform/text/money.ts";
import { readCents } from "../../platform/text/read-figure.ts";
import { dayAt } from "../../platform/today.ts";
import { mayEdit } from "../../library/content-paths.ts";
import { type Check, type Offer, offerName } from "../../site/offers/offers.ts";
import { showPublished } from "./content-acts.service.ts";
import type { ContentService } from "./content.service.ts";
import { listDrafts, publishText, raiseVersion, rebaseDraft } from "./revisions.store.ts";

interface Needs {
  content: ContentService;
}

interface NamedOffer extends Thing {
  /** The price that the caller read, in US cents; undefined if none was named. */
  read: string | undefined;
}

const offerId = /^((?:paddles|listed|balls)\/[a-z0-9-]{1,80}\.yaml)#([a-z0-9-]{1,400})$/;

/** An offer, by its file and its name: 'paddles/diadem-hero.yaml#acme', perhaps with the price that was read. */
const offers: Kind<NamedOffer> = {
  noun: "offer",
  read: readVersioned((text) => offerId.test(text)),
  find: async (_, named) => named.map(({ id, version }) => ({ id, read: version })),
};

/** What is to be published: new texts, how to write the same checks into drafts, and the version that was checked. */
interface Prepared {
  version: number;
  texts: ReadonlyMap<string, { text: string; base: string; checks: readonly NewCheck[] }>;
  said: string;
}

interface NewCheck {
  /** The offer's name. */
  name: string;
  check: Check;
}

/** An offer's checks with one more. A second one of a day takes the place of the first. */
function withCheck(checks: readonly Check[], check: Check): Check[] {
  const others = checks.filter(({ on }) => on !== check.on);
  return [...others, check].toSorted((a, b) => a.on.localeCompare(b.on));
}

/** A content file's text with new checks; undefined if it doesn't have those offers. */
async function textWith(text: string, checks: readonly NewCheck[]): Promise<string | undefined> {
  // Loaded on demand: a server with checked content reads no YAML.
  const { editYaml } = await import("../../platform/content/edit-yaml.ts");
  const fields = await fieldsOf(text);
  const written = offersIn(fields);
  if (!checks.every(({ name }) => written.some((each) => offerName(each) === name)))
    return undefined;
  const edited = written.map((offer) => {
    const found = checks.find(({ name }) => name === offerName(offer));
    return found ? { ...offer, checks: withCheck(offer.checks, found.check) } : offer;
  });
  return editYaml(text, { ...fields, offers: edited });
}

async function fieldsOf(text: string): Promise<Record<string, unknown>> {
  const { parse } = await import("yaml");
  try {
    const fields: unknown = parse(text, { logLevel: "error" });
    return typeof fields === "object" && fields !== null ? { ...fields } : {};
  } catch {
    return {};
  }
}

/** The offers that a text has, as far as they can be read: a draft may be wrong. */
function offersIn({ offers: list }: Record<string, unknown>): Offer[] {
  const isOffer = (each: unknown) =>
    typeof (each as Partial<Offer>)?.shop === "string" &&
    Array.isArray((each as Partial<Offer>).checks);
  return Array.isArray(list) && list.every(isOffer) ? (list as Offer[]) : [];
}

/**
 * Publishes a price that someone has just read. It isn't a draft: what was seen is a fact of that day, and a list of
 * twenty would be gone through twice.
 */
const checkPrice: Act<Needs, NamedOffer, Prepared> = {
  of: offers,
  may: "editor",
  name: "content price",
  about: "Note today's price of an offer, and publish it at once",
  more: "OFFER is its file below the content folder, # and the shop, as the links to it have it. Name the price, or after @ the one in US cents that still holds: then it's noted again with today's day. A second price of a day takes the place of the first. Nobody's draft is lost: the price is written into drafts of the file, too.",
  example: "content price paddles/diadem-hero.yaml#acme --price 89.99",
  options: [
    {
      flags: "--price <dollars>",
      about: "today's price, if it's another one: 89.99",
      label: "Price now, in dollars",
      button: "Save price",
    },
  ],
  button: "Still this price today",
  done: "Price noted",
  isPlain: true,
  async ready(on, { of, options }: Asked, note) {
    if (on.content.isReadOnly) throw refusal("contentInFiles");
    const version = await on.content.version();
    const named = of.flatMap((typed) => offers.read(typed) ?? []);
    const typed = options["price"];
    const cents = typeof typed === "string" ? readCents(typed) : undefined;
    if (typed !== undefined && cents === undefined) throw refusal("notAPrice", String(typed));
    if (cents !== undefined && named.length > 1) throw refusal("oneEntry");
    const today = dayAt(note.now);
    const found = new Map<string, NewCheck[]>();
    for (const { id, version: read } of named) {
      const [, path = "", name = ""] = offerId.exec(id)!;
      if (!mayEdit(note.role, path)) throw refusal("onlyFor", "owners");
      const text = on.content.published(path);
      const offer =
        text === null
          ? undefined
          : offersIn(await fieldsOf(text)).find((each) => offerName(each) === name);
      if (!offer) throw refusal("missing", "offer", [id]);
      const last = offer.checks.at(-1)!;
      if (cents === undefined && read === undefined) throw refusal("noPrice", id);
      if (read !== undefined && read !== String(last.priceCents)) throw refusal("changed", [id]);
      const check = { on: today, priceCents: cents ?? last.priceCents };
      found.set(path, [...(found.get(path) ?? []), { name, check }]);
    }
    const texts = new Map<string, { text: string; base: string; checks: NewCheck[] }>();
    for (const [path, checks] of found) {
      const before = on.content.published(path)!;
      const text = (await textWith(before, checks))!;
      texts.set(path, { text, base: textDigest(before), checks });
    }
    const over: Texts = new Map([...texts].map(([path, { text }]) => [path, text]));
    await on.content.prepare(over);
    const prices = [...found.values()].flat().map(({ check }) => priceText(check.priceCents));
    return { version, texts, said: `${prices.join(", ")} on ${today}` };
  },
  async run(on, { things, ready }: Doing<NamedOffer, Prepared>, note) {
    if (!(await raiseVersion(on.db, ready.version))) throw refusal("publishedJustNow");
    for (const [path, { text, base, checks }] of ready.texts) {
      await publishText(on.db, {
        ...revision(on, note, path),
        text,
        base,
        note: note.reason || ready.said,
        file: on.content.fileDigest(path),
      });
      // Otherwise everyone with a draft would be told that someone has published since.
      for (const draft of await listDrafts(on.db)) {
        if (draft.path !== path || draft.base !== base) continue;
        const rebased = draft.text === null ? null : await textWith(draft.text, checks);
        if (rebased === undefined) continue;
        await rebaseDraft(on.db, draft, { text: rebased, base: textDigest(text) });
      }
    }
    return { done: things, why: ready.said };
  },
  after: showPublished,
};

const revision = ({ person = "" }: Place, { by, now }: Note, path: string) => ({
  path,
  person: by,
  email: person,
  saved_at: now,
  published_at: now,
});

export const offerActs: readonly Act[] = [checkPrice];
