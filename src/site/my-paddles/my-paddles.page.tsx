import "../../platform/styles/columns.css";
import { addresses } from "../../addresses.ts";
import { addressWith, type Field as QueryField, isWrittenSo, query } from "../../platform/query.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { notKept, type QueryCodec, redirect } from "../../platform/render/route.ts";
import type { Site } from "../../platform/render/site.ts";
import { listed } from "../../platform/text/grammar.ts";
import { readWithin } from "../../platform/text/read-figure.ts";
import { figureText } from "../../platform/text/units.ts";
import { Field } from "../../platform/ui/field.tsx";
import page from "../../platform/ui/page.module.css";
import { Prose } from "../../platform/ui/prose.tsx";
import { ShareLink } from "../../platform/ui/share-link.tsx";
import { PageLinks } from "../pages/page-links.tsx";
import { textPageFacts } from "../pages/text-article.tsx";
import {
  type Bag,
  bagAddress,
  firstOwned,
  maxOwned,
  type Owned,
  type Relation,
  relationOf,
  relations,
  yoursText,
} from "../paddles/own/bag.ts";
import { shortFactsOf } from "../paddles/own/own-facts.ts";
import { PictureToSend } from "../paddles/own/picture-to-send.tsx";
import { overOwn } from "../paddles/own/sent-picture.ts";
import {
  noDifference,
  ownFigures,
  readFacts,
  shortFacts,
  vsYours,
} from "../paddles/own/vs-yours.ts";
import { choicesAmong, measuredFacts } from "../paddles/paddle-facts.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { PaddlePicture } from "../paddles/paddle-picture.tsx";
import { comparisonAddress, minCompared, readComparison } from "../tray/comparison-address.ts";
import styles from "./my-paddles.module.css";

/** Reads one of the five figures as typed. Without a value and without `wrong`, nothing is. */
const readTyped = (text: string, place: number) =>
  readWithin(text, measuredFacts[place]!.unit, ownFigures[place]!);

/** The figures of a paddle that isn't in our catalog, in short; empty if none is given. */
const typedField: QueryField<string> = {
  none: "",
  parameters: ownFigures.map(({ parameter }) => parameter),
  read(typed) {
    const figures = ownFigures.map(
      ({ parameter }, place) => readTyped(typed(parameter)[0] ?? "", place).value ?? "",
    );
    return shortFacts(readFacts(figures.join(",")));
  },
  write(text) {
    const { figures } = readFacts(text);
    return ownFigures.flatMap(({ parameter }, place) =>
      figures[place] === undefined ? [] : [[parameter, String(figures[place])] as const],
    );
  },
};

/** A paddle to put into the bag, as the form has it: its URL redirects to that of the new bag. */
const addedField: QueryField<{ slug: string; as: Relation } | undefined> = {
  none: undefined,
  parameters: ["add", "as"],
  read(typed) {
    const as = typed("as")[0] ?? "";
    const slug = (typed("add")[0] ?? "").trim();
    return slug === "" ? undefined : { slug, as: relations.find((each) => each === as) ?? "own" };
  },
  write: () => [],
};

/** @param paddleNamed the current slug of a paddle, by this or an earlier slug */
const bagQuery = (paddleNamed: (slug: string) => string | undefined) =>
  query({
    own: slugsField(paddleNamed),
    had: slugsField(paddleNamed),
    want: slugsField(paddleNamed),
    added: addedField,
    typed: typedField,
  });

const slugsField = (paddleNamed: (slug: string) => string | undefined): QueryField<string[]> => ({
  none: [],
  read: (typed, name) => readComparison(typed(name), paddleNamed).slice(0, maxOwned),
  write: (slugs, name) => [[name, slugs.join(",")]],
});

/** The codec of a bag. A form's query redirects to it. */
export const bagCodec: QueryCodec = {
  parameters: bagQuery(() => undefined).parameters,
  canonical(fields, { site }) {
    const { address, isWritten } = readAddress(fields, site);
    return isWritten ? address.slice(addresses.myPaddles.path.length) : notKept;
  },
};

