import "../../../platform/styles/forms.css";
import { addresses } from "../../../addresses.ts";
import { Refusal } from "../../../platform/refusals.ts";
import type { Site } from "../../../platform/render/site.ts";
import { wholeNumber } from "../../../platform/text/money.ts";
import { readLink, wholeName } from "../../../site/requests/request.ts";
import { ActForm } from "../act-form.tsx";
import { ConsoleTime } from "../console-time.tsx";
import { entryAddress } from "../content/entry-facts.ts";
import {
  actByForm,
  type ConsoleContext,
  defineConsolePage,
  done,
  type Ended,
} from "../define-console-page.tsx";
import { MoreWait, namingAll, SelectedRows, SelectMany, SelectRow } from "../selection.tsx";
import type { AskedCorrection, AskedPaddle } from "./asked.service.ts";
import { CorrectionNote, VisitorsLink } from "./correction-note.tsx";
import styles from "../console.module.css";

export default defineConsolePage(addresses.consoleRequests, {
  access: "editor",
  title: "Requests",

  async load({ site }) {
    return {
      ...(await site.console.asked.waiting()),
      count: await site.console.asked.count(),
      acts: site.console.acts,
      isReadOnly: site.content.isReadOnly,
      now: site.console.now(),
    };
  },

  async action(context, posted) {
    const { asked, declineTogether } = context.site.console;
    const form = await namingAll(
      posted,
      async (time, left) => await asked.namesAsOf(Number(time), left),
    );
    if (form.get("act") !== "decline") return await actOnAsked(context, form);
    return done(await declineTogether(form, context.person, form !== posted));
  },

  Page({ data }) {
    const { paddles, corrections, count, acts, now } = data;
    const shown = paddles.length + corrections.length;
    const isSelectable = shown > 1;
    const all = { count: count.paddles + count.corrections, mark: String(now) };
    return (
      <>
        {isSelectable ? <SelectMany shown={shown} all={all} /> : null}
        <AskedRows {...data} isSelectable={isSelectable} />
        {isSelectable ? (
          <SelectedRows
            acts={acts}
            offers={noOffers}
            label="Selected requests and corrections"
            count={all.count}
          >
            <button type="submit" name="act" value="decline">
              Decline
            </button>
          </SelectedRows>
        ) : null}
      </>
    );
  },
});

/** Does an act. What can't be read as a fact's value is for an editor to write: the entry's form opens, with a note. */
export async function actOnAsked(context: ConsoleContext, form: URLSearchParams): Promise<Ended> {
  try {
    return await actByForm(context, form);
  } catch (error) {
    const id = form.get("correction") ?? "";
    if (!(error instanceof Refusal) || error.why !== "noFactValue") throw error;
    const correction = await context.site.console.asked.correction(id);
    if (!correction?.of) throw error;
    return done({ to: correctionNoteAddress(correction.of.entry, id) });
  }
}

interface AskedRowsProps {
  paddles: readonly AskedPaddle[];
  corrections: readonly AskedCorrection[];
  count: { paddles: number; corrections: number };
  acts: Site["console"]["acts"];
  isReadOnly: boolean;
  isSelectable: boolean;
}

/** What visitors asked the site for, with what's done to each. */
export const AskedRows = ({ paddles, corrections, count, isSelectable, ...on }: AskedRowsProps) => (
  <>
    <section className="section" aria-labelledby="paddles">
      <h2 id="paddles">Paddles that visitors miss</h2>
      {paddles.length === 0 ? (
        <p>Nobody is asking for a paddle.</p>
      ) : (
        <ul className={styles.entries}>
          {paddles.map((each) => (
            <Wanted key={each.subject} of={each} isSelectable={isSelectable} {...on} />
          ))}
        </ul>
      )}
      <MoreWait count={count.paddles - paddles.filter(({ page }) => page === null).length} />
    </section>
    <section className="section" aria-labelledby="corrections">
      <h2 id="corrections">Corrections</h2>
      {corrections.length === 0 ? (
        <p>No correction waits.</p>
      ) : (
        <ul className={styles.entries}>
          {corrections.map((each) => (
            <li key={each.id} id={`correction-${each.id}`} data-row="">
              {isSelectable && !each.isDrafted ? (
                <SelectRow of={["correction", each.id]} named={`the correction of ${each.fact}`} />
              ) : null}
              <Corrected of={each} {...on} />
            </li>
          ))}
        </ul>
      )}
      <MoreWait
        count={count.corrections - corrections.filter(({ isDrafted }) => !isDrafted).length}
      />
    </section>
  </>
);

