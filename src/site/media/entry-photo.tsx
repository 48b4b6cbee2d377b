// Editors' photos where pages would otherwise show a drawing: large with their credit, and small in lists.

import {
  leadPhoto,
  previewPhoto,
  type ShownPhoto,
  shownPhotos,
  type WithPhotos,
} from "./content-photo.ts";
import { Photo } from "./photo.tsx";
import { creditLine, sourceSet } from "./photos-in-text.ts";
import { pictureTypes, publicPictures, versionName } from "./picture.ts";
import styles from "./entry-photo.module.css";

declare module "../../platform/render/route.ts" {
  interface Drawable {
    photos: ShownPhoto;
  }
}

/** What a page's preview picture shows: its photo, or else what is drawn of it. */
export const drawnOr = <Drawn extends object | undefined>(thing: WithPhotos, drawn: Drawn) => {
  const photo = previewPhoto(thing);
  return photo ? { photos: [photo] } : drawn;
};

/** How wide a photo is shown that leads a page or a list, as in the `sizes` attribute. */
export const leadSizes = "(width < 48rem) 100vw, 25rem";

interface PhotoFigureProps {
  photo: ShownPhoto;
  isFirst?: boolean;
}

/** A photo as it is, with its credit below. */
export function PhotoFigure({ photo, isFirst }: PhotoFigureProps) {
  const { picture, alt, base } = photo;
  return (
    <figure className={styles.figure}>
      <Photo picture={picture} alt={alt} sizes={leadSizes} base={base} isFirst={isFirst} />
      <figcaption>{creditLine(photo)}</figcaption>
    </figure>
  );
}

/** The photos after the leading one, which load when they come near. */
export function MorePhotos({ of }: { of: WithPhotos }) {
  const [, ...others] = shownPhotos(of);
  if (others.length === 0) return null;
  return (
    <section className="stack gap-4" aria-labelledby="more-photos">
      <h2 id="more-photos">More photos</h2>
      <ul className={styles.more}>
        {others.map((photo) => (
          <li key={photo.file}>
            <PhotoFigure photo={photo} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FramedPhotoProps {
  photo: ShownPhoto;
  /** The frame of the drawing that it stands for. */
  frame: "paddle" | "ball" | "article";
  sizes: string;
}

/** A photo in the frame of a drawing, for lists that have both. */
export function FramedPhoto({ photo: { picture, alt, base }, frame, sizes }: FramedPhotoProps) {
  return (
    <span className={`${styles.framed} ${styles[frame]}`} data-photo="">
      <Photo picture={picture} alt={alt} sizes={sizes} base={base} />
    </span>
  );
}

/** What a page's head says of its leading photo, so that browsers load it first; undefined if it has none. */
export function leadImage(thing: WithPhotos) {
  const photo = leadPhoto(thing);
  if (!photo) return undefined;
  const { picture, base = publicPictures } = photo;
  return {
    srcSet: sourceSet(picture, "avif", base),
    type: pictureTypes.avif,
    sizes: leadSizes,
    path: base + versionName(picture.name, picture.width, "jpg"),
  };
}
