import { addresses } from "../../model/addresses";
import {
  messageFields,
  nothingTyped,
  readReceived,
  receivedAddress,
} from "../../model/contact-message";
import { Island } from "../islands/island";
import { definePage } from "../routing/define-page";
import { redirect } from "../routing/route";
import { readForm, responseHead } from "../site/receive-post";
import { CourtDrawing } from "../ui/court-drawing";
import { PageHeader } from "../ui/page-header";
import page from "../ui/page.module.css";
import ContactForm, { type Outcome } from "./contact-form.island";
import styles from "./contact.module.css";
import { ContactWays } from "./contact-ways";
import { receiveMessage } from "./receive-message";

/** A serve crosses the net, as a message does. */
const serve = {
  players: [
    [-1, 15],
    [43, 4],
  ],
  ball: [
    [0, 14],
    [38, 5],
  ],
} as const;

export default definePage(addresses.contact, {
  listed: {
    kind: "contact",
    weight: "page with islands",
    pages: ({ library }) => [{ title: library.contact.title }],
  },

  query: ["received"],

  load({ url, site }) {
    const { title, lead, description, keywords, waysTitle, ways, faqTitle, faq, ...form } =
      site.library.contact;
    return {
      words: { title, lead, waysTitle, ways, faqTitle, faq },
      head: { title, description, keywords },
      form,
      received: readReceived(url.searchParams),
    };
  },

  /** A message posted without script: stored, it leads to its number; else the page comes back with what was typed. */
  async action({ request, site, visitor }) {
    const posted = await readForm(request, messageFields, visitor);
    const received = await receiveMessage(site, posted);
    if (received.kind === "stored") redirect(receivedAddress(received.answer), 303);
    return { ...responseHead(received), outcome: received, typed: posted.typed };
  },

  head: ({ head }) => ({ ...head, path: addresses.contact.path }),

  Page({ data: { words, form, received }, refused }) {
    const arrived: Outcome =
      received === undefined ? { kind: "none" } : { kind: "stored", number: received };
    return (
      <>
        <PageHeader picture={<CourtDrawing play={serve} />}>
          <h1>{words.title}</h1>
          <p className={page.lead}>{words.lead}</p>
        </PageHeader>
        <div className={page.page}>
          <div className={styles.columns}>
            <section id="message" className={styles.writing} aria-label={form.formTitle}>
              <Island
                of={ContactForm}
                when="touch"
                props={{
                  wording: form,
                  outcome: refused?.outcome ?? arrived,
                  typed: refused?.typed ?? nothingTyped,
                }}
              />
            </section>
            <div className={styles.beside}>
              <ContactWays title={words.waysTitle} ways={words.ways} />
              <section className={styles.questions} aria-labelledby="questions">
                <h2 id="questions">{words.faqTitle}</h2>
                <div>
                  {words.faq.map(({ question, answer }) => (
                    <details key={question}>
                      <summary>{question}</summary>
                      <p>{answer}</p>
                    </details>
                  ))}
                </div>
              </section>
            </div>
          </div>
        </div>
      </>
    );
  },
});
