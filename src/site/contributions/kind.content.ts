import { z } from "zod";
import { field, group, words } from "../../platform/content/fields.ts";
import {
  description,
  fieldWording,
  plainFormWording,
} from "../../platform/forms/form-wording.content.ts";
import type { FieldKind } from "./kind.ts";

/** The words of a kind that needs nothing of its own: of its page, its form, and the private pages of its writers. */
export function kindFile({ noun, fields }: FieldKind) {
  const state = (manual: string) =>
    group(manual, "{ title: …, text: … }", {
      title: words(80, "the heading", "It's on the site"),
      text: words(300, "the sentence below it", "Players can see it now."),
    });
  const wordsOf = ({ control: { required = false, rows } }: FieldKind["fields"][string]) =>
    fieldWording
      .extend({ hint: words(200, "the hint below the field", "One line is enough.").optional() })
      .partial({
        ...(required ? {} : { empty: true as const }),
        ...(rows === undefined ? { links: true as const } : {}),
      });
  return z.strictObject({
    title: words(80, "the page's heading and title", "Demo days"),
    lead: words(300, "the sentence below the heading", "Where you can try paddles."),
    description,
    none: words(100, "what it says without any", "Nobody has announced one yet."),
    ...plainFormWording("Announce one"),
    fields: field(
      z.strictObject(
        Object.fromEntries(
          Object.entries(fields).map(([name, each]) => [
            name,
            field(
              wordsOf(each),
              `the field '${name}'`,
              "{ label: …, empty: …, refused: …, tooLong: … }",
            ),
          ]),
        ),
      ),
      "the form's fields",
      `{ ${Object.keys(fields)[0]}: …, … }`,
    ),
    own: group(`the private page of a ${noun}`, "{ title: …, … }", {
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
