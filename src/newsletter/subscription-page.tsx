// The pages where someone subscribes to emails about one paddle. Each has a form of its own and nothing else.

import type { Library } from "../library/library.ts";
import type { SignUpMails } from "../platform/email/mail.ts";
import { readSignUp, signUpFields } from "../platform/email/email-address.ts";
import { receivePost } from "../platform/forms/receive-post.ts";
import type { Address } from "../platform/render/address.ts";
import { definePage } from "../platform/render/define-route.tsx";
import { type ReadContext, redirect } from "../platform/render/route.ts";
import { PageHeader } from "../platform/ui/page-header.tsx";
import { addresses } from "../addresses.ts";
import { SignUpSection } from "../sign-up/sign-up-section.tsx";
import type { SignUpView } from "../sign-up/sign-up-view.ts";

interface Subscription {
  paddle: { name: string; slug: string };
  /** It posts to the page's own path, which is where an earlier name of the paddle leads. */
  form: SignUpView;
  mails: SignUpMails;
  /** As `signUp` takes it. */
  subject: string;
  /** What its reader knows already. */
  told?: string;
}

interface SubscriptionPage<Path extends string> {
  /** For the log: 'storing a reader of approvals'. */
  doing: string;
  /** The page's title and its link to the paddle, with {name} for the paddle's name. */
  words(newsletter: Library["newsletter"]): { title: string; back: string };
  /** What one subscribes to here. Ends in `notFound()` if there's no such thing. */
  find(context: Pick<ReadContext<Path>, "params" | "site">): Subscription | Promise<Subscription>;
  headers?: Readonly<Record<string, string>>;
}

/** Defines such a page: the form below its heading, and the message once someone has subscribed. */
export function defineSubscriptionPage<Path extends string>(
  address: Address<Path>,
  { doing, words, find, headers = {} }: SubscriptionPage<Path>,
) {
  const href = address.href as (params: object) => string;
  return definePage(address, {
    listed: "nowhere",
    query: ["subscribed"],

    async load(context) {
      const { params, url, site } = context;
      // Before the store is asked: a page that isn't there has read its query, too.
      const subscribed = url.searchParams.has("subscribed");
      const { paddle, form } = await find(context);
      if (form.path !== href(params)) redirect(form.path, 301);
      const { title, back } = words(site.library.newsletter);
      const named = (text: string) => text.replace("{name}", () => paddle.name);
      return {
        title: named(title),
        back: { label: named(back), to: addresses.paddle.href(paddle) },
        form,
        subscribed,
      };
    },

    /** The response is the same whether or not the address has signed up before. */
    async action(context) {
      const { site, visitor } = context;
      const { form, mails, subject, told } = await find(context);
      return await receivePost(context, {
        fields: signUpFields,
        read: readSignUp,
        doing,
        async store({ email }) {
          await site.newsletter.signUp(email, mails, visitor, subject, told);
          return null;
        },
        location: () => `${form.path}?subscribed#${form.id}`,
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
