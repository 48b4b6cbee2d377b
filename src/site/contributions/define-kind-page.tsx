import type { ReactNode } from "react";
import { Fields, type FieldsProps } from "../../platform/forms/fields.tsx";
import type { OutcomeWording } from "../../platform/forms/outcome.ts";
import { PlainForm } from "../../platform/forms/plain-form.tsx";
import { receivePost } from "../../platform/forms/receive-post.ts";
import type { Address } from "../../platform/render/address.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import type { Listing, ReadContext } from "../../platform/render/route.ts";
import type { Site } from "../../platform/render/site.ts";
import page from "../../platform/ui/page.module.css";
import { fill } from "../../platform/text/fill.ts";
import type { Sent } from "./contribution.ts";
import type { FieldKindOf } from "./kind.ts";

type Library = Site["library"];

/** A kind's form: its fields, and the words beside them. */
export type KindForm = Pick<FieldsProps<string>, "of" | "words">;

/** What a page says. `{name}` is what it's about. */
interface KindPageWords extends OutcomeWording {
  title: string;
  lead: string;
  description: string;
  formTitle: string;
  submit: string;
  /** The link back to what it's about. */
  back?: string;
}

/** What a page is about, as its URL says. */
interface KindPageAbout {
  name?: string;
  /** Where it has a page of its own. */
  path?: string;
  /** What's in the form at first. */
  typed?: Readonly<Record<string, string>>;
}

interface KindPage<Path extends string, About, Posted, Given, More> {
  kind: FieldKindOf<Given, Posted>;
  /** The page's heading for its form, in URLs. */
  id: string;
  query?: readonly string[];
  /** Nowhere by default. */
  listed?: Listing<Path>;
  headers?: Readonly<Record<string, string>>;
  isCached?: boolean;
  /** Ends in `notFound()` or `redirect()` if there's no such page. */
  about(context: Pick<ReadContext<Path>, "params" | "url" | "site">): About | Promise<About>;
  /** What else the page shows. */
  more?(site: Site, about: About): Promise<More>;
  words(library: Library): KindPageWords;
  form?(library: Library, about: About): KindForm;
  /** The form's inputs, if they're not its fields one below the other. */
  Inputs?(props: Inputs<About>): ReactNode;
  /** What reading a field needs to know. */
  on?(library: Library, about: About): object;
  /** What's stored of one: what was posted, its subject and the like. */
  given(about: About, posted: Posted): Omit<Given, "editKey" | "sender">;
  /** The URL that its form posts to. */
  address(about: About): string;
  sentAddress(key: string | null): string;
  /** What it says when a post is rejected as a whole, if not the usual. */
  refusing?(site: Site): { library: Pick<Library, "refusals"> };
  Above?(props: { about: About; library: Library; more: More }): ReactNode;
  Below?(props: { about: About; library: Library; more: More }): ReactNode;
}

interface Inputs<About> {
  about: About;
  library: Library;
  typed: Readonly<Partial<Record<string, string>>>;
  problems: Readonly<Partial<Record<string, string>>>;
}

/** Defines the page where visitors send one of a kind: what it's about, the form, and what was sent before. */
export function defineKindPage<
  Path extends string,
  About extends KindPageAbout,
  Posted,
  Given extends Sent,
  More = undefined,
>(address: Address<Path>, definition: KindPage<Path, About, Posted, Given, More>) {
  const { kind, id, query = [], Above, Inputs: Own, Below, headers, isCached } = definition;
  const named = (text: string, { name = "" }: About) => fill(text, { name });
  return definePage(address, {
    listed: definition.listed ?? "nowhere",

    query,

    ...(headers && { headers }),
    ...(isCached !== undefined && { isCached }),

    async load(context) {
      const { site } = context;
      const about = await definition.about(context);
      const more = (await definition.more?.(site, about)) as More;
      return { about, more, library: site.library };
    },

    async action(context) {
      const { request, site, visitor } = context;
      const about = await definition.about(context);
      return receivePost(
        { request, site: definition.refusing?.(site) ?? site },
        {
          fields: kind.names,
          read: (typed) => kind.read(typed, definition.on?.(site.library, about)),
          doing: `storing a ${kind.noun}`,
          async store({ read }, once) {
            const given = definition.given(about, read as Posted);
            const { key } = await site.contributions.send(kind, given, visitor, once);
            return { key };
          },
          location: ({ key }) => definition.sentAddress(key),
        },
      );
    },

    head({ about, library }) {
      const { title, description } = definition.words(library);
      return { title: named(title, about), description: named(description, about) };
    },

    Page({ data: { about, more, library }, refused }) {
      const words = definition.words(library);
      const outcome = refused?.outcome ?? { kind: "none" };
      const typed = refused?.typed ?? { ...kind.empty, ...about.typed };
      const problems = outcome.kind === "invalid" ? outcome.problems : undefined;
      const form = definition.form?.(library, about);
      return (
        <div className={page.page}>
          <div>
            <h1>{named(words.title, about)}</h1>
            <p className="lead">{named(words.lead, about)}</p>
          </div>
          {Above ? <Above about={about} library={library} more={more} /> : null}
          <PlainForm
            id={id}
            address={definition.address(about)}
            title={words.formTitle}
            submit={words.submit}
            words={words}
            outcome={outcome}
          >
            {form ? <Fields {...form} typed={typed} problems={problems} /> : null}
            {Own ? (
              <Own about={about} library={library} typed={typed} problems={problems ?? {}} />
            ) : null}
          </PlainForm>
          {Below ? <Below about={about} library={library} more={more} /> : null}
          {about.path === undefined || words.back === undefined ? null : (
            <p>
              <a className="tap" href={about.path}>
                {named(words.back, about)}
              </a>
            </p>
          )}
        </div>
      );
    },
  });
}
