// Which paddles a visitor asks about, and what each list said of them.

import { addresses } from "../../addresses.ts";
import type { Library } from "../../library/library.ts";
import { historiesOf, type ListHistory } from "../paddles/approvals.ts";
import { isIdentified, versionNames } from "../paddles/paddle-facts.ts";
import { type ApprovalList, factOfList } from "../paddles/paddle-values.ts";
import { oncePer } from "../../platform/once-per.ts";
import { query, text } from "../../platform/query.ts";
import type { SearchAnswer, SearchDocument } from "../../platform/render/route.ts";
import { firstCharacters } from "../../platform/text/plain-text.ts";
import { isIdle } from "../../platform/text/search-phrases.ts";
import { inFrontAndLast, maxTermLength, searchSite, wordsOf } from "../search/site-search.ts";

/** What a visitor typed into the box. */
export const legalQuery = query({
  paddle: text((typed) => firstCharacters(typed.trim().replaceAll(/\s+/g, " "), maxTermLength)),
});

/** A paddle, and what is known of its approvals. */
export interface KnownApprovals {
  slug: string;
  name: string;
  /** Whether we know which paddle it is. */
  isConfirmed: boolean;
  /** The lists whose answers we couldn't confirm. */
  unsure: readonly ApprovalList[];
  histories: readonly ListHistory[];
}

export type Paddles = Pick<Library, "paddles" | "paddleNamed" | "search">;

/** Every paddle by its name, as the search finds it. */
const namesIn = oncePer(({ paddles }: Paddles): readonly SearchDocument[] => {
  const row = { group: "Paddles", note: "", text: "" } as const;
  const replaced = new Set(paddles.flatMap(({ replaces }) => replaces?.paddle ?? []));
  return paddles.map((paddle) => ({
    ...row,
    path: addresses.paddle.href(paddle),
    title: paddle.name,
    keywords: [
      paddle.brand,
      paddle.fullName,
      paddle.shortName,
      ...paddle.aliases,
      ...versionNames(paddle),
    ],
    comesLast: !isIdentified(paddle),
    isBehind: replaced.has(paddle.slug),
  }));
});

const approvalsOf = oncePer(
  (paddles: Paddles["paddles"]): ReadonlyMap<string, KnownApprovals> =>
    new Map(
      paddles.map((paddle) => {
        const { slug, name, notConfirmed } = paddle;
        const unsure = (Object.keys(factOfList) as ApprovalList[]).filter((list) =>
          notConfirmed.includes(factOfList[list]),
        );
        const isConfirmed = isIdentified(paddle);
        return [slug, { slug, name, isConfirmed, unsure, histories: historiesOf(paddle) }];
      }),
    ),
);

/** What is known of each paddle's approvals, by its slug. */
export const knownApprovals = ({ paddles }: Pick<Paddles, "paddles">) => approvalsOf(paddles);

/** How many paddles an answer shows. */
const maxFound = 5;

/** Words about approvals, which aren't part of a paddle's name. */
const ofLists =
  /\b(?:legal(?:ity)?|illegal|approved?|approval|certified|certification|sanctioned|banned|allowed|delisted|decertified|usap|usapa|usa pickleball|upa-?a|upa|ppa|mlp|tournaments?|still|current(?:ly)?|list(?:ed)?)\b/gi;

/** What was typed, without the words of a question about approvals. */
const nameIn = (typed: string) =>
  typed.replaceAll(ofLists, " ").replaceAll(/[?!]/g, " ").replaceAll(/\s+/g, " ").trim();

/** The paddles that a visitor means, best first: those whose name has every word, or else those with all of them. */
export function findApprovals(
  library: Paddles,
  typed: string,
): { found: readonly KnownApprovals[]; hasMore: boolean } {
  const known = knownApprovals(library);
  const exact = known.get(library.paddleNamed(typed)?.slug ?? typed);
  if (exact) return { found: [exact], hasMore: false };
  const name = nameIn(typed);
  if (wordsOf(name).every(isIdle)) return { found: [], hasMore: false };
  const searched = { documents: namesIn(library), synonyms: library.search.synonyms };
  const { found } = searchSite({ ...searched, scope: "names" }, name);
  const whole = found.filter(({ isWhole }) => isWhole);
  const named = whole.filter(({ isNamed }) => isNamed);
  const { front, last } = inFrontAndLast(named.length > 0 ? named : whole, maxFound + 1);
  const all = [...front, ...last].flatMap(({ path }) => known.get(path.slice(1)) ?? []);
  return { found: all.slice(0, maxFound), hasMore: all.length > maxFound };
}

const asks =
  /\b(?:legal|illegal|approved|approval|certified|sanctioned|banned|allowed|delisted|decertified)\b/i;
const otherThings =
  /\b(?:balls?|serves?|serving|shots?|grips?|tape|net|nets|shoes|rules?|spin|size|sizes|length|width|courts?)\b/i;

/** Whether someone asks about a paddle of theirs, or types nothing else: 'approved', 'is my paddle legal'. */
const isOwn = (term: string) => /\b(?:my|mine)\b/i.test(term) || /^[a-z]+\??$/i.test(term.trim());

/** Before the finder's answer; behind one that understands every word, but before others; and behind it. */
const weights = { own: 5, named: 3, other: 1 } as const;

/** What the page answers a search with, if it asks about approvals: 'is the perseus legal', 'approved'. */
export function approvalAnswers(
  { library }: { library: Paddles & Pick<Library, "approvals"> },
  typed: string,
): SearchAnswer[] {
  const term = typed.slice(0, maxTermLength);
  if (!asks.test(term) || otherThings.test(term)) return [];
  const { title, lead } = library.approvals;
  const answer = { note: lead, namesBrand: false, lists: [], isWhole: true };
  const rest = wordsOf(`${nameIn(term)} paddle`).filter((word) => !isIdle(word));
  if (rest.length === 0)
    return [
      {
        ...answer,
        path: addresses.legal.path,
        title,
        weight: isOwn(term) ? weights.own : weights.other,
      },
    ];
  const paddle = rest.join(" ");
  const [first, ...others] = findApprovals(library, paddle).found;
  if (!first) return [];
  return [
    {
      ...answer,
      path: legalQuery.address(addresses.legal.path, { paddle }),
      title: `${title} ${first.name}${others.length > 0 ? ` and ${others.length} more` : ""}`,
      weight: weights.named,
    },
  ];
}
