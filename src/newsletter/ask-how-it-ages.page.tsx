import { addresses } from "../addresses.ts";
import { readSignUp, signUpFields } from "../platform/email/email-address.ts";
import { receivePost } from "../platform/forms/receive-post.ts";
import { definePage } from "../platform/render/define-route.tsx";
import { fromStore } from "../platform/render/from-store.ts";
import { notFound, privateHeaders } from "../platform/render/route.ts";
import type { Site } from "../platform/render/site.ts";
import { PageHeader } from "../platform/ui/page-header.tsx";
import page from "../platform/ui/page.module.css";
import { canAskUntil } from "../reviews/aged/aged.ts";
import { SignUpSection } from "../sign-up/sign-up-section.tsx";
import { agedForm } from "../sign-up/sign-up-view.ts";
import { agedSignUpMails } from "./aged.email.ts";
import { agedSubject } from "./newsletter.ts";

/** The paddle of a review that its writer can still be asked about, by the key of the review's private link. */
async function find(site: Site, key: string) {
  const own = await fromStore("reading a review by its link", () => site.reviews.own.read(key));
  const paddle = own && site.library.anyPaddle(own.subject);
  const isOld = own !== undefined && Date.parse(site.today()) > own.writtenAt + canAskUntil;
  return paddle && !isOld ? { paddle, review: own.id } : notFound();
}

/** The form where a reviewer asks to be asked how their paddle aged, behind the review's private link. */
export default definePage(addresses.askHowItAges, {
  listed: "nowhere",
  query: ["subscribed"],

  async load({ params: { key }, url: { searchParams }, site }) {
    const subscribed = searchParams.has("subscribed");
    const { paddle } = await find(site, key);
    const { title, back } = site.library.newsletter.aged;
    return {
      title: title.replace("{name}", () => paddle.name),
      back: {
        label: back.replace("{name}", () => paddle.name),
        to: addresses.paddle.href(paddle),
      },
      form: agedForm(site, key, paddle.name),
      subscribed,
    };
  },

  /** The response is the same whether or not the address has signed up before. */
  async action(context) {
    const { site, visitor, params } = context;
    const { paddle, review } = await find(site, params.key);
    return await receivePost(context, {
      fields: signUpFields,
      read: readSignUp,
      doing: "storing whom to ask how a paddle aged",
      async store({ email }) {
        const mails = agedSignUpMails(site, paddle);
        await site.newsletter.signUp(email, mails, visitor, agedSubject(review));
        return null;
      },
      location: () => `${addresses.askHowItAges.href(params)}?subscribed#ask-me`,
    });
  },

  headers: privateHeaders,

  head: ({ title, form }) => ({ title, description: form.lead }),

  Page({ data: { title, back, form, subscribed }, refused }) {
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
  },
});
