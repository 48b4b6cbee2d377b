import type { Alert } from "./define-alert.ts";

/** Alerts that need no email of their own: what is published makes them, and content/newsletter.yaml has their words. */
export const plainAlerts: readonly Alert[] = [];
