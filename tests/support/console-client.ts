import { addresses } from "../../src/addresses.ts";
import { linkLife } from "../../src/office/console/sign-in/lifetimes.ts";
import { addLink } from "../../src/office/console/sign-in/sign-in.store.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import type { StorePlace } from "./engines.ts";
import type { Ask } from "./in-process-site.ts";

/** What a browser sends with a form of the site's own. */
export const fromOurPage = { "sec-fetch-site": "same-origin" };

/** A link that signs someone in, as a path. */
export async function linkFor(place: StorePlace, email: string, now = Date.now()): Promise<string> {
  const store = openStore(place);
  const key = await addLink(store.db, email, linkLife.printed, now);
  await store.close();
  return addresses.consoleLink.href({ key });
}

/** The cookie that an answer sets, as a browser sends it back. */
export const cookieOf = (answer: Response) => answer.headers.get("set-cookie")?.split(";", 1)[0];

/** A browser that is signed in to the console: what it asks for, and what it posts. */
export async function signedIn(ask: Ask, place: StorePlace, email: string, now?: number) {
  const answer = await ask(await linkFor(place, email, now), {
    method: "POST",
    headers: fromOurPage,
  });
  const cookie = cookieOf(answer);
  if (cookie === undefined) throw new Error(`signing in was a ${answer.status}`);
  return {
    cookie,
    ask: (path: string, init?: RequestInit) =>
      ask(path, { ...init, headers: { ...init?.headers, cookie } }),
    get: (path: string) => ask(path, { headers: { cookie } }),
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      ask(path, {
        method: "POST",
        headers: { ...fromOurPage, cookie, ...headers },
        body: new URLSearchParams(fields),
      }),
  };
}
