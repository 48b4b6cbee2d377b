import { type ReactNode, useEffect, useRef } from "react";
import { type ChosenProps, numbered } from "./photo-form.ts";

/** The photos that were chosen, each with a preview, to take one away again. */
export default function ChosenPhotos({ photos, choose, words }: ChosenProps): ReactNode {
  return (
    <ul>
      {photos.map((photo, index) => (
        <li key={`${photo.name} ${photo.size} ${photo.lastModified}`}>
          <Preview photo={photo} name={numbered(words.photo, index)} />
          <button
            type="button"
            className="quiet"
            onClick={() => choose(photos.filter((each) => each !== photo))}
          >
            {words.remove}
            <span className="unseen"> {numbered(words.photo, index)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** How wide a preview is drawn, in pixels. */
const previewWidth = 240;

/** A small drawing of a photo: the content security policy lets pages show no pictures of a visitor's disk. */
function Preview({ photo, name }: { photo: File; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    void createImageBitmap(photo, { resizeWidth: previewWidth }).then(
      (bitmap) => {
        const shown = canvas.current;
        if (shown) Object.assign(shown, { width: bitmap.width, height: bitmap.height });
        return shown?.getContext("2d")?.drawImage(bitmap, 0, 0);
      },
      // What the browser can't read may still be a photo: the server says so.
      () => undefined,
    );
  }, [photo]);
  return <canvas ref={canvas} width={previewWidth} height={180} role="img" aria-label={name} />;
}
