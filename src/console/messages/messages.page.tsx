import { addresses } from "../../addresses.ts";
import page from "../../platform/ui/page.module.css";
import { ConsoleTime } from "../console-time.tsx";
import { defineConsolePage } from "../define-console-page.tsx";
import styles from "../console.module.css";
import { OlderLink } from "../older-link.tsx";

const { path } = addresses.consoleMessages;

export default defineConsolePage(addresses.consoleMessages, {
  access: "owner",
  title: "Messages",
  query: ["after"],

  load: async ({ site, url }) => await site.console.messages(url.searchParams.get("after") ?? ""),

  Page({ data: { messages, next } }) {
    return (
      <>
        <section className={page.section} aria-labelledby="messages">
          <h2 id="messages">Newest first</h2>
          {messages.length === 0 ? (
            <p>There are no messages.</p>
          ) : (
            <ul className={styles.entries}>
              {messages.map(({ number, subject, first_name, last_name, created_at }) => (
                <li key={number}>
                  <h3 className={styles.text} dir="auto">
                    <a href={addresses.consoleMessage.href({ number: String(number) })}>
                      {subject}
                    </a>
                  </h3>
                  <p className={styles.facts}>
                    {number}, {first_name} {last_name}, <ConsoleTime at={created_at} />
                  </p>
                </li>
              ))}
            </ul>
          )}
        </section>
        <OlderLink to={next === undefined ? undefined : `${path}?after=${next}`} />
      </>
    );
  },
});
