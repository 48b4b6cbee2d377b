import { addresses } from "../../../addresses.ts";
import { defineConsolePage, done, notDone } from "../define-console-page.tsx";
import { browserOf } from "./browser-of.ts";
import { sessionCookie } from "./session-cookie.ts";

/** A GET doesn't use up the link: email scanners follow every link. */
export default defineConsolePage(addresses.consoleLink, {
  access: "everyone",
  title: "Sign in",

  async load({ params, site }) {
    const person = await site.console.signIn.personOfLink(params.key);
    return { name: person?.name };
  },

  async action(context) {
    const { params, site } = context;
    const secret = await site.console.signIn.byLink(params.key, browserOf(context));
    if (secret === undefined) return notDone("This link doesn't work anymore.", 404);
    const to = addresses.console.path;
    return done({ to, cookie: sessionCookie(secret, site.settings.siteUrl) });
  },

  status: ({ name }) => (name === undefined ? 404 : 200),

  Page({ data: { name } }) {
    if (name === undefined)
      return (
        <>
          <p className="lead">
            This link doesn't work, or no longer does: each works once, for a short time.
          </p>
          <p>
            <a className="button" href={addresses.consoleSignIn.path}>
              Get a new one
            </a>
          </p>
        </>
      );
    return (
      <form method="post">
        <button type="submit">Sign in as {name}</button>
      </form>
    );
  },
});
