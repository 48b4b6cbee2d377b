import { addresses } from "../../addresses.ts";
import { noKey } from "../contributions/contribution.ts";

/** The private page of what someone just sent. @param key null if the very same was sent before */
export const sentAddress = (key: string | null): string =>
  `${addresses.sent.href({ key: key ?? noKey })}#content`;
