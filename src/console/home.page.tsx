import { mayAct } from "../platform/acts.ts";
import { wholeNumber } from "../platform/text/money.ts";
import page from "../platform/ui/page.module.css";
import { addresses } from "../addresses.ts";
import { defineConsolePage } from "./define-console-page.tsx";
import styles from "./console.module.css";

/** What waits for someone: how many of what, and where. */
const kinds = {
  reviews: { path: addresses.consoleQueue.path, one: "review to read", many: "reviews to read" },
  messages: { path: addresses.consoleMessages.path, one: "message", many: "messages" },
  failedMail: {
    path: `${addresses.consoleQueue.path}#failed-email`,
    one: "email that failed",
    many: "emails that failed",
  },
};

export default defineConsolePage(addresses.console, {
  access: "moderator",
  title: "Home",

  async load({ site, person }) {
    const reviews = await site.console.reviews.countWaiting();
    if (!mayAct(person.role, "owner")) return { reviews, messages: 0, failedMail: 0 };
    const { messages, failedMail } = await site.figures.waiting();
    return { reviews, messages, failedMail };
  },

  Page({ data }) {
    const waiting = (Object.keys(kinds) as (keyof typeof kinds)[]).filter((kind) => data[kind] > 0);
    if (waiting.length === 0) return <p className={page.lead}>Nothing waits for you.</p>;
    return (
      <section className="section" aria-labelledby="waits">
        <h2 id="waits">Waiting for you</h2>
        <ul className={styles.lines}>
          {waiting.map((kind) => {
            const { path, one, many } = kinds[kind];
            return (
              <li key={kind}>
                <a href={path}>
                  {wholeNumber(data[kind])} {data[kind] === 1 ? one : many}
                </a>
              </li>
            );
          })}
        </ul>
      </section>
    );
  },
});
