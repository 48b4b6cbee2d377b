import type { Site } from "../../../platform/render/site.ts";
import { wholeNumber } from "../../../platform/text/money.ts";
import { addresses } from "../../../addresses.ts";
import { ActForm } from "../act-form.tsx";
import { ConsoleTime } from "../console-time.tsx";
import { actByForm, defineConsolePage } from "../define-console-page.tsx";
import styles from "../console.module.css";

type State = ReturnType<Site["machine"]["state"]>;
type Requested = State["requests"][number];

export default defineConsolePage(addresses.consoleMachine, {
  access: "owner",
  title: "Backups and updates",

  load: async ({ site }) => ({ acts: site.console.acts, state: site.machine.state() }),

  async action(context, form) {
    const done = await actByForm(context, form);
    return form.get("act") === "machine download" ? await context.site.machine.download() : done;
  },

  Page({ data: { acts, state } }) {
    const { version, backupDir, lastBackup, isAllowed, available, requests } = state;
    const of = (kind: Requested["kind"]) => requests.find((each) => each.kind === kind)!;
    return (
      <>
        <section className="section" aria-labelledby="backups">
          <h2 id="backups">Backups</h2>
          {lastBackup === undefined ? (
            <p>No backup is known.</p>
          ) : (
            <p>
              The last is from <ConsoleTime at={lastBackup.at} />: {lastBackup.file},{" "}
              {wholeNumber(lastBackup.bytes)} bytes.
            </p>
          )}
          <p>
            One in {backupDir} has pictures and the content folder, too. The download has what is in
            the store: reviews, readers, what was published here and what the log says. It has
            readers&apos; addresses, so keep it where nobody else gets to it.
          </p>
          <Came of={of("backup")} what="A backup" />
          <ActForm acts={acts} offers={[{ act: "machine backup", isMain: true }]} />
          <form method="post">
            <button className="quiet" type="submit" name="act" value="machine download">
              {acts.get("machine download")!.button}
            </button>
          </form>
        </section>
        <section className="section" aria-labelledby="version">
          <h2 id="version">Version</h2>
          <p>The site runs version {version}.</p>
          {isAllowed ? (
            <>
              <Came of={of("look")} what="A look for a new version" />
              <Came of={of("update")} what="An update" />
              {available?.version ? <NewVersion available={available} acts={acts} /> : null}
              <ActForm acts={acts} offers={[{ act: "machine look" }]} />
            </>
          ) : (
            <p>
              To update, run <code>sudo rallyrank update</code> on the machine. To be told of new
              versions and to update here, its owner sets <code>UPDATES=browser</code> in the
              settings and restarts the site.
            </p>
          )}
        </section>
      </>
    );
  },
});

/** What a request came to, or that it waits. */
function Came({ of: { waiting, answer }, what }: { of: Requested; what: string }) {
  if (waiting)
    return (
      <p role="status">
        {what} was asked for by {waiting.by}, <ConsoleTime at={waiting.at} />. If nothing comes of
        it, the machine doesn&apos;t listen: on it, run{" "}
        <code>sudo systemctl enable --now rallyrank-requests.path</code>.
      </p>
    );
  if (!answer) return null;
  return (
    <p className={answer.isDone ? undefined : styles.problem}>
      <ConsoleTime at={answer.at} />: {answer.said}
    </p>
  );
}

interface NewVersionProps {
  available: NonNullable<State["available"]>;
  acts: Site["console"]["acts"];
}

/** What a version changes, and the button for it. */
function NewVersion({ available: { version, changes, conflicts }, acts }: NewVersionProps) {
  return (
    <>
      <h3>{version} is there: what changes</h3>
      {changes === "" ? (
        <p>Its changelog doesn&apos;t say.</p>
      ) : (
        <div className={styles.changes} dir="auto">
          {changes}
        </div>
      )}
      {conflicts.length > 0 ? (
        <p className={styles.problem}>
          You and this version changed the same lines, so it can&apos;t be installed from here:{" "}
          {conflicts.join(", ")}. Undo your changes there, or merge it with Git.
        </p>
      ) : (
        <ActForm
          acts={acts}
          offers={[{ act: "machine update", button: `Update to ${version}`, isMain: true }]}
        />
      )}
    </>
  );
}
