/** In viewport pixels. */
export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

interface Scene {
  screen: { width: number; height: number };
  /** The size of the whole stack. */
  toasts: { width: number; height: number };
  /** The stack's distance from the bottom right corner. */
  edge: number;
  /** What the toasts are about. */
  part: Box | undefined;
  /** What they may not cover if they can't keep clear of the whole part: the first set that leaves room wins. */
  keep: readonly (readonly Box[])[];
  /** Where the pointer was when the newest toast appeared. Toasts avoid it if there's room elsewhere. */
  pointer?: { x: number; y: number } | undefined;
}

const gap = 12;

/**
 * Places the stack, as distances from the right and bottom of the screen: in the corner, or left of a part in the same
 * column, whatever the part's current height. If there's no room there, or the pointer is there, it goes above what it
 * would cover.
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
  /** The lowest position at this distance from the right that is clear of the boxes; undefined if there's none. */
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
