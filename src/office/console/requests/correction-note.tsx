import type { Site } from "../../../platform/render/site.ts";
import { linkOf } from "../../../site/requests/request.ts";
import { ActForm, type ActFormProps } from "../act-form.tsx";
import { ConsoleTime } from "../console-time.tsx";
import styles from "../console.module.css";
import type { AskedCorrection } from "./asked.service.ts";

/** A visitor's link: its host, and all of it as text. Nobody is led there by an address that looks like another. */
export function VisitorsLink({ to, typed }: { to: URL | undefined; typed: string }) {
  if (!to) return <bdi>{typed}</bdi>;
  return (
    <>
      <a href={to.href} rel="nofollow noopener noreferrer">
        {to.hostname}
      </a>{" "}
      <bdi className="small muted">{typed}</bdi>
    </>
  );
}

/** A visitor's words, with their addresses as links. */
function VisitorsWords({ text }: { text: string }) {
  return text.split(/(\s+)/).map((word, index) => {
    const to = linkOf(word);
    return to ? <VisitorsLink key={index} to={to} typed={word} /> : word;
  });
}

interface CorrectionNoteProps {
  of: AskedCorrection;
  acts: Site["console"]["acts"];
  offers: ActFormProps["offers"];
}

/** What a visitor says of a fact, and what can be done about it. */
export function CorrectionNote({ of: correction, acts, offers }: CorrectionNoteProps) {
  const { id, fact, value, source, now, at, wantsThanks, flags } = correction;
  return (
    <>
      <p>
        <strong>{fact}</strong>: <bdi className={styles.text}>{value}</bdi>
        {now === undefined ? null : <span className="muted"> (now: {now})</span>}
      </p>
      {source === "" ? null : (
        <p className={styles.text} dir="auto">
          <VisitorsWords text={source} />
        </p>
      )}
      <p className="small muted">
        Sent <ConsoleTime at={at} />
        {wantsThanks ? ", and would like to be thanked" : ""}
        {flags.map((flag) => `. Look twice: ${flag}`)}
      </p>
      <ActForm acts={acts} of={[["correction", id]]} named={fact} offers={offers} isLine />
    </>
  );
}
