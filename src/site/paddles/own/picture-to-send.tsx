import { useSiteFacts } from "../../../platform/render/site-facts.ts";
import { ShareLink } from "../../../platform/ui/share-link.tsx";
import { pictureInWords, type SentPicture } from "./sent-picture.ts";

/** In pixels: as wide as on the smallest phone. */
const shownSize = { width: 264, height: 330 };

interface PictureToSendProps {
  picture: SentPicture;
  /** Where it is. */
  src: string;
  /** The page that it's made from, and that is sent with it. */
  path: string;
  /** Whether it's shown at once; otherwise it's drawn only for those who open it. */
  isOpen?: boolean;
}

/** A picture to save or send. */
export function PictureToSend({ picture, src, path, isOpen }: PictureToSendProps) {
  const { share } = useSiteFacts();
  const { slug, name } = picture.paddle;
  return (
    <details className="screen" open={isOpen}>
      <summary className="bold">{share.picture.title}</summary>
      <figure className="stack start gap-3 above-3">
        <img src={src} alt={pictureInWords(picture)} {...shownSize} loading="lazy" />
        <figcaption className="row middle gap-2 wide-6">
          <a className="button quiet" href={src} download={`${slug}.png`}>
            {share.picture.save}
          </a>
          <ShareLink path={path} title={name} picture={src} />
        </figcaption>
      </figure>
    </details>
  );
}