/** The bag in a query, its canonical address, and whether the query already has that form. */
function readAddress(fields: URLSearchParams, { library }: Pick<Site, "library">) {
  const paddleNamed = (slug: string) => library.paddleNamed(slug)?.slug;
  const urlQuery = bagQuery(paddleNamed);
  const typed = urlQuery.read(fields);
  const added = typed.added && paddleNamed(typed.added.slug);
  // Each paddle once: as it was added last, or else as the first of these.
  const seen = new Set<string>();
  const slugsAs = (relation: Relation) => {
    const isAdded = added !== undefined && typed.added!.as === relation;
    const all = [...typed[relation].filter((slug) => slug !== added), ...(isAdded ? [added] : [])];
    const mine = all.filter((slug) => !seen.has(slug)).slice(0, maxOwned - seen.size);
    for (const slug of mine) seen.add(slug);
    return mine;
  };
  const asked = {
    own: slugsAs("own"),
    had: slugsAs("had"),
    want: slugsAs("want"),
    added: undefined,
    typed: typed.typed,
  };
  return {
    ...asked,
    address: urlQuery.address(addresses.myPaddles.path, asked),
    isWritten: isWrittenSo(urlQuery.parameters, fields, urlQuery.write(asked)),
  };
}

interface Entry extends Owned {
  /** Undefined for a paddle that isn't in our catalog. */
  paddle: AnyPaddle | undefined;
}

interface BagProps {
  entries: readonly Entry[];
  address: string;
}

/** The paddles of a bag, what sets each apart from the first, and what to do with them. */
function BagOfPaddles({ entries, address }: BagProps) {
  const bag: Bag = entries.map(({ slug, name, facts, is }) => ({
    slug,
    name,
    facts,
    ...(is ? { is } : {}),
  }));
  const first = firstOwned(bag);
  const slugs = bag.flatMap(({ slug }) => slug || []);
  const own = entries.find(({ is }) => !is)?.paddle;
  const wanted = entries.find(({ is }) => is === "want")?.paddle;
  const picture = own && wanted && overOwn(own, wanted);
  return (
    <section className="stack start gap-4" aria-labelledby="bag">
      <h2 id="bag">In this bag</h2>
      <ol className="full">
        {entries.map((entry, place) => (
          <Item
            key={entry.slug}
            entry={entry}
            first={first}
            isFirst={bag[place] === first}
            without={bagAddress(bag.toSpliced(place, 1))}
            atFirst={
              bag[place] !== first && !entry.is && entry.slug !== ""
                ? bagAddress([bag[place]!, ...bag.toSpliced(place, 1)])
                : undefined
            }
            as={(relation) =>
              bagAddress(
                bag.with(place, { ...bag[place]!, is: relation === "own" ? undefined : relation }),
              )
            }
          />
        ))}
      </ol>
      {picture ? (
        <PictureToSend
          picture={picture}
          src={addressWith(
            addresses.picture.path,
            new URLSearchParams({ own: own.slug, want: wanted.slug }),
          )}
          path={address}
          isOpen
        />
      ) : null}
      <div className={`row middle gap-2 wide-6 ${styles.links}`}>
        <form
          className={styles.scripted}
          action={`${addresses.howItWorks.path}#on-the-paddles-you-own`}
        >
          <button type="submit" data-click="remember" value={JSON.stringify(bag)}>
            Remember in this browser
          </button>
        </form>
        {picture ? null : <ShareLink path={address} title="My paddles" />}
        {slugs.length >= minCompared ? (
          <a href={comparisonAddress(slugs)}>Compare them side by side</a>
        ) : null}
        {!first || first.slug === "" ? null : (
          <a href={addressWith(addresses.match.path, new URLSearchParams({ own: first.slug }))}>
            Find one that fits you better
          </a>
        )}
      </div>
    </section>
  );
}

interface ItemProps {
  entry: Entry;
  /** The paddle that others are compared with. */
  first: Owned | undefined;
  isFirst: boolean;
  /** The bag without this one. */
  without: string;
  /** The bag with this one at the top; undefined if it can't be. */
  atFirst: string | undefined;
  /** The bag with this one as something else. */
  as: (relation: Relation) => string;
}

