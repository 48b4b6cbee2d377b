import { z } from "zod";

/** An address on this site. Whether it exists is checked once all content is read. */
export const ownPath = z.string().regex(/^\/(?!\/)\S*$/);
