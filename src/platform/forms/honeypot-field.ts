/**
 * The name of a field that people don't see and leave empty. Programs that fill in every field fall for it, because its
 * name says what they want to post.
 */
export const honeypotField = "website";
