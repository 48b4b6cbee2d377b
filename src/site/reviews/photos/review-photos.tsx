import { type Picture, publicPictures, versionName } from "../../media/picture.ts";
import { Photo } from "../../media/photo.tsx";
import type { ReviewWording } from "../review-wording.content.ts";
import type { PlayersPhoto } from "./photo.ts";
import styles from "./photos.module.css";
import { fill } from "../../../platform/text/fill.ts";

type PhotoWords = ReviewWording["photos"];

/** What a photo shows, as far as we know. @param of the name of what is reviewed */
export const photoAlt = (words: PhotoWords, { by }: PlayersPhoto, of: string): string =>
  fill(words.alt, { name: by, page: of });

interface PhotoLinkProps {
  picture: Picture;
  alt: string;
  sizes: string;
}

/** A photo as a square that leads to all of it. With script, it opens in the page's gallery. */
function PhotoLink({ picture, alt, sizes }: PhotoLinkProps) {
  return (
    <a
      className={styles.square}
      href={publicPictures + versionName(picture.name, picture.width, "jpg")}
      data-photo
    >
      <Photo picture={picture} alt={alt} sizes={sizes} />
    </a>
  );
}

interface PhotosProps {
  photos: readonly PlayersPhoto[];
  words: PhotoWords;
  /** The name of what is reviewed. */
  of: string;
}

/** A review's photos, below its text. */
export function ReviewPhotos({ photos, words, of }: PhotosProps) {
  return (
    <ul className={`row gap-2 above-3 ${styles.thumbs}`}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <PhotoLink picture={photo} alt={photoAlt(words, photo, of)} sizes="6rem" />
        </li>
      ))}
    </ul>
  );
}

/** The newest photos of a page, and where all reviews with photos are. */
export function PhotosByPlayers({ photos, words, of, all }: PhotosProps & { all: string }) {
  return (
    <section className={styles.strip} aria-labelledby="players-photos">
      <h3 className="medium" id="players-photos">
        {words.title}
      </h3>
      <ul>
        {photos.map((photo) => (
          <li key={photo.id}>
            <PhotoLink picture={photo} alt={photoAlt(words, photo, of)} sizes="9rem" />
          </li>
        ))}
      </ul>
      <p>
        <a className="tap" href={all} rel="nofollow">
          {words.all}
        </a>
      </p>
    </section>
  );
}

/** The gallery of a page's photos, which only script opens: it's filled from the links. */
export function Gallery({ words }: { words: PhotoWords }) {
  return (
    <dialog aria-label={words.title} data-gallery>
      <form method="dialog">
        <button type="button" className="quiet" data-step="-1">
          {words.previous}
        </button>
        <button type="button" className="quiet" data-step="1">
          {words.next}
        </button>
        <button type="submit" className="quiet">
          {words.close}
        </button>
      </form>
      <ul tabIndex={-1} />
    </dialog>
  );
}
