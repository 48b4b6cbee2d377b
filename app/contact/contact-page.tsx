import { data, redirect } from "react-router";
import {
  messageFields,
  readReceived,
  receivedAddress,
  type TypedMessage,
} from "../../model/contact-message";
import { Island } from "../islands/island";
import { Head } from "../site/head";
import { answerHead, postHeaders, readForm } from "../site/receive-post";
import { siteOf, visitorContext } from "../site/site-context";
import { CourtDrawing } from "../ui/court-drawing";
import { PageHeader } from "../ui/page-header";
import page from "../ui/page.module.css";
import type { Route } from "./+types/contact-page";
import ContactForm, { type Outcome } from "./contact-form.island";
import styles from "./contact-page.module.css";
import { ContactWays } from "./contact-ways";
import { receiveMessage } from "./receive-message";

export const handle = { query: ["received"] };

export function loader({ request, context }: Route.LoaderArgs) {
  const { title, lead, description, keywords, waysTitle, ways, faqTitle, faq, ...form } =
    siteOf(context).library.contact;
  const received = readReceived(new URL(request.url).searchParams);
  return {
    words: { title, lead, waysTitle, ways, faqTitle, faq },
    head: { title, description, keywords },
    form,
    received,
  };
}

/** A message posted without script: stored, it leads to its number; else the page comes back with what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readForm(request, messageFields, context.get(visitorContext));
  const received = await receiveMessage(siteOf(context), posted);
  if (received.kind === "stored") return redirect(receivedAddress(received.answer), 303);
  const outcome: Outcome = received;
  return data({ outcome, typed: posted.typed }, answerHead(received));
}

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

const nothingTyped: TypedMessage = {
  firstName: "",
  lastName: "",
  email: "",
  subject: "",
  message: "",
};

export const headers = postHeaders;

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, head, form, received } = loaderData;
  const arrived: Outcome =
    received === undefined ? { kind: "none" } : { kind: "stored", number: received };
  return (
    <>
      <Head {...head} path="/contact" />
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
                outcome: actionData?.outcome ?? arrived,
                typed: actionData?.typed ?? nothingTyped,
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
}
