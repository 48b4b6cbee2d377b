import { useSiteFacts } from "../../platform/render/site-facts.ts";
import { receivePost } from "../../platform/forms/receive-post.ts";
import { Island } from "../../platform/islands/island.tsx";
import { definePage } from "../../platform/render/define-route.tsx";
import { headSearch } from "../../platform/render/route.ts";
import { Marked } from "../../platform/ui/marked-text.tsx";
import { PageHeader } from "../../platform/ui/page-header.tsx";
import page from "../../platform/ui/page.module.css";
import type { ContactWording } from "./contact.content.ts";
import { addresses } from "../../addresses.ts";
import {
  messageFields,
  nothingTyped,
  readMessage,
  readReceived,
  receivedAddress,
} from "./contact-message.ts";
import { messageMail } from "./message.email.ts";
import ContactForm, { type MessageOutcome } from "./contact-form.island.tsx";
import styles from "./contact.module.css";

export function ContactWays({ title, ways }: { title: string; ways: ContactWording["ways"] }) {
  const { contactEmail } = useSiteFacts();
  return (
    <section className={styles.ways} aria-labelledby="other-ways">
      <h2 className="large" id="other-ways">
        {title}
      </h2>
      <ul>
        {ways.map((way) => (
          <li className="ruled roomy" key={way.title}>
            <h3 className="medium">{way.title}</h3>
            <p className="small muted">{way.text}</p>
            {way.to === "email" ? (
              <a className="tap" href={`mailto:${contactEmail}`}>
                {way.label ?? contactEmail}
              </a>
            ) : (
              <a className="tap" href={way.to}>
                {way.label ?? way.title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export default definePage(addresses.contact, {
  listed: {
    kind: "contact",
    weight: "page with islands",
    pages: ({ library: { contact } }) => [
      { title: contact.title, search: headSearch(contact, "Pages") },
    ],
  },

  query: ["received"],

  load({ url, site }) {
    const { title, lead, reply, description, keywords, waysTitle, ways, faqTitle, faq, ...form } =
      site.library.contact;
    return {
      words: { title, lead, reply, waysTitle, ways, faqTitle, faq },
      head: { title, description, keywords },
      form,
      received: readReceived(url.searchParams),
    };
  },

  /** The answer to a stored message is its number. */
  action(context) {
    const { site, visitor } = context;
    return receivePost(context, {
      fields: messageFields,
      read: readMessage,
      doing: "storing a message",
      store: ({ message }) =>
        site.messages.add(message, (number) => messageMail(site, message, number), visitor),
      location: receivedAddress,
    });
  },

  head: ({ head }) => ({ ...head, path: addresses.contact.path }),

  Page({ data: { words, form, received }, refused }) {
    const arrived: MessageOutcome =
      received === undefined ? { kind: "none" } : { kind: "stored", answer: received };
    return (
      <>
        <PageHeader>
          <h1>{words.title}</h1>
          <p className="lead">
            {words.lead} {words.reply ? <Marked value={words.reply.text} /> : null}
          </p>
        </PageHeader>
        <div className={page.page}>
          <div className={styles.columns}>
            <section id="message" className={styles.writing} aria-label={form.formTitle}>
              <Island
                of={ContactForm}
                when="touch"
                props={{
                  wording: form,
                  reply: words.reply,
                  outcome: refused?.outcome ?? arrived,
                  typed: refused?.typed ?? nothingTyped,
                }}
              />
            </section>
            <div className="stack fit top gap-8">
              <ContactWays title={words.waysTitle} ways={words.ways} />
              <section className={`measure ${styles.questions}`} aria-labelledby="questions">
                <h2 className="large" id="questions">
                  {words.faqTitle}
                </h2>
                <div>
                  {words.faq.map(({ question, answer }) => (
                    <details className="ruled" key={question}>
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
