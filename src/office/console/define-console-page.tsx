import "../../platform/styles/forms.css";
import "../../platform/styles/columns.css";
// The console: its menu, its frame, and the one way to define its pages. Every page checks who asks before it loads or
// acts, names the role it needs, and is never cached; a form is accepted only from the site's own pages.

import { type ComponentType, Fragment, type ReactNode } from "react";
import { HTTPException } from "hono/http-exception";
import type { IncomingFile } from "../../site/media/receive-photos.service.ts";
import { photoRefusals } from "../../site/media/picture.ts";
import { type Access, mayAct, type Role, whoMay } from "../../platform/acts.ts";
import type { Address } from "../../platform/render/address.ts";
import { readForm, readUpload } from "../../platform/forms/receive-post.ts";
import { isSafeMethod } from "../../platform/http/request-path.ts";
import { LimitReached } from "../../platform/rate-limit/rate-limiter.service.ts";
import { type Fault, Refusal } from "../../platform/refusals.ts";
import {
  type ActionRefusal,
  answerPost,
  type PageRoute,
  redirect,
  type RequestContext,
  stored,
} from "../../platform/render/route.ts";
import { useSiteFacts } from "../../platform/render/site-facts.ts";
import { fromStore } from "../../platform/render/from-store.ts";
import type { Site } from "../../platform/render/site.ts";
import { csvParts } from "../../platform/text/csv.ts";
import { wholeNumber } from "../../platform/text/money.ts";
import { Field } from "../../platform/ui/field.tsx";
import { addressWith } from "../../platform/query.ts";
import { addresses } from "../../addresses.ts";
import { publicKinds } from "../../site/kinds/kinds.ts";
import { ActForm, ReasonWords } from "./act-form.tsx";
import type { Person } from "../publishing/people.ts";
import type { SignedIn } from "./sign-in/sign-in.service.ts";
import { readSessionCookie } from "./sign-in/session-cookie.ts";
import { Kept } from "./kept.tsx";
import styles from "./console.module.css";

interface ConsolePage {
  path: string;
  name: string;
  /** Who may see it. */
  access: Access;
  /** Whether it's in the bar on a phone, or for which role. The other pages are behind the bar's last button. */
  isFirst?: true | Role;
}

/** The console's pages, in the order an owner visits them. */
const menu: readonly { title?: string; pages: readonly ConsolePage[] }[] = [
  { pages: [{ path: addresses.console.path, name: "Home", access: "signed in", isFirst: true }] },
  {
    title: "Players",
    pages: [
      { path: addresses.consoleQueue.path, name: "Queue", access: "moderator", isFirst: true },
      { path: addresses.consoleReviews.path, name: "Reviews", access: "moderator", isFirst: true },
      { path: addresses.consolePhotos.path, name: "Photos", access: "moderator" },
      { path: addresses.consoleQuestions.path, name: "Questions", access: "moderator" },
      { path: addresses.consoleWords.path, name: "Blocked words", access: "moderator" },
      {
        path: addresses.consoleRequests.path,
        name: "Requests",
        access: "editor",
        isFirst: "editor",
      },
    ],
  },
  {
    title: "Readers",
    pages: [
      { path: addresses.consoleMessages.path, name: "Messages", access: "owner", isFirst: true },
      { path: addresses.consoleNewsletter.path, name: "Newsletter", access: "owner" },
      { path: addresses.consoleSubscribers.path, name: "Subscribers", access: "owner" },
    ],
  },
  {
    title: "Site",
    pages: [
      { path: addresses.consoleFigures.path, name: "Figures", access: "moderator" },
      { path: addresses.consoleContent.path, name: "Content", access: "editor", isFirst: "editor" },
      { path: addresses.consoleMachine.path, name: "Backups and updates", access: "owner" },
      { path: addresses.consoleLog.path, name: "Log", access: "owner" },
      { path: addresses.consoleAccount.path, name: "Your account", access: "signed in" },
    ],
  },
];

interface ConsoleFrameProps {
  here: string;
  person: Person | undefined;
  /** How many entries wait on pages, by path. */
  waiting: ReadonlyMap<string, number>;
  children: ReactNode;
}