/** What a paddle is, and the link that makes it that. */
const relationWords: Record<Relation, { is: string; link: string }> = {
  own: { is: "Owned.", link: "I own it" },
  had: { is: "Had before.", link: "I had it" },
  want: { is: "Wanted.", link: "I want it" },
};

function Item({ entry, first, isFirst, without, atFirst, as }: ItemProps) {
  const { paddle, facts } = entry;
  const relation = relationOf(entry);
  const name = paddle?.name ?? "Your own paddle";
  const said = first && vsYours(readFacts(facts), readFacts(first.facts));
  return (
    <li className={styles.item}>
      <div className={styles.picture} aria-hidden="true">
        {paddle ? <PaddlePicture paddle={paddle} detail="small" /> : null}
      </div>
      <div>
        <h3>{paddle ? <a href={addresses.paddle.href(paddle)}>{name}</a> : name}</h3>
        <p>
          <strong>{relationWords[relation].is}</strong> {figuresInWords(facts)}
        </p>
        {isFirst ? (
          <p className="note">Other paddles are compared with this one.</p>
        ) : first && said ? (
          <p>
            vs. {yoursText(first)}: {said.join(", ") || noDifference}
          </p>
        ) : null}
        <p className={`row middle gap-2 wide-6 ${styles.links}`}>
          {atFirst ? (
            <a href={atFirst}>
              Compare with this one<span className="unseen"> ({name})</span>
            </a>
          ) : null}
          {paddle
            ? relations
                .filter((each) => each !== relation)
                .map((each) => (
                  <a key={each} href={as(each)}>
                    {relationWords[each].link}
                    <span className="unseen">: {name}</span>
                  </a>
                ))
            : null}
          <a href={without}>
            Remove<span className="unseen"> {paddle ? `the ${name}` : "your own paddle"}</span>
          </a>
        </p>
      </div>
    </li>
  );
}

const nouns = ["", " core", " long", " wide", " grip"];

/** '8.1 oz, 16 mm core, 16.5 in long, 7.5 in wide and 5.5 in grip'. */
function figuresInWords(facts: string): string {
  const { figures } = readFacts(facts);
  const known = measuredFacts.flatMap(({ unit }, place) =>
    figures[place] === undefined ? [] : `${figureText(figures[place], unit, "us")}${nouns[place]}`,
  );
  return known.length > 0 ? listed(known) : "We couldn't confirm any of its specs.";
}

interface AddFormProps {
  paddles: readonly Pick<AnyPaddle, "slug" | "name">[];
  bag: Readonly<Record<Relation, readonly string[]>>;
  typed: string;
  /** What was typed as one of the five figures and isn't one. */
  unread: readonly (string | undefined)[];
}

/** How much of such a text is shown again, in UTF-16 units. */
const maxTyped = 40;

