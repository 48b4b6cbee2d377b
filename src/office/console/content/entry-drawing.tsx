import type { ReactNode } from "react";
import type { z } from "zod";
import { Portrait } from "../../../site/about/author.tsx";
import { BallPicture } from "../../../site/balls/ball-picture.tsx";
import { contentFiles } from "../../../library/content-files.ts";
import { PaddlePicture } from "../../../site/paddles/paddle-picture.tsx";
import { type EntryKind, propertyOf } from "./entry-fields.ts";

/** The properties of a value that are right, and others in place of the rest: a drawing is never missing. */
function fitting<Schema extends z.ZodObject, Name extends keyof z.infer<Schema>>(
  { shape }: Schema,
  value: unknown,
  usual: Pick<z.infer<Schema>, Name>,
): Pick<z.infer<Schema>, Name> {
  const fields = Object.entries(usual).map(([name, other]) => {
    const read = (shape[name] as z.ZodType).safeParse(propertyOf(value, name));
    return [name, read.success && read.data !== undefined ? read.data : other];
  });
  return Object.fromEntries(fields) as typeof usual;
}

const grays = { light: "#c4cad2", dark: "#3a4350" } as const;

function PaddleOf({ value }: { value: unknown }) {
  const { schema } = contentFiles.paddles;
  const size = fitting(schema, value, {
    name: "paddle",
    shape: "hybrid",
    surface: "Carbon Fiber",
    lengthIn: 16.3,
    widthIn: 7.7,
    gripLengthIn: 5.3,
  });
  const colourway = fitting(schema.shape.colourway, propertyOf(value, "colourway"), {
    face: grays.light,
    tone: grays.dark,
    accent: grays.dark,
    edge: grays.dark,
    grip: grays.dark,
    motif: "chevron",
    rim: "guard",
  });
  return <PaddlePicture paddle={{ ...size, colourway }} />;
}

function BallOf({ value }: { value: unknown }) {
  const { schema } = contentFiles.balls;
  const look = fitting(schema, value, {
    name: "ball",
    use: "both",
    holes: null,
    construction: null,
  });
  const colors = fitting(schema.shape.colors, propertyOf(value, "colors"), {
    ball: grays.light,
    inside: grays.dark,
  });
  return <BallPicture ball={{ ...look, colors }} />;
}

function PortraitOf({ value }: { value: unknown }) {
  const { portrait } = contentFiles.team.schema.shape;
  const look = fitting(portrait, propertyOf(value, "portrait"), {
    skin: grays.light,
    hair: "crop",
    hairColor: grays.dark,
    shirt: grays.dark,
    wears: "none",
  });
  return <Portrait name="the portrait" look={look} />;
}

/** The group whose colors are drawn, and which other fields the drawing shows. */
export const drawings: Partial<Record<EntryKind, { group: string; others: readonly string[] }>> = {
  paddles: {
    group: "colourway",
    others: ["shape", "surface", "lengthIn", "widthIn", "gripLengthIn"],
  },
  balls: { group: "colors", others: ["use", "holes", "construction"] },
  team: { group: "portrait", others: [] },
};

/** What an entry's colors look like; undefined for kinds that aren't drawn. */
export function drawEntry(kind: EntryKind, value: unknown): ReactNode {
  if (kind === "paddles") return <PaddleOf value={value} />;
  if (kind === "balls") return <BallOf value={value} />;
  return kind === "team" ? <PortraitOf value={value} /> : undefined;
}
