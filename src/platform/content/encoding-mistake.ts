/** Letters beyond ASCII that were saved in UTF-8 and opened in another encoding: 'CafÃ©', 'itâ€™s'. */
const misread = /Ã[\u0080-\u00BF]|â€[\u0080-\u2122]/;

/**
 * Finds letters that were lost because a file was saved or opened in the wrong encoding.
 * @param isUtf8 whether all bytes of the file are UTF-8
 */
export function encodingMistake(
  text: string,
  isUtf8: boolean,
): { line: number; sentence: string } | undefined {
  const isLost = (part: string) => /[\uFFFD\0]/.test(part) || misread.test(part);
  const rows = text.split("\n");
  const lost = rows.findIndex(isLost);
  if (lost === -1) return undefined;
  const word = rows[lost]!.split(/\s/).find(isLost) ?? "";
  const shown = word.replaceAll("\0", "").slice(0, 30);
  return {
    line: lost + 1,
    sentence: isUtf8
      ? `"${shown}" has a letter that got lost when the file was opened or saved as something else than UTF-8. Type the letter again.`
      : `is not saved as UTF-8, so "${shown}" can't be read. Save the file again with the encoding UTF-8.`,
  };
}
