import { maxAddressLength } from "../platform/email/email-address";
import { Honeypot } from "../platform/forms/honeypot";
import { Field } from "../platform/ui/field";
import type { SignUpView } from "../sign-up/sign-up-view";
import styles from "./coming-soon.module.css";

/** The id of what the button opens. */
const panel = "email-me";

/** A button, because the newsletter lists what is new: it opens `EmailMe`, without script too. */
export function ComingSoon() {
  return (
    <button type="button" className={styles.open} popoverTarget={panel}>
      Coming Soon
    </button>
  );
}

/** The form that the button opens; the newsletter's page answers. It goes after the header, which has colors of its own. */
export function EmailMe({ view }: { view: SignUpView }) {
  return (
    <div
      id={panel}
      className={styles.panel}
      popover="auto"
      role="group"
      aria-labelledby={`${panel}-title`}
    >
      <div className={styles.top}>
        <h2 id={`${panel}-title`}>Email me when it's out</h2>
        <button type="button" className="quiet" popoverTarget={panel} popoverTargetAction="hide">
          Close
        </button>
      </div>
      <p>
        We'll announce it in our weekly newsletter. We won't use your address for anything else.
      </p>
      <form className={styles.form} method="post" action={`${view.path}#${view.id}`}>
        <Field label={view.email.label} problem={undefined}>
          {(tied) => (
            <input
              {...tied}
              type="email"
              name="email"
              required
              maxLength={maxAddressLength}
              autoComplete="email"
              placeholder={view.placeholder}
            />
          )}
        </Field>
        <Honeypot />
        <button type="submit">{view.submit}</button>
      </form>
    </div>
  );
}
