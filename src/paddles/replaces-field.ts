import { z } from "zod";
import { field, words } from "../platform/content/fields/field.ts";

/** The field for the model before a paddle. src/library/earlier-models.ts checks it once all content is read. */
export const replaces = field(
  z
    .strictObject({
      paddle: field(
        z
          .string()
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          .optional(),
        "the earlier model, if it is in our catalog: the name of its file, without .yaml",
        "joola-perseus-3s",
      ),
      name: words(
        60,
        "the name of an earlier model that isn't in our catalog; leave the line out otherwise",
        "HUDEF Viva Pro Gen 2",
      ).optional(),
      changed: words(
        400,
        "what changed, in a few sentences, and what we don't know; for a model in our catalog, only what the two paddles' own files don't say; {price}, {weight}, {grip} and {core} of this paddle are filled in",
        '"It lists at {price} and weighs {weight}."',
      ).optional(),
    })
    .refine(({ paddle, name }) => (paddle === undefined) !== (name === undefined), {
      path: ["paddle"],
      message: "and name are two ways to say the same. Write one of them",
    })
    .refine(({ name, changed }) => name === undefined || changed !== undefined, {
      path: ["changed"],
    })
    .optional(),
  "the model that this one took the place of; the earlier model's page says so by itself; leave the line out if there is none or you aren't sure",
  "{ paddle: joola-perseus-3s }",
);
