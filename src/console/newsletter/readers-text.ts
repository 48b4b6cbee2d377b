import { wholeNumber } from "../../platform/text/money.ts";
/** How many readers, in words: '1 reader', '1,200 readers'. */
export const readersText = (count: number) =>
  count === 1 ? "1 reader" : `${wholeNumber(count)} readers`;
