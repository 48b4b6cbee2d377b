import type { Site } from "../platform/render/site.ts";
import type { Offer } from "./offers.ts";

/** A paddle that may be sold somewhere, written up or only listed. */
export interface SoldPaddle {
  slug: string;
  name: string;
  listPriceCents: number | null;
  offers?: readonly Offer[] | undefined;
}

/** The paddle with this slug, now or earlier. */
export function soldPaddle(
  { paddleNamed, listed, subjectNamed }: Site["library"],
  slug: string,
): SoldPaddle | undefined {
  const paddle = paddleNamed(slug);
  if (paddle) return paddle;
  const named = subjectNamed(slug) ?? slug;
  const found = listed.find((each) => each.slug === named);
  return found && { ...found, listPriceCents: found.listPriceCents ?? null };
}
