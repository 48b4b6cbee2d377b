import type { Environment } from "../settings.ts";

// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- src/library/ declares its members
export interface Library {}

/**
 * Everything loaders and actions may use. Each subject declares its member beside its service, and src/site.ts opens
 * them all.
 */
export interface Site {
  /** The settings that pages may use, none of them secret. */
  readonly settings: Pick<Environment, "siteUrl" | "isPublic">;
  /** In development, an edit of content replaces it. */
  readonly library: Library;
  /** The day it is in UTC: '2026-11-25'. Pages that show it leave the cache when the day ends. */
  today(): string;
}
