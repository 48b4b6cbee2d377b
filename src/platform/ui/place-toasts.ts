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
  /** Where the pointer was when the newest toast came: none comes up under it if there's room elsewhere. */
  pointer?: { x: number; y: number } | undefined;
}

/** Between the stack and what it keeps clear of. */
const gap = 12;

/**
 * Where the stack goes, as its distances from the right and the bottom of the screen: in the corner, or to the left of a
 * part that is in the same column, however tall the part is now. Without room there, and where the pointer rests, it's
 * above what it would cover.
 */
export function placeToasts({ screen, toasts, edge, part, keep, pointer }: Scene) {
  const isClear = (right: number, bottom: number, boxes: readonly Box[]) =>
    boxes.every(
      (box) =>
        box.right <= screen.width - right - toasts.width ||
        box.left >= screen.width - right ||
        box.bottom <= screen.height - bottom - toasts.height ||
        box.top >= screen.height - bottom,
    );
  /** The lowest place at this distance from the right that is clear of the boxes; undefined without room. */
  const clearOf = (right: number, boxes: readonly Box[]) =>
    [edge, ...boxes.map(({ top }) => screen.height - top + gap).filter((each) => each > edge)]
      .toSorted((one, other) => one - other)
      .filter((each) => screen.height - each - toasts.height >= 0)
      .find((each) => isClear(right, each, boxes));
  const under = pointer
    ? [{ left: pointer.x, right: pointer.x, top: pointer.y, bottom: pointer.y }]
    : [];
  const isSeen = part && part.bottom > 0 && part.top < screen.height;
  const isAside = !isSeen || isClear(edge, edge, [{ ...part, top: 0, bottom: screen.height }]);
  if (isAside || part.left - gap - toasts.width >= edge) {
    const right = isAside ? edge : screen.width - part.left + gap;
    return { right, bottom: clearOf(right, under) ?? edge };
  }
  for (const boxes of keep) {
    const bottom = clearOf(edge, [...boxes, ...under]) ?? clearOf(edge, boxes);
    if (bottom !== undefined) return { right: edge, bottom };
  }
  return { right: edge, bottom: edge };
}
