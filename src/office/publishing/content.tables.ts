import type { Time, Uuid } from "../../platform/store/tables.ts";

/** Content written in the browser. Over the files lies what is live. */
export interface ContentRevisionsTable {
  id: Uuid;
  /** Relative to the content folder: 'paddles/diadem-hero.yaml'. */
  path: string;
  /** The whole file; null if the entry is deleted. */
  text: string | null;
  /** One is live for each path, and each person has one draft of it at most. */
  state: "draft" | "live" | "past";
  /** The digest of the published text that it was written from; '' if there was none. */
  base: string;
  /** The digest of the file's text when it was published; '' if there was no file. */
  file: string;
  /** Who wrote it: a name, and the address they sign in with; '' for the command line. */
  person: string;
  email: string;
  saved_at: Time;
  published_at: Time | null;
  /** When a draft is to be published by itself, or was. */
  publish_at: Time | null;
  /** Why it wasn't, in a sentence; null if it wasn't tried. */
  failed_why: string | null;
  note: string;
  /** Shared by drafts that are published together, such as those of a rename. */
  batch: string | null;
}

/** A picture made of an editor's photo, or why none could be made. */
export interface ContentPicturesTable {
  /** The SHA-256 hash of the photo's file. */
  source: string;
  /** The name in content/photos of a photo that was uploaded in the browser; null if the file is there. */
  file: string | null;
  /** As in `Picture`; null while it's being made, and if it can't be. */
  picture: string | null;
  width: number;
  height: number;
  color: string;
  /** Of all its files together. */
  bytes: number;
  /** Why no picture can be made of it. */
  refused: string | null;
  /** When it was made, or when someone began to. */
  made_at: Time;
}

interface ContentVersionTable {
  name: string;
  /** Grows with every change of what is published. */
  version: number;
}

declare module "../../platform/store/tables.ts" {
  interface Tables {
    content_revisions: ContentRevisionsTable;
    content_pictures: ContentPicturesTable;
    content_version: ContentVersionTable;
  }
}
