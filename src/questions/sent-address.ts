import { addresses } from "../addresses.ts";
import type { Site } from "../platform/render/site.ts";

/** What stands for the key of what was sent before, which nobody gets again. */
export const noKey = "again";

/** The private page of what someone just sent. @param key null if the very same was sent before */
export const sentAddress = (key: string | null): string =>
  `${addresses.myQuestion.href({ key: key ?? noKey })}#content`;

/** What forms say when they reject a post as a whole: as everywhere, but a copy isn't one of a review. */
export const refusing = ({ library }: Pick<Site, "library">) => ({
  library: { refusals: { ...library.refusals, copy: library.questions.copy } },
});
