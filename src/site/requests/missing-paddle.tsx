import { missingPaddleAddress } from "./request.ts";

interface MissingPaddleProps {
  /** The link's words. */
  words: { link: string };
  /** What someone was looking for. */
  name?: string;
}

/** The line where a list ends or a search finds nothing: a link to ask for a paddle. */
export function MissingPaddle({ words, name }: MissingPaddleProps) {
  return (
    <p>
      <a className="tap" href={missingPaddleAddress(name)} rel="nofollow">
        {words.link}
      </a>
    </p>
  );
}
