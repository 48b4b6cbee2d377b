import { dayLength } from "../../../platform/today.ts";

/** The length of a session's secret and of a link's key in bytes: more than anyone can guess. */
export const secretBytes = 32;

/**
 * How long a sign-in link works, in milliseconds. An emailed one works longer, because strangers can use up the emails
 * someone may get in that time, and the latest of them still has to work.
 */
export const linkLife = { printed: 15 * 60_000, emailed: 60 * 60_000 };

/**
 * How many working links someone may have before no more are emailed: at most 48 emails a day, however many strangers
 * ask for them. Using a link makes room for the next.
 */
export const maxEmailedLinks = 2;

/**
 * How long a session lasts, in milliseconds: without a visit, and in total. A week covers an owner who visits on
 * weekends.
 */
export const sessionLife = { idle: 7 * dayLength, whole: 30 * dayLength };