/** Adds a paddle to the bag: a plain form that leads to the new bag. */
function AddForm({ paddles, bag, typed, unread }: AddFormProps) {
  const { figures } = readFacts(typed);
  const slugs = relations.flatMap((relation) => bag[relation]);
  const isFull = slugs.length >= maxOwned;
  return (
    <form
      className={`stack start gap-4 ${styles.add}`}
      action={addresses.myPaddles.path}
      aria-labelledby="add"
      autoComplete="off"
    >
      <h2 id="add">{slugs.length > 0 || typed ? "Add another one" : "Pick your paddle"}</h2>
      {relations.flatMap((relation) =>
        bag[relation].map((slug) => (
          <input key={slug} type="hidden" name={relation} value={slug} />
        )),
      )}
      {isFull ? (
        <p>A bag holds {maxOwned} of our paddles. Remove one to add another.</p>
      ) : (
        <>
          <label>
            Paddle
            <select name="add">
              <option value="">Choose a paddle</option>
              {paddles.map(({ slug, name }) =>
                slugs.includes(slug) ? null : (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ),
              )}
            </select>
          </label>
          <label>
            What it is to you
            <select name="as">
              {relations.map((relation) => (
                <option key={relation} value={relation}>
                  {relationWords[relation].link}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      <details className="full" open={typed !== "" || unread.some(Boolean)}>
        <summary>Not on our list? Type its numbers</summary>
        <p className="note">
          Leave out what you don&apos;t know. A kitchen scale and a tape measure are close enough.
        </p>
        <div className="cells above-3">
          {ownFigures.map(({ parameter }, place) => {
            const { label, unit } = measuredFacts[place]!;
            return (
              <Field
                key={parameter}
                label={`${label} (${unit})`}
                problem={unread[place] && readTyped(unread[place], place).wrong}
              >
                {(tied) => (
                  <input
                    {...tied}
                    name={parameter}
                    inputMode="decimal"
                    defaultValue={unread[place] ?? figures[place]}
                  />
                )}
              </Field>
            );
          })}
        </div>
      </details>
      <button type="submit">Put it in the bag</button>
    </form>
  );
}

/** What a visitor owns, had and wants. The address has it all, so the page works without script, and can be shared. */
export default definePage(addresses.myPaddles, {
  listed: {
    kind: "my paddles",
    weight: "list",
    pages: ({ library }) => [textPageFacts("my-paddles", library)],
  },

  query: bagCodec,

  /** The form's URL redirects to the canonical one. */
  load({ url: { searchParams }, site }) {
    const { library } = site;
    const { own, had, want, typed, address, isWritten } = readAddress(searchParams, site);
    const unread = ownFigures.map(({ parameter }, place) => {
      const text = searchParams.get(parameter) ?? "";
      return readTyped(text, place).wrong === undefined ? undefined : text.slice(0, maxTyped);
    });
    // What couldn't be read stays in its field.
    if (!isWritten && !unread.some(Boolean)) redirect(address, 302);
    const entriesOf = (slugs: readonly string[], is?: Owned["is"]): Entry[] =>
      slugs
        .map((slug) => library.paddle(slug)!)
        .map((paddle) => ({
          paddle,
          slug: paddle.slug,
          name: paddle.name,
          facts: shortFactsOf(paddle),
          is,
        }));
    const typedOne = { paddle: undefined, slug: "", name: "", facts: typed };
    const entries: Entry[] = [
      ...entriesOf(own),
      ...(typed ? [typedOne] : []),
      ...entriesOf(had, "had"),
      ...entriesOf(want, "want"),
    ];
    return {
      text: library.textPage("my-paddles"),
      entries,
      address,
      bag: { own, had, want },
      typed,
      unread,
      paddles: choicesAmong(library.paddles),
    };
  },

  // A bag is someone's own: search engines list only the empty page.
  head: ({ text, entries }) => ({
    ...text,
    path: entries.length > 0 ? undefined : addresses.myPaddles.path,
  }),

  Page({ data: { text, entries, address, bag, typed, unread, paddles } }) {
    return (
      <div className={page.page}>
        <div className="stack start gap-4">
          <h1>{text.title}</h1>
          <p className="lead">{text.lead}</p>
          <Kept />
        </div>
        {entries.length > 0 ? <BagOfPaddles entries={entries} address={address} /> : null}
        <AddForm paddles={paddles} bag={bag} typed={typed} unread={unread} />
        <div className={page.halves}>
          <Prose html={text.html} />
          {text.links ? <PageLinks {...text.links} /> : null}
        </div>
      </div>
    );
  },
});

/** What this browser remembers, which only src/site/paddles/own/own-script.ts knows. */
function Kept() {
  return (
    <>
      <template>
        <p className="row middle gap-2 wide-6">
          <span>
            This browser remembers: <a href={addresses.myPaddles.path}>your paddles</a>.
          </span>
          <button type="button" className="quiet" data-click="forget">
            Forget them
          </button>
        </p>
      </template>
      <own-kept />
      <p className={styles.said} role="status" tabIndex={-1} data-own-said="" />
    </>
  );
}
