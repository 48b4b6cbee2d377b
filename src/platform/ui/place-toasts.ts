/** In px of the viewport. */
export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

interface Scene {
  screen: { width: number; height: number };
  /** The size of the whole stack. */
  toasts: { width: number; height: number };
  /** The stack's distance from the corner at the bottom right. */
  edge: number;
  /** What the toasts are about. */
  part: Box | undefined;
  /** What they may not cover if they can't keep clear of the whole part: the first of these sets for which there's room. */
  keep: readonly (readonly Box[])[];
}

/** Between the stack and what it keeps clear of. */
const gap = 12;

/**
 * Where the stack goes, as its distances from the right and the bottom of the screen: in the corner, or to the left of a
 * part that is in the same column, however tall the part is now. Without room there, it's above what it would cover.
 */
export function placeToasts({ screen, toasts, edge, part, keep }: Scene) {
  const corner = { right: edge, bottom: edge };
  const isClear = ({ right, bottom }: typeof corner, boxes: readonly Box[]) =>
    boxes.every(
      (box) =>
        box.right <= screen.width - right - toasts.width ||
        box.left >= screen.width - right ||
        box.bottom <= screen.height - bottom - toasts.height ||
        box.top >= screen.height - bottom,
    );
  if (!part || part.bottom <= 0 || part.top >= screen.height) return corner;
  const { left, right } = part;
  if (isClear(corner, [{ left, right, top: 0, bottom: screen.height }])) return corner;
  if (left - gap - toasts.width >= edge) return { right: screen.width - left + gap, bottom: edge };
  for (const boxes of keep) {
    const above = boxes.map(({ top }) => screen.height - top + gap);
    const bottom = [edge, ...above.filter((each) => each > edge)]
      .toSorted((one, other) => one - other)
      .filter((each) => screen.height - each - toasts.height >= 0)
      .find((each) => isClear({ right: edge, bottom: each }, boxes));
    if (bottom !== undefined) return { right: edge, bottom };
  }
  return corner;
}
