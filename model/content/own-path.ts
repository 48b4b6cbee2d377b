import { z } from "zod";

/** An address on this site. Whether something stands there is checked once all content is read. */
export const ownPath = z.string().regex(/^\/(?!\/)\S*$/);
