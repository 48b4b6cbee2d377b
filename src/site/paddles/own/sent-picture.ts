// A picture to send to a friend: a paddle, over the outline of the one that the sender has, and what it gains and loses,
// in the words of the page it's made from.

import { capitalized } from "../../../platform/text/grammar.ts";
import { sampleSign } from "../../../platform/text/sample.ts";
import type { AnyPaddle } from "../paddle.content.ts";
import type { AnySold } from "../paddle-facts.ts";
import { isSized } from "../paddle-outline.ts";
import { ownFactsOf } from "./own-facts.ts";
import { noDifference, noticed } from "./vs-yours.ts";

/** In pixels: as tall as chats and feeds show a picture whole. */
export const sentPictureSize = { width: 1080, height: 1350 } as const;

type Side = "gain" | "change" | "loss";
const maxOfSide: Record<Side, number> = { gain: 3, change: 3, loss: 1 };

export interface SentLine {
  side: Side;
  text: string;
}

export interface SentPicture {
  /** Whom the paddle is for: 'For control within $150'. */
  kicker?: string;
  paddle: AnySold;
  /** The sender's own; undefined if the paddle is alone. */
  own?: AnyPaddle;
  lines: readonly SentLine[];
}

/** Sentences or phrases as lines of one side, without samples: a picture has no room to say what those are. */
export const linesOf = (side: Side, texts: readonly string[]): SentLine[] =>
  texts
    .filter((text) => !text.includes(sampleSign))
    .slice(0, maxOfSide[side])
    .map((text) => ({ side, text: capitalized(text.replace(/\.$/, "")) }));

/** A paddle over the one that the sender has; undefined if nothing can be said of the two. */
export function overOwn(own: AnyPaddle, paddle: AnySold): SentPicture | undefined {
  const told = noticed(ownFactsOf(paddle), ownFactsOf(own));
  if (told === undefined || own.slug === paddle.slug) return undefined;
  const gains = linesOf("gain", told.gains);
  const changes = gains.length > 0 ? [] : linesOf("change", told.changes);
  const lines = [...gains, ...changes, ...linesOf("loss", told.losses)];
  return { own, paddle, lines: lines.length > 0 ? lines : linesOf("change", [noDifference]) };
}

/** Whether the sender's own paddle is an outline over the other; if a size isn't known, they're side by side. */
export const isTraced = ({ own, paddle }: SentPicture): boolean =>
  own !== undefined && isSized(own) && isSized(paddle);

/** A picture in words, for those who can't see it. */
export function pictureInWords(picture: SentPicture): string {
  const { kicker, own, paddle, lines } = picture;
  const beside = own && `${isTraced(picture) ? "under the outline of" : "next to"} the ${own.name}`;
  const drawn = [`The ${paddle.name}`, ...(beside ? [beside] : [])].join(" ");
  return [...(kicker ? [kicker] : []), drawn, ...lines.map(({ text }) => text)]
    .map((sentence) => `${sentence}.`)
    .join(" ");
}
