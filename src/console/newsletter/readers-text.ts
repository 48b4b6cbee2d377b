/** How many readers, in words: '1 reader', '1,200 readers'. */
export const readersText = (count: number) =>
  count === 1 ? "1 reader" : `${count.toLocaleString("en-US")} readers`;
