/** A notice on one line; nothing where there is none. */
export function noticeLine(
  notice: { title: string; text?: string | undefined } | undefined,
): string {
  return [notice?.title, notice?.text].filter(Boolean).join(" · ");
}
