import type { Site } from "../../platform/render/site.ts";
import { PaddleNameField, PaddleNames } from "../paddles/name-field.tsx";
import { soldSlug } from "../paddles/paddle-facts.ts";
import { maxTyped, paddleMeant } from "../paddles/typed-name.ts";
import type { SideBySideWords } from "./side-by-side.content.ts";

type ChooserWords = SideBySideWords["choose"];
type Problem = "unknown" | "same";

/** What a form's two fields say: the two paddles, or what's wrong with which field. */
interface Chosen {
  pair?: readonly [string, string];
  typed: readonly string[];
  problems: readonly (Problem | undefined)[];
}

export function readChosen(query: URLSearchParams, library: Site["library"]): Chosen {
  const typed = query
    .getAll("paddles")
    .slice(0, 2)
    .map((text) => text.slice(0, maxTyped));
  const slugs = typed.map((text) => {
    const paddle = paddleMeant(text, library);
    return paddle && soldSlug(paddle);
  });
  const [one, other] = slugs;
  if (one !== undefined && other !== undefined && one !== other)
    return { pair: [one, other], typed, problems: [] };
  const problems = slugs.map((slug, place) =>
    slug === undefined
      ? typed[place] === "" && (one ?? other) === undefined
        ? undefined
        : "unknown"
      : place === 1 && slug === one
        ? "same"
        : undefined,
  );
  return { typed, problems };
}

interface PairChooserProps extends Pick<Chosen, "typed" | "problems"> {
  address: string;
  title: string;
  submit: string;
  words: Pick<ChooserWords, "first" | "second" | "placeholder" | Problem>;
  names: readonly string[];
  /** The code of a demo day that goes along; empty without one. */
  code?: string;
}

/** Picks two paddles by their names: a plain form that leads on. */
export function PairChooser(props: PairChooserProps) {
  const { address, title, submit, words, names, typed, problems, code = "" } = props;
  return (
    <form className="stack gap-4 up-to-40" action={address} aria-labelledby="choose">
      <h2 id="choose">{title}</h2>
      {[words.first, words.second].map((label, place) => {
        const problem = problems[place];
        return (
          <PaddleNameField
            key={label}
            name="paddles"
            label={label}
            problem={problem && words[problem]}
            typed={typed[place]}
            placeholder={words.placeholder}
            required
          />
        );
      })}
      <PaddleNames names={names} />
      {code === "" ? null : <input type="hidden" name="day" value={code} />}
      <div>
        <button type="submit">{submit}</button>
      </div>
    </form>
  );
}
