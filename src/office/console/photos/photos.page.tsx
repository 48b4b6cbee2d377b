import "../../../platform/styles/forms.css";
import { addresses } from "../../../addresses.ts";
import type { Library } from "../../../library/library.ts";
import { versionName } from "../../../site/media/picture.ts";
import { Photo } from "../../../site/media/photo.tsx";
import { afterField, byTime } from "../../../platform/listing.ts";
import { query } from "../../../platform/query.ts";
import type { Site } from "../../../platform/render/site.ts";
import { Pager } from "../../../platform/ui/pager.tsx";
import { reviewPermalink } from "../../../site/reviews/list/review-address.ts";
import { reviewedPage } from "../../../site/reviews/reviewed-page.ts";
import { ActForm } from "../act-form.tsx";
import { ConsoleTime } from "../console-time.tsx";
import { KeysHeading, MoreWait, SelectMany, SelectRow } from "../selection.tsx";
import { actOnWaiting, offersFor, SelectedWaiting } from "../waiting.tsx";
import { defineConsolePage } from "../define-console-page.tsx";
import type { ConsolePhoto } from "./photos.service.ts";
import styles from "../console.module.css";
import photoStyles from "./photos.module.css";

const { path } = addresses.consolePhotos;

const photosQuery = query({ after: afterField(byTime) });

export default defineConsolePage(addresses.consolePhotos, {
  access: "moderator",
  title: "Photos",
  query: photosQuery.parameters,

  async load({ site, url }) {
    const { after } = photosQuery.read(url.searchParams);
    const { photos, acts } = site.console;
    const waiting = after ? [] : await photos.queue();
    return {
      library: site.library,
      acts,
      isFirst: after === undefined,
      waiting,
      count: await photos.count(),
      now: site.console.now(),
      ...(await photos.list(after)),
    };
  },

  action: actOnWaiting(["photos"]),

  Page({ data: { library, acts, isFirst, waiting, count, now, photos, next } }) {
    const shownAbove = new Set(waiting.map(({ id }) => id));
    const others = photos.filter(({ id }) => !shownAbove.has(id));
    return (
      <>
        {isFirst ? (
          <section className="section" aria-labelledby="waiting">
            <KeysHeading>Waiting for you</KeysHeading>
            {waiting.length === 0 ? (
              <p>No photo waits for you.</p>
            ) : (
              <>
                <SelectMany shown={waiting.length} all={{ count, mark: String(now) }} />
                <Photos
                  photos={waiting}
                  library={library}
                  acts={acts}
                  isLarge
                  isSelectable={waiting.length > 1}
                />
              </>
            )}
            <MoreWait count={count - waiting.length} />
          </section>
        ) : null}
        <section className="section" aria-labelledby="all">
          <h2 id="all">{isFirst ? "Other photos, newest first" : "Older photos"}</h2>
          {others.length === 0 ? (
            <p>There are none.</p>
          ) : (
            <Photos photos={others} library={library} acts={acts} />
          )}
        </section>
        <Pager next={next && photosQuery.address(path, { after: next })} nextText="Older" />
        {waiting.length < 2 ? null : <SelectedWaiting acts={acts} of="photos" count={count} />}
      </>
    );
  },
});

interface PhotosProps {
  photos: readonly ConsolePhoto[];
  library: Library;
  acts: Site["console"]["acts"];
  isLarge?: boolean;
  isSelectable?: boolean;
}

/** Photos in a row of their own if they're large, or beside each other. */
export function Photos({ photos, isLarge = false, isSelectable = false, ...shown }: PhotosProps) {
  return (
    <ul className={isLarge ? photoStyles.large : photoStyles.small}>
      {photos.map((each) => (
        <Entry key={each.id} of={each} isLarge={isLarge} isSelectable={isSelectable} {...shown} />
      ))}
    </ul>
  );
}

interface EntryProps extends Omit<PhotosProps, "photos"> {
  of: ConsolePhoto;
}

/** A photo with what it's of, and what can be done to it at one tap. */
function Entry({ of, library, acts, isLarge, isSelectable }: EntryProps) {
  const { id, version, subject, picture, state, sentAt, review, reports } = of;
  const on = reviewedPage(library, subject);
  const page = on?.name ?? subject;
  const named = `${review.by}'s photo of ${page}`;
  const reasons: Partial<Record<string, string>> = library.report.reasons;
  const asRead = [["photo", `${id}@${version}`]] as const;
  return (
    <li id={`photo-${id}`} data-row="">
      <a href={`${path}/${versionName(picture.name, picture.width, "jpg")}`}>
        <Photo
          picture={picture}
          alt={named}
          sizes={isLarge ? "(width < 60rem) 95vw, 45rem" : "(width < 40rem) 95vw, 18rem"}
          base={`${path}/`}
        />
      </a>
      {isSelectable ? <SelectRow of={asRead[0]} named={named} /> : null}
      <h3>{page}</h3>
      <p className="small muted">
        <bdi>{review.by}</bdi>, <ConsoleTime at={sentAt} />, {stateWords[state]}
        {review.state === "shown" ? null : `; its review is ${review.state}`}
        {" · "}
        <a href={`${addresses.consoleReviews.path}?review=${review.id}`}>
          Its review<span className="unseen">: {named}</span>
        </a>
        {on && state === "shown" && review.state === "shown" ? (
          <>
            {" · "}
            <a href={reviewPermalink(on.path, review.id)}>
              On the site<span className="unseen">: {named}</span>
            </a>
          </>
        ) : null}
      </p>
      {isLarge ? (
        <p className={styles.text} dir="auto">
          {review.text}
        </p>
      ) : null}
      {reports.map((report) => (
        <p key={report.id}>
          <strong>Reported: {reasons[report.reason] ?? report.reason}</strong>
          {report.details === "" ? null : <bdi>, {report.details}</bdi>}
        </p>
      ))}
      <ActForm acts={acts} of={asRead} named={named} offers={offersFor("photos", of)} isLine />
      <details>
        <summary>
          Delete<span className="unseen"> {named}</span>
        </summary>
        <ActForm acts={acts} of={asRead} named={named} offers={[{ act: "photos delete" }]} />
      </details>
    </li>
  );
}

const stateWords = { shown: "shown", held: "waiting", hidden: "hidden" };
