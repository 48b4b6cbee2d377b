import { addresses } from "../../addresses";
import page from "../../platform/ui/page.module.css";
import styles from "../console.module.css";
import type { NextIssueData } from "./draft-forms";
import { readersText } from "./readers-text";

/** The issue as readers get it. */
export function PreviewPart({ text }: { text: string }) {
  return (
    <section className={page.section} aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      <p>
        <a className="button quiet" href={addresses.consoleIssuePreview.path}>
          Look at the email
        </a>
      </p>
      <details className={styles.rest}>
        <summary>Its plain text</summary>
        <pre className={styles.pre} dir="auto">
          {text}
        </pre>
      </details>
    </section>
  );
}

export function TestForm({ to }: { to: string }) {
  return (
    <section className={page.section} aria-labelledby="test">
      <h2 id="test">Test</h2>
      <p>You get the same email, marked as a test. Nobody else does, and it doesn&apos;t count.</p>
      <form method="post">
        <button type="submit" name="act" value="test">
          Send a test to {to}
        </button>
      </form>
    </section>
  );
}

interface SendFormProps {
  next: NextIssueData;
  /** Whether it's the second step: the button sends. */
  isSending: boolean;
  isPublic: boolean;
}

/** Sends this week's issue, in two steps. */
export function SendForm({
  next: { sent, hasContent, readers },
  isSending,
  isPublic,
}: SendFormProps) {
  return (
    <section className={page.section} aria-labelledby="send">
      <h2 id="send">Send</h2>
      {sent && sent.queuedAt === null ? (
        <>
          <p>Sending this week&apos;s issue was interrupted. Nobody gets it twice.</p>
          <Button isPublic={isPublic}>Send it to the other readers</Button>
        </>
      ) : sent ? (
        <p>This week&apos;s issue has been sent. The next one can leave on Monday.</p>
      ) : readers === 0 ? (
        <p>Nobody has confirmed an address yet, so there&apos;s nobody to send it to.</p>
      ) : !hasContent ? (
        <p>There&apos;s nothing to send yet.</p>
      ) : isSending ? (
        <>
          <p>Every reader who has confirmed gets it. You can&apos;t call it back.</p>
          <Button isPublic={isPublic}>Send to {readersText(readers)}</Button>
        </>
      ) : (
        <p>
          <a className="button" href={`${addresses.consoleNewsletter.path}?step=send#send`}>
            Send it now …
          </a>
        </p>
      )}
    </section>
  );
}

function Button({ isPublic, children }: { isPublic: boolean; children: React.ReactNode }) {
  return (
    <form method="post" className={styles.form}>
      {isPublic ? null : (
        <label className={styles.choice}>
          <input type="checkbox" name="even if local" value="yes" />
          <span>
            Send it even though readers can&apos;t open its links: SITE_URL isn&apos;t a public
            address.
          </span>
        </label>
      )}
      <button type="submit" name="act" value="send">
        {children}
      </button>
    </form>
  );
}
