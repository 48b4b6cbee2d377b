// The pages where someone subscribes to emails about one paddle. Each has a form of its own and nothing else.

import type { SignUpMails } from "../platform/email/mail.ts";
import { readSignUp, signUpFields } from "../platform/email/email-address.ts";
import { receivePost } from "../platform/forms/receive-post.ts";
import type { RequestContext, Stored } from "../platform/render/route.ts";
import { PageHeader } from "../platform/ui/page-header.tsx";
import page from "../platform/ui/page.module.css";
import { addresses } from "../addresses.ts";
import { SignUpSection } from "../sign-up/sign-up-section.tsx";
import type { SignUpView } from "../sign-up/sign-up-view.ts";

interface SubscriptionData {
  title: string;
  /** The link to the paddle. */
  back: { label: string; to: string };
  form: SignUpView;
  subscribed: boolean;
}

/** What such a page shows. @param words with {name} for the paddle's name */
export function subscriptionData(
  words: { title: string; back: string },
  paddle: { name: string; slug: string },
  form: SignUpView,
  subscribed: boolean,
): SubscriptionData {
  const named = (text: string) => text.replace("{name}", () => paddle.name);
  return {
    title: named(words.title),
    back: { label: named(words.back), to: addresses.paddle.href(paddle) },
    form,
    subscribed,
  };
}

interface Subscription {
  /** For the log: 'storing a reader of approvals'. */
  doing: string;
  mails: SignUpMails;
  /** As `signUp` takes it. */
  subject: string;
  /** What its reader knows already. */
  told?: string;
  form: Pick<SignUpView, "path" | "id">;
}

/** The action of such a page. The response is the same whether or not the address has signed up before. */
export const receiveSubscription = (
  context: Pick<RequestContext, "request" | "site" | "visitor">,
  { doing, mails, subject, told, form }: Subscription,
) =>
  receivePost(context, {
    fields: signUpFields,
    read: readSignUp,
    doing,
    async store({ email }) {
      await context.site.newsletter.signUp(email, mails, context.visitor, subject, told);
      return null;
    },
    location: () => `${form.path}?subscribed#${form.id}`,
  });

/** Whether the address says that its visitor has just subscribed. */
export const isSubscribed = ({ searchParams }: URL) => searchParams.has("subscribed");

/** What the pages have in common, besides what they show. */
export const subscriptionPage = {
  listed: "nowhere",
  query: ["subscribed"],
  head: ({ title, form }: SubscriptionData) => ({ title, description: form.lead }),
} as const;

interface SubscriptionPageProps {
  data: SubscriptionData;
  refused: Exclude<Awaited<ReturnType<typeof receiveSubscription>>, Stored> | undefined;
}

/** The form below its heading, and the message once someone has subscribed. */
export function SubscriptionPage({ data, refused }: SubscriptionPageProps) {
  const { title, back, form, subscribed } = data;
  return (
    <>
      <PageHeader>
        <h1>{title}</h1>
        <p className={page.lead}>
          <a href={back.to}>{back.label}</a>
        </p>
      </PageHeader>
      <SignUpSection
        view={form}
        outcome={refused?.outcome ?? (subscribed ? { kind: "stored", answer: null } : undefined)}
        typed={refused?.typed.email}
      />
    </>
  );
}
