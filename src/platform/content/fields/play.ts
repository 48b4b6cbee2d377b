import { z } from "zod";
import { field } from "./field.ts";

/** Feet from the left baseline and from the upper sideline; up to three feet outside the court. */
const spot = z.tuple([z.number().min(-3).max(47), z.number().min(-3).max(23)]);

/** A play drawn on a court. @param manual what to draw, for the manual */
export function play(manual: string) {
  return field(
    z
      .strictObject({
        shows: field(
          z.string().trim().min(1).max(160),
          "what the drawing shows, in a sentence for screen readers",
          "A third shot dropped into the kitchen.",
        ),
        players: field(
          z.array(spot).max(4),
          "the players' positions: feet from the left baseline (44 is the right one) and from the upper sideline (20 is the lower one)",
          "[[1, 5], [29.5, 6]]",
        ),
        ball: field(
          z.array(spot).min(1).max(8),
          "the ball's path in the same units: where it is hit, and each place it lands",
          "[[1, 5], [27, 8]]",
        ),
      })
      .optional(),
    manual,
    "a group: shows, players, ball",
  );
}