/** Its button is for both kinds at once, so no act has it. */
const noOffers: readonly [] = [];

/** The form of an entry, with what a visitor says of one of its facts. */
const correctionNoteAddress = (entry: string, id: string) =>
  `${entryAddress(entry)}&note=${encodeURIComponent(id)}`;

interface WantedProps {
  of: AskedPaddle;
  acts: Site["console"]["acts"];
  isReadOnly: boolean;
  isSelectable: boolean;
}

/** A paddle that visitors ask for: how many do, and what they say of it. */
function Wanted({ of, acts, isReadOnly, isSelectable }: WantedProps) {
  const { count, listening, requests, entry, guess, first, last, flags } = of;
  const [newest] = requests;
  if (!newest) return null;
  const name = wholeName(newest);
  const links = [...new Set(requests.map(({ link }) => link))].filter((link) => link !== "");
  const spellings = new Set(requests.map(wholeName));
  spellings.delete(name);
  const ofNewest = [["request", newest.id]] as const;
  return (
    <li id={`request-${newest.id}`} data-row="">
      {isSelectable && entry === undefined ? (
        <SelectRow of={["request", newest.id]} named={`the requests for ${name}`} />
      ) : null}
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <p>
        <strong>{count === 1 ? "1 request" : `${wholeNumber(count)} requests`}</strong>
        {listening === 0 ? "" : `, ${wholeNumber(listening)} by email when it's up`}
        <span className="small muted">
          {" "}
          · <ConsoleTime at={last} />
          {first === last ? null : (
            <>
              , first <ConsoleTime at={first} />
            </>
          )}
        </span>
      </p>
      {flags.map((flag) => (
        <p key={flag} className="small muted">
          Look twice: {flag}.
        </p>
      ))}
      {spellings.size === 0 ? null : (
        <p className={styles.text}>
          Also as{" "}
          {[...spellings].map((each, index) => (
            <span key={each}>
              {index > 0 ? ", " : null}
              <bdi>{each}</bdi>
            </span>
          ))}
        </p>
      )}
      {links.map((link) => (
        <p key={link} className={styles.text}>
          <VisitorsLink to={readLink(link)} typed={link} />
        </p>
      ))}
      {entry === undefined ? null : (
        <p>
          <a className="tap" href={entryAddress(entry)}>
            In a draft
          </a>
          : those who asked hear once it&apos;s published.
        </p>
      )}
      <ActForm
        acts={acts}
        of={ofNewest}
        named={name}
        offers={[
          entry === undefined &&
            !isReadOnly && { act: "requests draft", flag: "--like", isMain: true },
          { act: "requests decline", flag: "--like" },
        ].filter((each) => each !== false)}
        isLine
      />
      <details>
        <summary>
          It&apos;s here already, or has to go<span className="unseen">: {name}</span>
        </summary>
        <ActForm
          acts={acts}
          of={[["like", newest.id]]}
          named={name}
          values={{ page: guess }}
          offers={[{ act: "requests answer", fields: ["page"] }]}
        />
        <ActForm
          acts={acts}
          of={requests.map(({ id }) => ["request", id] as const)}
          named={name}
          offers={[{ act: "requests delete", button: "Delete these requests" }]}
        />
      </details>
    </li>
  );
}

interface CorrectedProps {
  of: AskedCorrection;
  acts: Site["console"]["acts"];
  isReadOnly: boolean;
}

/** A correction of a fact. */
function Corrected({ of, acts, isReadOnly }: CorrectedProps) {
  const { of: about, subject, isDrafted, id } = of;
  return (
    <>
      <h3>{about ? <a href={about.path}>{about.name}</a> : subject}</h3>
      {isDrafted && about ? (
        <p>
          <a className="tap" href={entryAddress(about.entry)}>
            In a draft
          </a>
          : it&apos;s taken once that&apos;s published.
        </p>
      ) : null}
      <CorrectionNote
        of={of}
        acts={acts}
        offers={[
          about !== undefined &&
            !isDrafted &&
            !isReadOnly && { act: "corrections draft", isMain: true },
          { act: "corrections take" },
          { act: "corrections decline" },
        ].filter((each) => each !== false)}
      />
      <details>
        <summary>
          By hand, or has to go<span className="unseen">: {of.fact}</span>
        </summary>
        {about ? (
          <p>
            <a className="tap" href={correctionNoteAddress(about.entry, id)}>
              Open the entry with this note
            </a>
          </p>
        ) : null}
        <ActForm
          acts={acts}
          of={[["correction", id]]}
          named={of.fact}
          offers={[{ act: "corrections delete" }]}
        />
      </details>
    </>
  );
}
