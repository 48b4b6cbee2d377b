import {
  lazy,
  type MouseEvent,
  type RefObject,
  Suspense,
  type UIEvent,
  useEffect,
  useId,
  useRef,
} from "react";
import type { Notice } from "../../../platform/forms/form-wording.content.ts";
import { addresses } from "../../../addresses.ts";
import { reviewPermalink } from "../list/review-address.ts";
import { ReviewItem } from "../list/review-item.tsx";
import type { PhotoFormWords } from "../photos/photo-form.ts";
import type { SendPhotosProps } from "../photos/send-photos.tsx";
import type { WrittenReview } from "../own/own-reviews.service.ts";
import type { ReviewWording } from "../review-wording.content.ts";
import styles from "./review-form.module.css";

/** Where a phone's sheet leads back to. */
const reviewsAbove = "#player-reviews";

/**
 * Closes the sheet that the form is on a phone; what's typed stays in it. With script, Escape closes it too, and the
 * sheet leaves no entry in the browser's history.
 */
export function CloseSheet({ text }: { text: string }) {
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    const sheet = link.current!.closest("section")!;
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key === "Escape" && link.current?.checkVisibility()) location.replace(reviewsAbove);
    }
    sheet.addEventListener("keydown", closeOnEscape);
    return () => sheet.removeEventListener("keydown", closeOnEscape);
  }, []);

  function close(event: UIEvent) {
    event.preventDefault();
    location.replace(reviewsAbove);
  }

  return (
    <a className={styles.close} href={reviewsAbove} ref={link} data-replay onClick={close}>
      {text}
    </a>
  );
}

/** Few reviews have photos. If the code can't be loaded, the private page takes them. */
const SendPhotos = lazy(() =>
  import("../photos/send-photos.tsx").catch(() => ({ default: NotSent })),
);

function NotSent({ to, words }: SendPhotosProps) {
  return <a href={`${to}#photos`}>{words.again}</a>;
}

interface ReviewAnswerProps {
  /** The page's path. */
  path: string;
  written: WrittenReview;
  notice: Notice | undefined;
  wording: Pick<ReviewWording, "own" | "held" | "close" | "edited" | "fields" | "measured"> & {
    photos: PhotoFormWords;
  };
  stoodOut: ReviewWording["stoodOut"] | undefined;
  /** Sent now that the review is stored. */
  photos: readonly File[];
  /** Called once photos are on the page. */
  onPhotosShown: () => void;
  /** Gets the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  startOver: () => void;
}

/**
 * Replaces the form once a review is stored: the review, what its writer can do next, and a link to write another one.
 */
export function ReviewAnswer(props: ReviewAnswerProps) {
  const { path, written, notice, wording, stoodOut, photos, heading, startOver } = props;
  const { id, key, isHeld, shown } = written;
  const { own: words, held } = wording;
  const textId = useId();

  function writeAnother(event: MouseEvent) {
    event.preventDefault();
    startOver();
  }

  return (
    <div className={`stack gap-3 part ${styles.form}`} data-answer>
      <div className={styles.head}>
        <h2
          className="large"
          id="write-a-review-title"
          ref={heading}
          tabIndex={-1}
          aria-describedby={notice?.text && textId}
        >
          {notice?.title}
        </h2>
        <CloseSheet text={wording.close} />
      </div>
      {notice?.text ? <p id={textId}>{notice.text}</p> : null}
      {shown ? (
        <ul className={styles.card}>
          {/* What was just written isn't a sample. */}
          <ReviewItem review={shown} wording={{ ...wording, sampleMark: "", stoodOut }} />
        </ul>
      ) : null}
      {photos.length === 0 ? null : key === null ? (
        <p>{wording.photos.known}</p>
      ) : (
        <Suspense>
          <SendPhotos
            photos={photos}
            to={addresses.myReview.href({ key })}
            words={wording.photos}
            onShown={props.onPhotosShown}
          />
        </Suspense>
      )}
      {id === null || (isHeld && key === null) ? null : (
        <div className={styles.written}>
          <p className="row gap-1 wide-4">
            {isHeld ? null : <a href={reviewPermalink(path, id)}>{words.see}</a>}
            {key === null ? null : (
              <a href={addresses.myReview.href({ key })} rel="nofollow">
                {words.edit}
              </a>
            )}
            {key === null || !stoodOut ? null : (
              <a href={addresses.askHowItAges.href({ key })} rel="nofollow">
                {words.ask}
              </a>
            )}
          </p>
          <p className="small muted">
            {isHeld ? held.private : key === null ? words.known : words.private}
          </p>
        </div>
      )}
      {stoodOut ? (
        <p>
          <a href={addresses.alert.href({ alert: "questions", slug: path.slice(1) })}>
            {words.questions}
          </a>
        </p>
      ) : null}
      <p>
        <a
          className={`button quiet ${styles.another}`}
          href={`${path}#write-a-review`}
          onClick={writeAnother}
        >
          {words.another}
        </a>
      </p>
    </div>
  );
}
