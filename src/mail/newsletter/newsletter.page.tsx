import "../../platform/styles/columns.css";
import { longDate } from "../../platform/text/dates.ts";
import page from "../../platform/ui/page.module.css";
import { readSignUp, signUpFields } from "../../platform/email/email-address.ts";
import { receivePost } from "../../platform/forms/receive-post.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { headSearch } from "../../platform/render/route.ts";
import { PageHeader } from "../../platform/ui/page-header.tsx";
import { IssueArticles } from "./issue.page.tsx";
import { issueArticles, newestReading } from "./issue.ts";
import { issueAddress } from "./newsletter.ts";
import { addresses } from "../../addresses.ts";
import { signUpMails } from "./sign-up.email.ts";
import { SignUpSection } from "../../site/sign-up/sign-up-section.tsx";
import { newsletterForm } from "../../site/sign-up/sign-up-view.ts";
import styles from "./issue-parts.module.css";

interface PastIssuesProps {
  words: { title: string; down: string };
  issues: readonly { date: string; subject: string }[];
  /** Whether they can't be read right now. */
  storeDown: boolean;
}

/** The sent issues, newest first; empty before the first. */
export function PastIssues({ words, issues, storeDown }: PastIssuesProps) {
  if (issues.length === 0 && !storeDown) return null;
  return (
    <section className={`measure ${styles.part}`} aria-labelledby="past-issues">
      <h2 id="past-issues">{words.title}</h2>
      {storeDown ? (
        <p>{words.down}</p>
      ) : (
        <ul className="above-4">
          {issues.map(({ date, subject }) => (
            <li key={date}>
              <a href={issueAddress(date)}>{longDate(Date.parse(date))}</a>
              <p>{subject}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How many articles of an issue are shown. */
const maxShown = 4;

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
    const { library } = site;
    const articles = issues[0]?.content.articles ?? newestReading(library);
    return {
      reading: issueArticles(library, articles.slice(0, maxShown)),
      samplesNote: library.mail.issue.samplesNote,
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

  Page({ data, refused }) {
    const { words, newsletter, archive, sent, subscribed, reading, samplesNote } = data;
    return (
      <>
        <PageHeader>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </PageHeader>
        <SignUpSection
          view={newsletter}
          outcome={refused?.outcome ?? (subscribed ? { kind: "stored", answer: null } : undefined)}
          typed={refused?.typed.email}
        />
        <div className={page.page}>
          <IssueArticles
            title={sent.issues.length > 0 ? archive.latest : archive.sample}
            lead={sent.issues.length > 0 ? undefined : archive.sampleNote}
            articles={reading}
            note={samplesNote}
          />
          <PastIssues words={archive} {...sent} />
        </div>
      </>
    );
  },
});
