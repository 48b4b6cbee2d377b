/**
 * The name of a field that people do not see and leave empty. Programs that fill in every field fall for it: its name
 * says what they want to leave behind.
 */
export const honeypotField = "website";
