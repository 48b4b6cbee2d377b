import { addresses } from "../../../addresses.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { Field } from "../../../platform/ui/field.tsx";
import { defineConsolePage, done, notDone } from "../define-console-page.tsx";
import styles from "../console.module.css";
import { browserOf, consolePath } from "./browser-of.ts";
import SignInByPasskey from "./sign-in-by-passkey.island.tsx";
import { sessionCookie } from "./session-cookie.ts";
import { signInMail } from "./sign-in.email.ts";
import { linkLife, maxEmailedLinks } from "./lifetimes.ts";

const start = addresses.console.path;

export default defineConsolePage(addresses.consoleSignIn, {
  access: "everyone",
  title: "Sign in",
  query: ["to"],
  notices: {
    sent: `If that address is on the list, a link is on its way. It works for ${linkLife.emailed / 60_000} minutes, once. If you have ${maxEmailedLinks} that you haven't used, we don't send another: use the newest.`,
    out: "You're signed out.",
  },

  async load({ url }) {
    return { to: consolePath(url.searchParams.get("to"), start) };
  },

  async action(context, form) {
    const { site, url, visitor } = context;
    const { signIn } = site.console;
    const to = consolePath(url.searchParams.get("to"), start);
    if (form.get("act") === "ask for a passkey")
      return done({ answer: await signIn.askForPasskey(visitor) });
    if (form.get("act") === "use a passkey") {
      const secret = await signIn.byPasskey(form.get("answer") ?? "", browserOf(context));
      if (secret === undefined)
        return notDone("That passkey isn't one of ours. Sign in with a link instead.");
      return done({ to, cookie: sessionCookie(secret, site.settings.siteUrl), answer: to });
    }
    const email = form.get("email") ?? "";
    const { name } = site.library.site;
    await signIn.mailLink(
      email,
      (person, key) => signInMail({ name, siteUrl: site.settings.siteUrl }, person, key),
      visitor,
    );
    return done({ said: [["sent"]] });
  },

  Page({ data: { to } }) {
    const path = addresses.consoleSignIn.path;
    return (
      <>
        <p className="lead">For those who run the site.</p>
        <form method="post" className={styles.form} data-brief="">
          <Field
            label="Your email address"
            hint="We'll send you a link that signs you in. There are no passwords."
          >
            {(tied) => <input type="email" name="email" autoComplete="email" required {...tied} />}
          </Field>
          <button type="submit">Email me a link</button>
        </form>
        <Island of={SignInByPasskey} when="idle" props={{ path, to }} />
        {/* Following a link from an email sends no cookie; following one from here does. */}
        <p>
          Signed in already? <a href={to}>Continue to the console</a>
        </p>
      </>
    );
  },
});
