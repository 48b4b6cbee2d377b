/** A window in which `noteWhatMoves` runs. */
export interface Moving {
  moved: string[];
}

/** Runs in the page: collects what the browser had already painted and then moved. */
export function noteWhatMoves() {
  const { moved } = Object.assign(window, { moved: [] as string[] });
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as never as { sources: LayoutShiftSource[] }[])
      for (const { node, previousRect, currentRect } of entry.sources)
        moved.push(`${node?.nodeName} ${place(previousRect)} -> ${place(currentRect)}`);
  }).observe({ type: "layout-shift", buffered: true });
}

interface LayoutShiftSource {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}
