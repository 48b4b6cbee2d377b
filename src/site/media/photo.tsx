import { sourceSet } from "./photos-in-text.ts";
import { type Picture, pictureTypes, publicPictures, versionName } from "./picture.ts";
import styles from "./photo.module.css";

interface PhotoProps {
  picture: Picture;
  alt: string;
  /** How wide it's shown, as in the `sizes` attribute: '(width < 40rem) 100vw, 40rem'. */
  sizes: string;
  /** Whether it's what visitors see first, so that it isn't loaded late. */
  isFirst?: boolean | undefined;
  /** The start of its versions' addresses, if it isn't public. */
  base?: string | undefined;
}

/**
 * A photo in the width that the screen needs. Until it's there, its place is kept in its average color: as a drawing,
 * because the content security policy allows no inline styles.
 */
export function Photo({ picture, alt, sizes, isFirst = false, base }: PhotoProps) {
  const { name, width, height, color } = picture;
  return (
    <span className={styles.photo}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path fill={color} d={`M0 0h${width}v${height}H0z`} />
      </svg>
      <picture>
        <source type={pictureTypes.avif} srcSet={sourceSet(picture, "avif", base)} sizes={sizes} />
        <img
          src={`${base ?? publicPictures}${versionName(name, width, "jpg")}`}
          srcSet={sourceSet(picture, "jpg", base)}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={isFirst ? undefined : "lazy"}
          decoding="async"
          fetchPriority={isFirst ? "high" : undefined}
        />
      </picture>
    </span>
  );
}