/** The frame of every console page: its menu at the side, or in a bar at the bottom of a phone. */
export function ConsoleFrame({ here, person, waiting, children }: ConsoleFrameProps) {
  const { name } = useSiteFacts();
  const isHere = (path: string) =>
    here === path || (path !== addresses.console.path && here.startsWith(`${path}/`));
  const shown = menu
    .map(({ title, pages }) => ({
      title,
      pages: pages.filter(({ access }) => person && mayAct(person.role, access)),
    }))
    .filter(({ pages }) => pages.length > 0);
  const link = ({ path, name: text }: ConsolePage) => (
    <li key={path}>
      <a href={path} aria-current={isHere(path) ? "page" : undefined}>
        {waiting.get(path) ? `${text} (${wholeNumber(waiting.get(path)!)})` : text}
      </a>
    </li>
  );
  const groups = shown.map(({ title, pages }) => (
    <Fragment key={title}>
      {title === undefined ? null : <p>{title}</p>}
      <ul>{pages.map(link)}</ul>
    </Fragment>
  ));
  const first = shown.flatMap(({ pages }) =>
    pages.filter(({ isFirst }) => isFirst === true || isFirst === person?.role),
  );
  return (
    <div className={styles.frame}>
      <header className={styles.side}>
        <p className={styles.brand}>
          <a href={addresses.home.path}>{name}</a>
        </p>
        {person ? (
          <nav className={styles.menu} aria-label="Console">
            {groups}
          </nav>
        ) : null}
      </header>
      {children}
      <Keys />
      <Kept />
      {person ? <SignedOut email={person.email} /> : null}
      {person ? (
        <nav className={styles.bar} aria-label="Console">
          <ul>
            {first.map(link)}
            <li>
              <button type="button" className="quiet" popoverTarget="more">
                More
              </button>
            </li>
          </ul>
          <div className={styles.menu} id="more" popover="auto">
            {groups}
          </div>
        </nav>
      ) : null}
    </div>
  );
}

const keys = [
  ["j, k", "the next one, the one before"],
  ["Enter", "open or close it"],
  ["a", "looks fine, or a draft of it: what's selected, or this one"],
  ["h", "hide or decline the same"],
  ["x", "select"],
  ["u", "undo what was just done"],
  ["?", "these keys"],
] as const;

/** The keys of lists of reviews. Only console-script.ts opens it. */
function Keys() {
  return (
    <dialog id="keys" className={styles.keys} aria-label="Keys">
      <dl>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog" autoComplete="off">
        <label className="check">
          <input type="checkbox" defaultChecked />
          <span>Use these keys</span>
        </label>
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}

/** Asks for a sign-in over a page whose person isn't signed in anymore. Only sign-in-again.ts opens it. */
function SignedOut({ email }: { email: string }) {
  return (
    <dialog
      id="signed-out"
      className={styles.keys}
      aria-labelledby="signed-out-title"
      data-path={addresses.consoleSignIn.path}
      data-own={addresses.consoleAccount.path}
    >
      <div className="section">
        <h2 id="signed-out-title">You&apos;re signed out</h2>
        <p>Everything you typed is still here. Sign in again to go on with it.</p>
        <form className={styles.form} autoComplete="off">
          <Field label="Your email address">
            {(tied) => <input type="email" name="email" defaultValue={email} required {...tied} />}
          </Field>
          <button type="submit">Email me a link</button>
        </form>
        <form>
          <button className="quiet" type="submit">
            Sign in with a passkey
          </button>
        </form>
        <p role="status" />
        <form method="dialog">
          <button className="quiet" type="submit">
            Not now
          </button>
        </form>
      </div>
    </dialog>
  );
}

interface ConsoleMainProps {
  title: string;
  acts: Site["console"]["acts"];
  notice?: string | undefined;
  /** The id by which the last act can be undone. */
  undo?: string | undefined;
  /** Why something wasn't done. */
  problem?: string | undefined;
  children: ReactNode;
}

/** The main part of a console page, with the result of the last act. */
function ConsoleMain({ title, acts, notice, undo, problem, children }: ConsoleMainProps) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {problem === undefined ? null : (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {notice === undefined || problem !== undefined ? null : (
        <div className={styles.notice}>
          <p role="status">{notice}</p>
          {undo === undefined ? null : <Afterwards undo={undo} acts={acts} />}
        </div>
      )}
      {children}
      <ReasonWords />
    </div>
  );
}

/** Undoes the last act, or says why it was done. */
function Afterwards({ undo, acts }: { undo: string; acts: Site["console"]["acts"] }) {
  const of = [["change", undo]] as const;
  return (
    <>
      <ActForm acts={acts} of={of} offers={[{ act: "log undo" }]} />
      <details>
        <summary>Say why</summary>
        <ActForm acts={acts} of={of} offers={[{ act: "log explain" }]} />
      </details>
    </>
  );
}

/** What a console page's load and action receive: the person, besides the request. */
export interface ConsoleContext<Path extends string = string> extends RequestContext<Path> {
  signedIn: SignedIn;
  person: Person;
  /** The posted file, on a page that takes one. */
  file?: File | undefined;
  /** The posted photos, on a page that takes them. They're gone after the action. */
  photos?: readonly IncomingFile[];
  /** Why a posted photo isn't taken, in a sentence. What stood before it in the form was read. */
  photoRefused?: string | undefined;
}

interface Done {
  kind: "done";
  /** What the page then says: acts with their counts, or keys of the page's `notices`. */
  said?: readonly (readonly [key: string, count?: number])[];
  /** Where to go next, a path of this site; by default the page itself. */
  to?: string | undefined;
  /** The id by which it can be undone. */
  undo?: string | undefined;
  /** A Set-Cookie header. */
  cookie?: string | undefined;
  answer?: string | undefined;
}

/** Why an action wasn't done: the page is shown again and says so. */
interface NotDone {
  kind: "not done";
  status: 400 | 403 | 404 | 409 | 422 | 429 | 503;
  text: string;
}

/** The page is shown again with what a form requested, such as search results. Nothing was changed. */
interface Shown {
  kind: "shown";
}

/** The result of an action. A response is a file that a form requested. */
export type Ended = Done | NotDone | Shown | Response;

export const done = (how: Omit<Done, "kind"> = {}): Done => ({ kind: "done", ...how });

/** Ends an action that can't be done. @param text the reason, in a sentence */
export const notDone = (text: string, status: NotDone["status"] = 422): NotDone => ({
  kind: "not done",
  status,
  text,
});

/** Ends an action that only shows the page again: its `load` gets the form. */
export const shown: Shown = { kind: "shown" };

/** Nothing in the console is cached or indexed. Its own forms still send their origin. */
export const consoleHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex, nofollow",
};

