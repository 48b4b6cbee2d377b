/** A notice on one line. Renders nothing without a notice. */
export function noticeLine(
  notice: { title: string; text?: string | undefined } | undefined,
): string {
  return [notice?.title, notice?.text].filter(Boolean).join(" · ");
}
