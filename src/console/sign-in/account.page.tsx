import { addresses } from "../../addresses.ts";
import { Island } from "../../platform/islands/island.tsx";
import page from "../../platform/ui/page.module.css";
import { ConsoleTime } from "../console-time.tsx";
import { defineConsolePage, done, notDone } from "../define-console-page.tsx";
import styles from "../console.module.css";
import AddPasskey from "./add-passkey.island.tsx";
import { noSessionCookie } from "./session-cookie.ts";

const { path } = addresses.consoleAccount;
const signInPath = addresses.consoleSignIn.path;

export default defineConsolePage(addresses.consoleAccount, {
  access: "moderator",
  title: "Your account",
  notices: {
    added: "The passkey is added. You can sign in with it from now on.",
    deleted: "The passkey is deleted.",
    ended: "That session is over.",
  },

  async load({ site, person, signedIn }) {
    const { sessions, passkeys } = await site.console.signIn.holdings(person);
    return {
      person,
      sessions,
      passkeys,
      own: signedIn.session,
    };
  },

  async action({ site, person, signedIn }, form) {
    const { signIn } = site.console;
    const cookie = noSessionCookie(site.settings.siteUrl);
    const given = (name: string) => form.get(name) ?? "";
    switch (given("act")) {
      case "ask to add":
        return done({ answer: await signIn.askToAddPasskey(person) });
      case "add": {
        const name = given("name").trim().slice(0, 40);
        if (name === "") return notDone("Give the passkey a name.");
        const added = await signIn.addPasskey(person, given("answer"), name);
        return added ? done({ notice: "added" }) : notDone("That passkey couldn't be checked.");
      }
      case "delete passkey": {
        const deleted = await signIn.deletePasskey(person, given("id"));
        return deleted ? done({ notice: "deleted" }) : notDone("You have no such passkey.", 404);
      }
      case "end session": {
        const ended = await signIn.end(person, given("session"));
        if (ended === 0) return notDone("There's no such session.", 404);
        return given("session") === signedIn.session.digest
          ? done({ to: signInPath, notice: "out", cookie })
          : done({ notice: "ended" });
      }
      case "sign out":
        await signIn.end(person, signedIn.session.digest);
        return done({ to: signInPath, notice: "out", cookie });
      case "sign out everywhere":
        await signIn.signOutEverywhere(person);
        return done({ to: signInPath, notice: "out", cookie });
      default:
        return notDone("There's no such act.", 400);
    }
  },

  Page({ data: { person, sessions, passkeys, own } }) {
    return (
      <>
        <p className={page.lead}>
          {person.name}, {person.email}, {person.role}.
        </p>
        <form method="post" className={styles.acts}>
          <button type="submit" name="act" value="sign out">
            Sign out
          </button>
          <button className="quiet" type="submit" name="act" value="sign out everywhere">
            Sign out everywhere
          </button>
        </form>
        <section className={page.section} aria-labelledby="passkeys">
          <h2 id="passkeys">Passkeys</h2>
          <p>A passkey signs you in with your phone's or computer's lock, without an email.</p>
          {passkeys.length === 0 ? null : (
            <ul className={styles.entries}>
              {passkeys.map(({ id, name, created_at, used_at }) => (
                <li key={id}>
                  <h3>{name}</h3>
                  <p className={styles.facts}>
                    Added <ConsoleTime at={created_at} />
                    {used_at === null ? (
                      ", not used yet"
                    ) : (
                      <>
                        , last used <ConsoleTime at={used_at} />
                      </>
                    )}
                  </p>
                  <form method="post" className={styles.acts}>
                    <input type="hidden" name="id" value={id} />
                    <button className="quiet" type="submit" name="act" value="delete passkey">
                      Delete <span className="unseen">the passkey {name}</span>
                    </button>
                  </form>
                </li>
              ))}
            </ul>
          )}
          <Island of={AddPasskey} when="idle" props={{ path, device: own.device }} />
        </section>
        <section className={page.section} aria-labelledby="sessions">
          <h2 id="sessions">Where you're signed in</h2>
          <ul className={styles.entries}>
            {sessions.map(({ digest, device, way, created_at, seen_at }) => (
              <li key={digest}>
                <h3>
                  {device}
                  {digest === own.digest ? " (this browser)" : ""}
                </h3>
                <p className={styles.facts}>
                  By {way}, since <ConsoleTime at={created_at} />, last seen{" "}
                  <ConsoleTime at={seen_at} />
                </p>
                <form method="post" className={styles.acts}>
                  <input type="hidden" name="session" value={digest} />
                  <button className="quiet" type="submit" name="act" value="end session">
                    End <span className="unseen">the session of {device}</span>
                  </button>
                </form>
              </li>
            ))}
          </ul>
        </section>
      </>
    );
  },
});
