import { data, redirect } from "react-router";
import { Head } from "../site/head";
import { answerHead, postHeaders, readForm } from "../site/receive-post";
import { siteOf, visitorContext } from "../site/site-context";
import { CourtDrawing } from "../ui/court-drawing";
import { PageHeader } from "../ui/page-header";
import page from "../ui/page.module.css";
import type { Route } from "./+types/newsletter-page";
import { NewsletterSection } from "./newsletter-section";
import type { Outcome } from "./newsletter.island";
import { PastIssues } from "./past-issues";
import { receiveAddress } from "./receive-address";
import { shownNewsletter } from "./shown-newsletter";

export const handle = { query: ["subscribed"] };

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { issues, storeDown } = await site.issues.sent();
  return {
    words: site.library.newsletter.page,
    newsletter: shownNewsletter(site),
    archive: site.library.newsletterPages.archive,
    sent: { storeDown, issues: issues.map(({ date, subject }) => ({ date, subject })) },
    subscribed: new URL(request.url).searchParams.has("subscribed"),
  };
}

/** An address posted without script: stored, it leads to the confirmation; else the page comes back with it. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readForm(request, ["email"], context.get(visitorContext));
  const received = await receiveAddress(siteOf(context), posted);
  if (received.kind === "stored") return redirect("/newsletter?subscribed#newsletter", 303);
  const outcome: Outcome = received;
  return data({ outcome, typed: posted.typed.email }, answerHead(received));
}

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

export const headers = postHeaders;

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, newsletter, archive, sent, subscribed } = loaderData;
  return (
    <>
      <Head
        title={words.title}
        description={words.description}
        keywords={words.keywords}
        path="/newsletter"
      />
      <PageHeader picture={<CourtDrawing play={delivery} />}>
        <h1>{words.title}</h1>
        <p className={page.lead}>{words.lead}</p>
      </PageHeader>
      <NewsletterSection
        newsletter={newsletter}
        outcome={actionData?.outcome ?? { kind: subscribed ? "stored" : "none" }}
        typed={actionData?.typed ?? ""}
      />
      <PastIssues words={archive} {...sent} />
    </>
  );
}
