import { addresses } from "../../addresses.ts";
import { fill } from "../../platform/text/fill.ts";
import { type AnySold, soldSlug } from "../paddles/paddle-facts.ts";
import { inTenths, levelGroups } from "../paddles/votes.ts";
import { pairName } from "../tray/comparison-address.ts";
import type { SideBySideWords } from "./side-by-side.content.ts";
import { pairCardAddress, voteAddress } from "./vote.ts";

interface TriedBothProps {
  paddles: readonly [AnySold, AnySold];
  words: SideBySideWords;
}

/** What players who tried both say, if enough did; and invites others to say which one they'd keep. */
export function TriedBoth({ paddles, words: { invitation, said } }: TriedBothProps) {
  const [one, other] = paddles.map(soldSlug);
  const sentences = saidOfPair(paddles, said);
  return (
    <div className="stack start gap-2 part">
      {sentences.length === 0 ? null : (
        <>
          <h2>{said.title}</h2>
          <p className="measure">
            {sentences.join(" ")}{" "}
            <a href={`${addresses.howItWorks.path}#on-side-by-side`}>{said.limits}</a>
          </p>
        </>
      )}
      <p>{invitation.text}</p>
      <p className="row wide-4">
        <a className="tap bold" href={voteAddress(one!, other!)} rel="nofollow">
          {invitation.link}
        </a>
        <a className="tap" href={pairCardAddress(one!, other!)} rel="nofollow">
          {invitation.card}
        </a>
      </p>
    </div>
  );
}

type Said = SideBySideWords["said"];

/** What players say of two paddles, in sentences, the one that more would keep first; none below the bound. */
function saidOfPair(paddles: TriedBothProps["paddles"], words: Said): string[] {
  const [slug, another] = paddles.map(soldSlug);
  const found = paddles[0].votes?.pairs.get(pairName(slug!, another!));
  if (found === undefined) return [];
  const isTurned = found.said.keep.other > found.said.keep.one;
  const [ahead, behind] = isTurned ? (["other", "one"] as const) : (["one", "other"] as const);
  const named = (side: "one" | "other") =>
    paddles.find((paddle) => soldSlug(paddle) === found[side])!.shortName;
  const names = { one: named(ahead), other: named(behind) };
  const filled = (text: string, counts: typeof found.said.keep) => {
    const [first, second, same] = [counts[ahead], counts[behind], counts.same];
    return fill(text, { ...names, votes: first + second + same, first, second, same });
  };
  return [
    filled(words.pair, found.said.keep),
    ...levelGroups.flatMap((group) => {
      const counts = found.levels[group];
      return counts === undefined ? [] : filled(words.levels[group], counts);
    }),
    filled(words.drops, found.said.drops),
    filled(words.drives, found.said.drives),
    fill(words.expected, { ...names, ...inTenths(found.expected[ahead]) }),
  ];
}
