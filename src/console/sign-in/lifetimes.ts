/** The bytes of a session's secret, and of a link's key: more than anyone can guess. */
export const secretBytes = 32;

/** How long a link to sign in works, in milliseconds. */
export const linkLife = 15 * 60_000;

/**
 * How long a session lasts, in milliseconds: without a visit, and altogether. A week covers an owner who looks in on
 * weekends.
 */
export const sessionLife = { idle: 7 * 86_400_000, whole: 30 * 86_400_000 };
