// The pages where someone subscribes to emails about one paddle. Each has a form of its own and nothing else.

import type { PublishedNewsletter } from "../../library/library.ts";
import type { SignUpMails } from "../../platform/email/mail.ts";
import { readSignUp, signUpFields } from "../../platform/email/email-address.ts";
import { receivePost } from "../../platform/forms/receive-post.ts";
import type { Address } from "../../platform/render/address.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { type ReadContext, redirect } from "../../platform/render/route.ts";
import { PageHeader } from "../../platform/ui/page-header.tsx";
import { addresses } from "../../addresses.ts";
import { SignUpSection } from "../../site/sign-up/sign-up-section.tsx";
import { alertForm, type SignUpView } from "../../site/sign-up/sign-up-view.ts";
import { fill } from "../../platform/text/fill.ts";

interface Subscription {
  /** For the log: 'storing a reader of approvals'. */
  doing: string;
  paddle: { name: string; slug: string };
  words: PublishedNewsletter["reviews"];
  /** It posts to the page's own path, which is where an earlier name of the paddle leads. */
  place: Pick<SignUpView, "path" | "id">;
  mails: SignUpMails;
  /** As `signUp` takes it. */
  subject: string;
  /** What its reader knows already. */
  told?: string | undefined;
}

interface SubscriptionPage<Path extends string> {
  /** What one subscribes to here. Ends in `notFound()` if there's no such thing. */
  find(context: Pick<ReadContext<Path>, "params" | "site">): Subscription | Promise<Subscription>;
  headers?: Readonly<Record<string, string>>;
}

/** Defines such a page: the form below its heading, and the message once someone has subscribed. */
export function defineSubscriptionPage<Path extends string>(
  address: Address<Path>,
  { find, headers = {} }: SubscriptionPage<Path>,
) {
  const href = address.href as (params: object) => string;
  return definePage(address, {
    listed: "nowhere",
    query: ["subscribed"],

    async load(context) {
      const { params, url, site } = context;
      // Before the store is asked: a page that isn't there has read its query, too.
      const subscribed = url.searchParams.has("subscribed");
      const { paddle, words, place } = await find(context);
      if (place.path !== href(params)) redirect(place.path, 301);
      const { title, back } = words;
      const named = (text: string) => fill(text, { name: paddle.name });
      return {
        title: named(title),
        back: { label: named(back), to: addresses.paddle.href(paddle) },
        form: alertForm(site, words, paddle.name, place),
        subscribed,
      };
    },

    /** The response is the same whether or not the address has signed up before. */
    async action(context) {
      const { site, visitor } = context;
      const { doing, mails, place, subject, told } = await find(context);
      return await receivePost(context, {
        fields: signUpFields,
        read: readSignUp,
        doing,
        async store({ email }) {
          await site.newsletter.signUp(email, mails, visitor, subject, told);
          return null;
        },
        location: () => `${place.path}?subscribed#${place.id}`,
      });
    },

    headers,

    head: ({ title, form }) => ({ title, description: form.lead }),

    Page({ data: { title, back, form, subscribed }, refused }) {
      return (
        <>
          <PageHeader>
            <h1>{title}</h1>
            <p className="lead">
              <a href={back.to}>{back.label}</a>
            </p>
          </PageHeader>
          <SignUpSection
            view={form}
            outcome={
              refused?.outcome ?? (subscribed ? { kind: "stored", answer: null } : undefined)
            }
            typed={refused?.typed.email}
          />
        </>
      );
    },
  });
}
