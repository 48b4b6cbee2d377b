import type { Environment } from "../settings.ts";

/** All published content; src/library/ declares what is in it. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- src/library/ declares its members
export interface Library {}

/**
 * The one object that loaders and actions receive: everything they may use of the world outside. Each subject declares
 * its member beside the service that it is, and src/site.ts opens them all.
 */
export interface Site {
  /** The settings that pages may use. None of them is a secret. */
  readonly settings: Pick<Environment, "siteUrl" | "isPublic">;
  /** In development, it's another one after an edit of content. */
  readonly library: Library;
}
