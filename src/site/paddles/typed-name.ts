import { oncePer } from "../../platform/once-per.ts";
import { fold } from "../../platform/text/normalize-text.ts";
import { isKnownEnough } from "./listed-paddle.ts";
import type { AnyPaddle } from "./paddle.content.ts";
import {
  type AnySold,
  choicesAmong,
  inTray,
  namedAsSold,
  soldNamed,
  soldSlug,
  versionsOf,
} from "./paddle-facts.ts";

/** A name as it's typed, with or without the brackets of a version. */
const bareName = (text: string) =>
  fold(text).replaceAll(/[()]/g, "").replaceAll(/\s+/g, " ").trim();

/** What people call paddles and their versions: with the brand before without, and of two alike the better known. */
const slugsByName = oncePer((paddles: readonly AnyPaddle[]) => {
  const all = paddles
    .toSorted((a, b) => Number(isKnownEnough(a)) - Number(isKnownEnough(b)))
    .flatMap((paddle) => versionsOf(paddle))
    .map(namedAsSold);
  const named = (nameOf: (sold: AnySold) => string) =>
    all.map((sold) => [bareName(nameOf(sold)), soldSlug(sold)] as const);
  return new Map([
    ...named(({ name, brand }) =>
      name.startsWith(`${brand} `) ? name.slice(brand.length + 1) : name,
    ),
    ...named(({ name }) => name),
  ]);
});

interface Catalog {
  paddles: readonly AnyPaddle[];
  paddleNamed(slug: string): AnyPaddle | undefined;
}

/** The names that a field for paddles suggests: of those known well enough to compare. */
export const suggestedNames = ({ paddles }: Pick<Catalog, "paddles">): string[] =>
  choicesAmong(paddles.filter(isKnownEnough))
    .flatMap((each) => versionsOf(each))
    .map((sold) => inTray(sold).name);

/** The longest text that is read as a name. */
export const maxTyped = 100;

/** The paddle or version that a link's slug or a form's text means, if it means one alone: 'owl talon' is the Talon X1. */
export function paddleMeant(text: string, { paddles, paddleNamed }: Catalog): AnySold | undefined {
  const named = (slug: string | undefined) =>
    slug === undefined ? undefined : soldNamed(slug, paddleNamed);
  const typed = bareName(text.slice(0, maxTyped));
  return named(text) ?? named(slugsByName(paddles).get(typed)) ?? onlyOneWith(typed, paddles);
}

/** The one paddle whose name has each of these words. */
function onlyOneWith(typed: string, paddles: readonly AnyPaddle[]): AnyPaddle | undefined {
  const words = typed.split(" ");
  const [found, ...others] = paddles.filter(({ name }) => {
    const own = new Set(bareName(name).split(" "));
    return words.every((word) => own.has(word));
  });
  return others.length === 0 ? found : undefined;
}
