import { z } from "zod";
import { field } from "./field.ts";

const text = z.string().trim().min(1);

/** One ball testing article: content/ball-tests/<slug>.yaml. Players can review what it is about. */
export const ballTestFile = z.strictObject({
  title: field(text.max(90), "the article's title", "Beginner Pickleballs"),
  shortName: field(text.max(60), "what its reviews are of, in a few words", "beginner balls"),
});

export type BallTest = z.infer<typeof ballTestFile> & { slug: string };
