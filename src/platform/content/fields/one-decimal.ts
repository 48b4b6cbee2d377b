import { z } from "zod";

/** A number with at most one decimal. Pages show it as it is written. */
export function oneDecimal(min: number, max: number) {
  return z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, {
      message: "is not rounded to one decimal",
    });
}