interface ConsolePageDefinition<Path extends string, Data, Who extends Access | "everyone"> {
  /** Who may see the page and act on it. "everyone" is for signing in. */
  access: Who;
  title: string;
  /** The page's own title, if that depends on what it shows. */
  titleOf?(data: NoInfer<Data>): string;
  query?: readonly string[];
  /** Whether its form may have a file. */
  takesFile?: boolean;
  /** Whether its form may have photos. */
  takesPhotos?: boolean;
  /** What the page says after something that isn't an act. */
  notices?: Readonly<Record<string, string>>;
  /** @param form what was posted, if the page is shown again after it */
  load(
    context: Who extends Access ? ConsoleContext<Path> : RequestContext<Path>,
    form?: URLSearchParams,
  ): Promise<Data>;
  /** Does what a form asks for. Fields are in `form`; a button's name may select the act. */
  action?(
    context: Who extends Access ? ConsoleContext<Path> : RequestContext<Path>,
    form: URLSearchParams,
  ): Promise<Ended>;
  Page: ComponentType<{ data: NoInfer<Data> }>;
  status?(data: NoInfer<Data>): number;
}

/**
 * Defines a page of the owner's console: never cached, never listed, and only for people signed in with the role it
 * needs.
 */
export function defineConsolePage<Path extends string, Data, const Who extends Access | "everyone">(
  address: Address<Path>,
  page: ConsolePageDefinition<Path, Data, Who>,
): PageRoute {
  const { access, title, Page } = page;

  const enter = async (context: RequestContext): Promise<Entered<RequestContext>> =>
    access === "everyone" ? { entered: context } : await enterConsole(context, access);

  async function framed(
    entered: RequestContext & { person?: Person },
    status: number,
    content: ReactNode,
    said: {
      title?: string | undefined;
      notice?: string | undefined;
      undo?: string | undefined;
      problem?: string | undefined;
    } = {},
  ) {
    const { site, url, person } = entered;
    const heading = said.title ?? title;
    const waiting = person
      ? await fromStore("counting what waits", () => countWaiting(site, person))
      : new Map<string, number>();
    return {
      status,
      headers: consoleHeaders,
      head: { title: heading, description: "For those who run the site." },
      content: (
        <ConsoleMain {...said} title={heading} acts={site.console.acts}>
          {content}
        </ConsoleMain>
      ),
      hasTray: false,
      frame: (main: ReactNode) => (
        <ConsoleFrame here={url.pathname} person={person} waiting={waiting}>
          {main}
        </ConsoleFrame>
      ),
    };
  }

  async function show(entered: RequestContext, form?: URLSearchParams, problem?: NotDone) {
    type Given = Parameters<typeof page.load>[0];
    const notice = form ? undefined : noticeIn(entered, page.notices ?? {});
    const named = entered.url.searchParams.get("undo");
    const undo = notice === undefined ? undefined : entered.site.console.readUndo(named);
    const data = await fromStore(`reading ${address.path}`, () =>
      page.load(entered as Given, form),
    );
    const status = problem?.status ?? page.status?.(data) ?? 200;
    return await framed(entered, status, <Page data={data} />, {
      title: page.titleOf?.(data),
      notice,
      undo,
      problem: problem?.text,
    });
  }

  /** Tells someone that a page isn't for them. */
  const turnAway = async ({ context, text }: Refused) =>
    await framed(context, 403, <p className="lead">{text}</p>);

  /** What was posted; or, for what isn't taken, the sentence that says why. */
  async function readBody({ request, site }: RequestContext) {
    const discard = () => Promise.resolve();
    if (page.takesFile) {
      const upload = await readUpload(request);
      return upload ? { ...upload, discard } : photoRefusals.form;
    }
    const isPlain = !/^multipart\//i.test(request.headers.get("content-type") ?? "");
    if (!page.takesPhotos || isPlain) return { form: await readForm(request), discard };
    const { files, refused, ...read } = await site.media.receiveForm(request, 1);
    return { ...read, photos: files, photoRefused: refused };
  }

  async function act(context: RequestContext) {
    fromOwnPage(context.request);
    const { entered, refused } = await enter(context);
    if (refused) return await turnAway(refused);
    const read = await readBody(entered);
    if (typeof read === "string") return await show(entered, undefined, notDone(read));
    const { form, discard, ...sent } = read;
    Object.assign(entered, sent);
    const ended = await fromStore(`acting on ${address.path}`, () =>
      page.action!(entered as Parameters<typeof page.load>[0], form).catch((error: unknown) => {
        if (error instanceof Refusal) return notDone(error.message, statuses[error.fault]);
        if (!(error instanceof LimitReached)) throw error;
        return notDone("That's too many tries for this hour. Please wait a while.", 429);
      }),
    ).finally(discard);
    if (ended instanceof Response) return withHeaders(ended, consoleHeaders);
    if (ended.kind === "shown") return await show(entered, form);
    const isDone = ended.kind === "done";
    const answer = answerPost(
      context.request,
      isDone ? stored(placeAfter(ended, context.url), ended.answer ?? null) : refusalOf(ended),
      consoleHeaders,
    );
    if (!answer) return await show(entered, form, ended as NotDone);
    if (isDone && ended.cookie) answer.headers.append("set-cookie", ended.cookie);
    return answer;
  }

  return {
    kind: "page",
    path: address.path,
    listed: "nowhere",
    hasTray: false,
    query: [...(page.query ?? []), "done", "count", "undo"],
    isCached: false,
    // Uncached routes get the original request.
    async get(context) {
      const { entered, refused } = await enter(context as RequestContext);
      return refused ? await turnAway(refused) : await show(entered);
    },
    post: page.action && act,
  };
}

