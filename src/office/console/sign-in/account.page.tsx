import { addresses } from "../../../addresses.ts";
import { Island } from "../../../platform/islands/island.tsx";
import { ConsoleTime } from "../console-time.tsx";
import { ActForm } from "../act-form.tsx";
import { actByForm, defineConsolePage, done } from "../define-console-page.tsx";
import styles from "../console.module.css";
import AddPasskey from "./add-passkey.island.tsx";
import { noSessionCookie } from "./session-cookie.ts";

const { path } = addresses.consoleAccount;
const signInPath = addresses.consoleSignIn.path;

export default defineConsolePage(addresses.consoleAccount, {
  access: "signed in",
  title: "Your account",

  async load({ site, person, signedIn }) {
    const { sessions, passkeys } = await site.console.signIn.holdings(person);
    return { person, sessions, passkeys, own: signedIn.session, acts: site.console.acts };
  },

  async action(context, form) {
    const { site, person, signedIn } = context;
    const { signIn } = site.console;
    if (form.get("act") === "ask to add")
      return done({ answer: await signIn.askToAddPasskey(person) });
    const ended = await actByForm(context, form);
    const { sessions } = await signIn.holdings(person);
    if (sessions.some(({ digest }) => digest === signedIn.session.digest)) return ended;
    return done({
      to: signInPath,
      said: [["out"]],
      cookie: noSessionCookie(site.settings.siteUrl),
    });
  },

  Page({ data: { person, sessions, passkeys, own, acts } }) {
    return (
      <>
        <p className="lead">
          {person.name}, {person.email}, {person.role}.
        </p>
        <ActForm
          acts={acts}
          of={[
            ["session", own.digest],
            ["person", person.email],
          ]}
          offers={[
            { act: "sessions end", button: "Sign out", isMain: true },
            { act: "console sign-out" },
          ]}
        />
        <section className="section" aria-labelledby="passkeys">
          <h2 id="passkeys">Passkeys</h2>
          <p>A passkey signs you in with your phone's or computer's lock, without an email.</p>
          {passkeys.length === 0 ? null : (
            <ul className={styles.entries}>
              {passkeys.map(({ id, name, created_at, used_at }) => (
                <li key={id}>
                  <h3>{name}</h3>
                  <p className="small muted">
                    Added <ConsoleTime at={created_at} />
                    {used_at === null ? (
                      ", not used yet"
                    ) : (
                      <>
                        , last used <ConsoleTime at={used_at} />
                      </>
                    )}
                  </p>
                  <ActForm
                    acts={acts}
                    of={[["passkey", id]]}
                    named={`the passkey ${name}`}
                    offers={[{ act: "passkeys delete" }]}
                  />
                </li>
              ))}
            </ul>
          )}
          <Island
            of={AddPasskey}
            when="idle"
            props={{ path, act: "passkeys add", device: own.device }}
          />
        </section>
        <section className="section" aria-labelledby="sessions">
          <h2 id="sessions">Where you're signed in</h2>
          <ul className={styles.entries}>
            {sessions.map(({ digest, device, way, created_at, seen_at }) => (
              <li key={digest}>
                <h3>
                  {device}
                  {digest === own.digest ? " (this browser)" : ""}
                </h3>
                <p className="small muted">
                  By {way}, since <ConsoleTime at={created_at} />, last seen{" "}
                  <ConsoleTime at={seen_at} />
                </p>
                <ActForm
                  acts={acts}
                  of={[["session", digest]]}
                  named={`the session of ${device}`}
                  offers={[{ act: "sessions end" }]}
                />
              </li>
            ))}
          </ul>
        </section>
      </>
    );
  },
});
