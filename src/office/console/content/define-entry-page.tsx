import type { ComponentType } from "react";
import { addresses } from "../../../addresses.ts";
import type { Address } from "../../../platform/render/address.ts";
import { notFound } from "../../../platform/render/route.ts";
import { mayEdit } from "../../../library/content-paths.ts";
import type { OpenEntry } from "../../publishing/entries.service.ts";
import {
  type ConsoleContext,
  defineConsolePage,
  type Ended,
  notDone,
} from "../define-console-page.tsx";
import { entryAddress } from "./entry-facts.ts";

interface EntryPage<Path extends string, Data> {
  title: string;
  /** The page's heading. */
  heading(entry: OpenEntry): string;
  /** The query parameters that it reads besides the entry. */
  query?: readonly string[];
  notices?: Readonly<Record<string, string>>;
  /** Whether its form has a photo. */
  takesPhotos?: boolean;
  load(context: ConsoleContext<Path>, entry: OpenEntry, form?: URLSearchParams): Promise<Data>;
  action?(context: ConsoleContext<Path>, form: URLSearchParams, entry: OpenEntry): Promise<Ended>;
  Page: ComponentType<Loaded<NoInfer<Data>>>;
}

/** What a page shows: an entry, and what it loads about it. */
interface Loaded<Data> {
  entry: OpenEntry;
  data: Data;
}

const forOwners = "Only owners can change this.";

/** Defines a page about one entry of content, which its address names: `?entry=paddles/diadem-hero.yaml`. */
export function defineEntryPage<Path extends string, Data>(
  address: Address<Path>,
  page: EntryPage<Path, Data>,
) {
  const {
    title,
    heading,
    query = [],
    notices = {},
    takesPhotos = false,
    load,
    action,
    Page,
  } = page;
  const open = async ({ site, person, url }: ConsoleContext) => {
    const path = url.searchParams.get("entry") ?? "";
    if (!mayEdit(person.role, path)) return undefined;
    const entry = (await site.content.entry(path, person.email)) ?? notFound();
    const { published, file, draft, others, revisions } = entry;
    const isKnown =
      published !== null || file !== null || draft || others.length > 0 || revisions.length > 0;
    return isKnown ? entry : notFound();
  };
  return defineConsolePage<Path, Loaded<Data> | undefined, "editor">(address, {
    access: "editor",
    title,
    titleOf: (loaded) => (loaded ? heading(loaded.entry) : title),
    status: (loaded) => (loaded ? 200 : 403),
    query: ["entry", ...query],
    notices,
    takesPhotos,

    async load(context, form): Promise<Loaded<Data> | undefined> {
      const entry = await open(context);
      return entry && { entry, data: await load(context, entry, form) };
    },

    ...(action && {
      async action(context: ConsoleContext<Path>, form: URLSearchParams) {
        const entry = await open(context);
        return entry ? await action(context, form, entry) : notDone(forOwners, 403);
      },
    }),

    Page: ({ data: loaded }) =>
      loaded ? <Page {...loaded} /> : <p className="lead">{forOwners}</p>,
  });
}

/** Where content names an entry. */
export const EntryLinks = ({ of }: { of: readonly { path: string; line: number }[] }) => (
  <ul className="stack gap-2">
    {of.map(({ path, line }) => (
      <li key={`${path} ${line}`}>
        <a className="tap" href={entryAddress(path)}>
          {path}
        </a>
        , line {line}
      </li>
    ))}
  </ul>
);

/** The link from a page about content to the list of all of it. */
export const AllContent = () => (
  <a className="tap" href={addresses.consoleContent.path}>
    All content
  </a>
);

/** Why nothing can be changed here. */
export const ReadOnly = () => (
  <p>
    Content can&apos;t be changed in the browser here: with <code>CONTENT=files</code>, the site
    shows what its files say.
  </p>
);
