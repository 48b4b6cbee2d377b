import { addresses } from "../../model/addresses";
import { definePage } from "../routing/define-page";
import { redirect } from "../routing/route";
import { readForm, responseHead } from "../site/receive-post";
import { CourtDrawing } from "../ui/court-drawing";
import { PageHeader } from "../ui/page-header";
import page from "../ui/page.module.css";
import { NewsletterSection } from "./newsletter-section";
import { PastIssues } from "./past-issues";
import { receiveAddress } from "./receive-address";
import { newsletterView } from "./newsletter-view";

/** A ball that comes back every time. */
const delivery = {
  players: [
    [0, 6],
    [30.5, 14],
  ],
  ball: [
    [1, 7],
    [30, 12],
    [12, 16],
    [36, 6],
  ],
} as const;

export default definePage(addresses.newsletter, {
  listed: {
    kind: "newsletter",
    weight: "page with islands",
    pages: ({ library }) => [{ title: library.newsletter.page.title }],
  },

  query: ["subscribed"],

  async load({ url, site }) {
    const { issues, storeDown } = await site.issues.sent();
    return {
      words: site.library.newsletter.page,
      newsletter: newsletterView(site),
      archive: site.library.newsletterPages.archive,
      sent: { storeDown, issues: issues.map(({ date, subject }) => ({ date, subject })) },
      subscribed: url.searchParams.has("subscribed"),
    };
  },

  /** An address posted without script: stored, it leads to the confirmation; else the page comes back with it. */
  async action({ request, site, visitor }) {
    const posted = await readForm(request, ["email"], visitor);
    const received = await receiveAddress(site, posted);
    if (received.kind === "stored")
      redirect(`${addresses.newsletter.path}?subscribed#newsletter`, 303);
    return { ...responseHead(received), outcome: received, typed: posted.typed.email };
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
        <PageHeader picture={<CourtDrawing play={delivery} />}>
          <h1>{words.title}</h1>
          <p className={page.lead}>{words.lead}</p>
        </PageHeader>
        <NewsletterSection
          newsletter={newsletter}
          outcome={refused?.outcome ?? { kind: subscribed ? "stored" : "none" }}
          typed={refused?.typed ?? ""}
        />
        <PastIssues words={archive} {...sent} />
      </>
    );
  },
});
