import { addresses } from "../addresses";
import { readSignUp, signUpFields } from "../platform/email/email-address";
import { receivePost } from "../platform/forms/receive-post";
import { signUpMails } from "./sign-up.email";
import { definePage } from "../platform/render/define-page";
import { headSearch } from "../platform/render/listing";
import { PageHeader } from "../platform/ui/page-header";
import page from "../platform/ui/page.module.css";
import { SignUpSection } from "../sign-up/sign-up-section";
import { PastIssues } from "./past-issues";
import { newsletterForm } from "../sign-up/sign-up-view";

export default definePage(addresses.newsletter, {
  listed: {
    kind: "newsletter",
    weight: "page with islands",
    pages: ({ library: { newsletter } }) => [
      { title: newsletter.page.title, search: headSearch(newsletter.page, "Pages") },
    ],
  },

  query: ["subscribed"],

  async load({ url, site }) {
    const { issues, storeDown } = await site.issues.sent();
    return {
      words: site.library.newsletter.page,
      newsletter: newsletterForm(site),
      archive: site.library.newsletterPages.archive,
      sent: { storeDown, issues: issues.map(({ date, subject }) => ({ date, subject })) },
      subscribed: url.searchParams.has("subscribed"),
    };
  },

  /** The response is the same whether or not the address has signed up before. */
  action(context) {
    const { site, visitor } = context;
    return receivePost(context, {
      fields: signUpFields,
      read: readSignUp,
      doing: "storing a subscriber",
      async store({ email }) {
        await site.newsletter.signUp(email, signUpMails(site), visitor);
        return null;
      },
      location: () => `${addresses.newsletter.path}?subscribed#newsletter`,
    });
  },

  head: ({ words: { title, description, keywords } }) => ({
    title,
    description,
    keywords,
    path: addresses.newsletter.path,
  }),

  Page({ data: { words, newsletter, archive, sent, subscribed }, refused }) {
    return (
      <>
        <PageHeader>
          <h1>{words.title}</h1>
          <p className={page.lead}>{words.lead}</p>
        </PageHeader>
        <SignUpSection
          view={newsletter}
          outcome={refused?.outcome ?? (subscribed ? { kind: "stored", answer: null } : undefined)}
          typed={refused?.typed.email}
        />
        <PastIssues words={archive} {...sent} />
      </>
    );
  },
});
