/** The bytes of a session's secret, and of a link's key: more than anyone can guess. */
export const secretBytes = 32;

/**
 * How long a link to sign in works, in milliseconds. An emailed one works longer, because strangers can use up the
 * emails that someone gets in that time, and the newest of them still has to work.
 */
export const linkLife = { printed: 15 * 60_000, emailed: 60 * 60_000 };

/**
 * How many links that work someone may have before no more are emailed: 48 emails a day at most, however many
 * strangers ask for them. Using a link makes room for the next.
 */
export const maxEmailedLinks = 2;

/**
 * How long a session lasts, in milliseconds: without a visit, and altogether. A week covers an owner who looks in on
 * weekends.
 */
export const sessionLife = { idle: 7 * 86_400_000, whole: 30 * 86_400_000 };
