import { z } from "zod";
import { eachOf, field, wording, words } from "../../platform/content/fields.ts";
import {
  description,
  fieldWording,
  headed,
  opening,
  plainFormWording,
} from "../../platform/forms/form-wording.content.ts";
import type { FieldKind } from "./kind.ts";

/** The words of a kind that needs nothing of its own: of its page, its form, and the private pages of its writers. */
export function kindFile({ noun, fields }: FieldKind) {
  const state = headed("It's on the site", "Players can see it now.");
  const wordsOf = ({ control: { required = false, rows } }: FieldKind["fields"][string]) =>
    fieldWording
      .extend({ hint: words(200, "the hint below the field", "One line is enough.").optional() })
      .partial({
        ...(required ? {} : { empty: true as const }),
        ...(rows === undefined ? { links: true as const } : {}),
      });
  return z.strictObject({
    ...opening("Demo days", "Where you can try paddles."),
    none: words(100, "what it says without any", "Nobody has announced one yet."),
    ...plainFormWording("Announce one"),
    fields: wording(
      "the form's fields",
      eachOf(Object.keys(fields), (name) =>
        field(
          wordsOf(fields[name]!),
          `the field '${name}'`,
          "{ label: …, empty: …, refused: …, tooLong: … }",
        ),
      ),
    ),
    own: wording(`the private page of a ${noun}`, {
      title: words(80, "the heading above what was sent", "What you announced"),
      description,
      shown: state("what it says of one that's on the site"),
      held: state("what it says of one that waits to be read"),
      hidden: state("what it says of one that was taken down"),
      withdraw: words(300, "what's said above the button that deletes it", "It's deleted at once."),
    }),
  });
}

export type KindWords = z.infer<ReturnType<typeof kindFile>>;
