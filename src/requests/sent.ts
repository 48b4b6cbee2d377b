import { addresses } from "../addresses.ts";

/** What stands for the key of what was sent before, which nobody gets again. */
export const noKey = "again";

/** The private page of what someone just sent. @param key null if the very same was sent before */
export const sentAddress = (key: string | null): string =>
  `${addresses.sent.href({ key: key ?? noKey })}#content`;
