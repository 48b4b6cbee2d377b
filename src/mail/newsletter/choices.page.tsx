import { addresses } from "../../addresses.ts";
import type { Library } from "../../library/library.ts";
import { readForm, storePost } from "../../platform/forms/receive-post.ts";
import { logFailure } from "../../platform/log.ts";
import type { Site } from "../../platform/render/site.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { fill } from "../../platform/text/fill.ts";
import { shortPriceText } from "../../platform/text/money.ts";
import { Field } from "../../platform/ui/field.tsx";
import page from "../../platform/ui/page.module.css";
import { paddleMeant } from "../../site/paddles/typed-name.ts";
import { levels, nearText, readLevel } from "../../site/reviews/level/level.ts";
import { alertOf, type OwnAlert } from "./alerts.ts";
import type { Naming } from "./define-alert.ts";
import { newsletterSubject, readPriceSubject, readToken } from "./newsletter.ts";
import type { NewsletterPagesWording } from "./newsletter-pages.content.ts";
import { linkResponse, TokenPage, tokenPage } from "./token-page.tsx";

type Words = NewsletterPagesWording["choices"];
type Choices = NonNullable<Awaited<ReturnType<Site["newsletter"]["choices"]>>>;

const path = addresses.newsletterChoices.path;

/** What the form's fields are called. A subject may be empty, so its field's value begins with a sign. */
const names = { had: "had", kept: "kept", add: "paddles", level: "level", often: "often" } as const;
const sign = "-";
const weekly = "week";

/** The longest text in the field for paddles, in characters, and how many of its names are read. */
const maxTyped = 1000;
const maxNames = 20;

/** The paddles that names mean, and what of them names none. */
function readNames(typed: string, library: Library) {
  const slugs: string[] = [];
  const unread: string[] = [];
  const all = typed.split(/[,;\n]/);
  for (const name of all
    .map((each) => each.trim())
    .filter(Boolean)
    .slice(0, maxNames)) {
    const paddle = paddleMeant(name, library);
    if (paddle) slugs.push(paddle.slug);
    else unread.push(name);
  }
  return { slugs, unread };
}

/** What a subscription is to, as its reader reads it. */
function subjectLabel(subject: string, library: Library, words: Words): string {
  const alert = alertOf(subject);
  if (!alert) return words.newsletter;
  const paddle = (slug: string) => library.paddleNamed(slug)?.name ?? slug;
  const byName: Readonly<Partial<Record<string, string>>> = words.about satisfies Record<
    OwnAlert,
    string
  >;
  const own = byName[alert.name];
  // A plain alert says it itself.
  const naming: Naming = { paddle, review: String, price: ({ slug }) => paddle(slug) };
  if (own === undefined) return alert.about(subject, naming);
  const wanted = readPriceSubject(subject);
  const name = paddle(wanted?.slug ?? alert.listed(subject));
  return fill(own, { name, price: wanted ? shortPriceText(wanted.cents) : "" });
}

/** What the form shows. */
interface Shown {
  choices: Choices;
  /** The subjects that were chosen before, if not those that are. */
  had?: readonly string[];
  /** In the field for paddles. */
  typed?: string;
  /** What of that names no paddle. */
  unread?: readonly string[];
}

/** The page's state, with its form if its reader is known and can still be. */
function answer(
  state: "ready" | "done" | "gone" | "failed",
  library: Library,
  { choices, had = choices?.subjects ?? [], typed = "", unread = [] }: Partial<Shown> = {},
) {
  const words = library.newsletterPages.choices;
  const key = choices?.key;
  if (!choices || key === undefined) return { ...linkResponse(state, words), form: undefined };
  const lines = [...new Set([newsletterSubject, ...had, ...choices.subjects])].map((subject) => ({
    subject,
    label: subjectLabel(subject, library, words),
    isChosen: choices.subjects.includes(subject),
  }));
  return { ...linkResponse(state, words, key), form: { ...choices, lines, had, typed, unread } };
}

/** Everything that one address gets by email, in one place. A key that isn't known gets the same as one that is cut off. */
export default definePage(addresses.newsletterChoices, {
  ...tokenPage,

  query: ["key"],

  async load({ url, site: { newsletter, library } }) {
    const token = readToken(url.searchParams, "key");
    if (token === undefined) return answer("gone", library);
    try {
      const choices = await newsletter.choices(token);
      return choices ? answer("ready", library, { choices }) : answer("gone", library);
    } catch (error) {
      logFailure("reading what a reader gets", error);
      return answer("failed", library);
    }
  },

  /** Says the result on the page itself: with the last subscription, its key may go. */
  async action({ request, site }) {
    const { library, newsletter } = site;
    const form = await readForm(request);
    const key = readToken(form, "key");
    if (key === undefined) return answer("gone", library);
    const subjectsIn = (name: string) =>
      form.getAll(name).flatMap((each) => (each.startsWith(sign) ? [each.slice(1)] : []));
    const [had, kept] = [subjectsIn(names.had), subjectsIn(names.kept)];
    const chosen = {
      level: readLevel(form.get(names.level)),
      isWeekly: form.get(names.often) === weekly,
    };
    const typed = (form.get(names.add) ?? "").slice(0, maxTyped);
    const { slugs: paddles, unread } = readNames(typed, library);
    const { answer: choices, refusal } = await storePost(site, "saving what a reader gets", () =>
      newsletter.choose(key, { ...chosen, had, kept, paddles }),
    );
    if (refusal)
      return answer("failed", library, { choices: { ...chosen, key, subjects: kept }, had, typed });
    if (!choices) return answer("gone", library);
    return answer("done", library, { choices, typed: unread.join(", "), unread });
  },

  Page({ data, refused }) {
    const { words, shown, token, form } = refused ?? data;
    return (
      <>
        <TokenPage words={shown} />
        {form ? (
          <div className={page.page}>
            <ChoicesForm words={words} token={token} {...form} />
          </div>
        ) : null}
      </>
    );
  },
});

type ChoicesFormProps = NonNullable<ReturnType<typeof answer>["form"]> & {
  words: Words;
  token: string;
};

function ChoicesForm(props: ChoicesFormProps) {
  const { words, token, lines, had, typed, unread, level, isWeekly } = props;
  return (
    <form className="stack fit gap-4 up-to-40" method="post" action={path}>
      <input type="hidden" name="key" value={token} />
      <fieldset className="stack gap-2">
        <legend>{words.gets}</legend>
        {lines.map(({ subject, label, isChosen }) => (
          <label key={subject} className="check">
            <input
              type="checkbox"
              name={names.kept}
              value={sign + subject}
              defaultChecked={isChosen}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {had.map((subject) => (
        <input key={subject} type="hidden" name={names.had} value={sign + subject} />
      ))}
      <Field
        label={words.add}
        hint={words.addHint}
        problem={unread.length > 0 ? fill(words.unread, { names: unread.join(", ") }) : undefined}
      >
        {(tied) => <input {...tied} name={names.add} maxLength={maxTyped} defaultValue={typed} />}
      </Field>
      <Field label={words.level}>
        {(tied) => (
          <select {...tied} name={names.level} defaultValue={level ?? ""}>
            <option value="">{words.anyLevel}</option>
            {levels.map((each) => (
              <option key={each} value={each}>
                {nearText(each)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={words.often}>
        {(tied) => (
          <select {...tied} name={names.often} defaultValue={isWeekly ? weekly : ""}>
            <option value="">{words.daily}</option>
            <option value={weekly}>{words.weekly}</option>
          </select>
        )}
      </Field>
      <p>
        <button type="submit">{words.button}</button>
      </p>
    </form>
  );
}
