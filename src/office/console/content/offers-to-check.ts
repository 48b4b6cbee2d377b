import { folderOf } from "../../../site/paddles/paddle-facts.ts";
import { lastSeen, offerAges, type SeenOffer } from "../../../site/offers/offers.ts";
import type { Library } from "../../../library/library.ts";

/** An offer, and the content file it's in. */
export interface OfferToCheck {
  /** As acts name it: 'paddles/diadem-hero.yaml#acme'. */
  id: string;
  /** 'paddles/diadem-hero.yaml' */
  file: string;
  /** The paddle's or ball's. */
  name: string;
  offer: SeenOffer;
}

type Sold = Pick<Library, "paddles" | "balls">;

/** Every offer, the one that nobody has looked at for the longest time first. */
export function offersToCheck({ paddles, balls }: Sold, today: string): OfferToCheck[] {
  const things = [
    ...paddles.map((paddle) => ({ ...paddle, folder: folderOf(paddle) })),
    ...balls.map((ball) => ({ ...ball, folder: "balls" })),
  ];
  const found = things.flatMap(({ folder, slug, name, offers }) => {
    const file = `${folder}/${slug}.yaml`;
    return lastSeen(offers, today).map((offer) => ({
      id: `${file}#${offer.name}`,
      file,
      name,
      offer,
    }));
  });
  return found.toSorted((a, b) => b.offer.age - a.offer.age || (a.id < b.id ? -1 : 1));
}

/** Whether a price is older than those that count as today's. */
export const isAged = ({ offer }: OfferToCheck): boolean => offer.age > offerAges.fresh;