const statuses = {
  typed: 422,
  unsure: 422,
  state: 409,
  idle: 409,
  unread: 409,
  person: 403,
} as const satisfies Record<Fault, number>;

/**
 * Runs the act that a form asks for. An act that exports ends with a file, others with the page.
 * @param to where to go next, if not to the page itself
 * @throws Refusal
 */
export async function actByForm(
  { site, person }: ConsoleContext,
  form: URLSearchParams,
  to?: string,
): Promise<Done | Response> {
  const { act, said, rows, undo } = await site.console.act(form, person);
  if (rows) {
    const { file, columns } = act.exports!;
    const text = (await Array.fromAsync(csvParts(columns, rows))).join("");
    return new Response(text, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="${file}"`,
      },
    });
  }
  return done({ to, undo, said });
}

/** The notice about the act that led here. */
function noticeIn(
  { site, url: { searchParams } }: RequestContext,
  notices: Readonly<Record<string, string>>,
) {
  const counts = searchParams.getAll("count");
  const said = searchParams.getAll("done").flatMap((key, index) => {
    const count = counts[index] ?? "";
    // A URL may name anything, including properties that every object has.
    if (Object.hasOwn(notices, key)) return [notices[key]!];
    return /^\d{1,9}$/.test(count) ? (site.console.sayAct(key, Number(count)) ?? []) : [];
  });
  return said.length === 0 ? undefined : said.join(" ");
}

/** Shown to people who are signed in without the required role. */
export const onlyFor = (access: Access) => `Only ${whoMay(access)} can open this.`;

/** Someone who is signed in without the required role, and the sentence that they read. */
interface Refused {
  context: ConsoleContext;
  text: string;
}

/** A person in the console: with the required role, or without it. */
type Entered<Context> =
  | { entered: Context; refused?: undefined }
  | { entered?: undefined; refused: Refused };

/** Identifies the person in the console. Those who aren't signed in are sent to the sign-in page. */
export async function enterConsole(
  context: RequestContext,
  access: Access,
): Promise<Entered<ConsoleContext>> {
  const { siteUrl } = context.site.settings;
  const secret = readSessionCookie(context.request.headers.get("cookie"), siteUrl);
  const signedIn = await fromStore("reading a session", () =>
    context.site.console.signIn.of(secret),
  );
  if (!signedIn) return toSignIn(context);
  const { person } = signedIn;
  const entered = Object.assign(Object.create(context) as RequestContext, { signedIn, person });
  if (mayAct(person.role, access)) return { entered };
  return { refused: { context: entered, text: onlyFor(access) } };
}

/** How many questions, answers and the like wait. @param counts by the kinds' names */
export const questionsIn = (counts: ReadonlyMap<string, number>) =>
  publicKinds.reduce((sum, { name }) => sum + (counts.get(name) ?? 0), 0);

/** How much of every kind waits together. @param counts by the kinds' names */
export const allIn = (counts: ReadonlyMap<string, number>) =>
  counts.values().reduce((sum, count) => sum + count, 0);

/** How many entries wait for someone, by the path of the page on which they're decided. */
async function countWaiting(site: Site, { role }: Person): Promise<ReadonlyMap<string, number>> {
  const { asked, failedMail, countProposals, countFailedPlans, countUnanswered } = site.console;
  const counts = new Map<string, number>();
  if (mayAct(role, "editor")) {
    const { paddles, corrections } = await asked.count();
    counts.set(addresses.consoleRequests.path, paddles + corrections);
    const inContent = (await countProposals()) + (await countFailedPlans());
    counts.set(addresses.consoleContent.path, inContent);
  }
  if (!mayAct(role, "moderator")) return counts;
  const waiting = await site.console.countWaiting();
  counts.set(addresses.consolePhotos.path, waiting.get("photos") ?? 0);
  counts.set(addresses.consoleQuestions.path, questionsIn(waiting));
  const failed = mayAct(role, "owner") ? (await failedMail()).count : 0;
  counts.set(addresses.consoleQueue.path, allIn(waiting) + failed);
  if (mayAct(role, "owner")) counts.set(addresses.consoleMessages.path, await countUnanswered());
  return counts;
}

/** Redirects to the sign-in page, and back afterwards. */
function toSignIn({ request, url }: RequestContext): never {
  const back = isSafeMethod(request) ? url.pathname : addresses.console.path;
  redirect(`${addresses.consoleSignIn.path}?to=${encodeURIComponent(back)}`, 302);
}

/** Every browser sends a form's origin. A request without one isn't from our pages, whatever its cookie. */
function fromOwnPage({ headers }: Request): void {
  if (!headers.has("origin") && !headers.has("sec-fetch-site")) throw new HTTPException(403);
}

function withHeaders(answer: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}

/** Where a plain form goes next: the page it was on, with its filters, unless the act says otherwise. */
function placeAfter({ to, said = [], undo }: Done, { pathname, searchParams }: URL): string {
  if (to !== undefined && said.length === 0) return to;
  const query = to === undefined ? new URLSearchParams(searchParams) : new URLSearchParams();
  query.delete("done");
  query.delete("count");
  query.delete("undo");
  for (const [key, count] of said) {
    query.append("done", key);
    if (count !== undefined) query.append("count", String(count));
  }
  if (undo !== undefined) query.set("undo", undo);
  return addressWith(to ?? pathname, query);
}

function refusalOf({ status, text }: NotDone): ActionRefusal {
  const outcome: ActionRefusal["outcome"] & { notice: { title: string } } = {
    kind: "rejected",
    notice: { title: text },
  };
  return { status, outcome };
}
