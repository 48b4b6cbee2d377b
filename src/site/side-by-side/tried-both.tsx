import { soldSlug, type AnySold } from "../paddles/paddle-facts.ts";
import type { SideBySideWords } from "./side-by-side.content.ts";
import { pairCardAddress, voteAddress } from "./vote.ts";

interface TriedBothProps {
  paddles: readonly [AnySold, AnySold];
  words: SideBySideWords["invitation"];
}

/** Invites who has played both to say which one they'd keep. */
export function TriedBoth({ paddles, words }: TriedBothProps) {
  const [one, other] = paddles.map(soldSlug);
  return (
    <div className="stack start gap-2 part">
      <p>{words.text}</p>
      <p className="row wide-4">
        <a className="tap bold" href={voteAddress(one!, other!)} rel="nofollow">
          {words.link}
        </a>
        <a className="tap" href={pairCardAddress(one!, other!)} rel="nofollow">
          {words.card}
        </a>
      </p>
    </div>
  );
}
