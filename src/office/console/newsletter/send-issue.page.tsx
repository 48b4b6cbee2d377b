import "../../../platform/styles/forms.css";
import { longDate } from "../../../platform/text/dates.ts";
import { Refusal } from "../../../platform/refusals.ts";
import { addresses } from "../../../addresses.ts";
import { readersText } from "../../../mail/newsletter/issue.ts";
import { ActForm } from "../act-form.tsx";
import { actByForm, defineConsolePage, shown } from "../define-console-page.tsx";
import styles from "../console.module.css";

const back = addresses.consoleNewsletter.path;

/** The question before an issue is sent: it shows the very words, and only they are sent. */
export default defineConsolePage(addresses.consoleIssueSending, {
  access: "owner",
  title: "Send the issue",

  async load({ site }) {
    const { acts } = site.console;
    try {
      const issue = await site.nextIssue.toSend();
      return { acts, issue, isPublic: site.settings.isPublic, whyNot: undefined };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { acts, issue: undefined, isPublic: true, whyNot: error.message };
    }
  },

  action: async (context, form) =>
    // Only what was read is sent.
    form.has("read") ? await actByForm(context, form, back) : shown,

  Page({ data: { acts, issue, isPublic, whyNot } }) {
    return (
      <>
        <p className="row middle gap-2 wide-4">
          <a className="tap" href={back}>
            Back to the issue
          </a>
        </p>
        {issue === undefined ? (
          <p>{whyNot}</p>
        ) : (
          <>
            <p className="lead">
              {issue.isBegun
                ? `Sending the issue of ${longDate(Date.parse(issue.date))} was interrupted. ${readersText(issue.readers)} will still get this.`
                : `${readersText(issue.readers)} will get this email, for the week of ${longDate(Date.parse(issue.date))}.`}
            </p>
            <section className="section" aria-labelledby="subject">
              <h2 id="subject">Subject</h2>
              <p dir="auto">{issue.subject}</p>
            </section>
            <section className="section" aria-labelledby="words">
              <h2 id="words">Its words</h2>
              <pre className={styles.pre} dir="auto">
                {issue.text}
              </pre>
            </section>
            <section className="section" aria-labelledby="send">
              <h2 id="send">Send it</h2>
              <ActForm
                acts={acts}
                of={[["read", issue.version]]}
                offers={[
                  {
                    act: "newsletter send",
                    button: issue.isBegun
                      ? `Send it to ${readersText(issue.readers)}`
                      : `Send to ${readersText(issue.readers)}`,
                    fields: isPublic ? [] : ["yes"],
                  },
                ]}
              />
            </section>
          </>
        )}
      </>
    );
  },
});
