import { type ComponentType, createContext, createElement, type SVGProps, use, useId } from "react";

/** Prints what stands in a drawing's frame; its ids begin with the id that is given. */
export type DrawingPrinter = <Props extends object>(
  draw: ComponentType<Props & { id: string }>,
  props: Props,
  id: string,
) => string;

/** Where there is a printer, drawings come from it as text: the server's remembers what it has printed. */
export const DrawingPrinterContext = createContext<DrawingPrinter | undefined>(undefined);

interface DrawingProps<Props extends object> {
  /** What stands in the frame. It depends on its props alone, which JSON can hold, and uses no hook. */
  draw: ComponentType<Props & { id: string }>;
  props: Props;
  frame: SVGProps<SVGSVGElement>;
}

/** An SVG drawing that is the same wherever the same is drawn, but for its ids. */
export function Drawing<Props extends object>({ draw, props, frame }: DrawingProps<Props>) {
  const id = useId();
  const print = use(DrawingPrinterContext);
  return print ? (
    <svg {...frame} dangerouslySetInnerHTML={{ __html: print(draw, props, id) }} />
  ) : (
    <svg {...frame}>{createElement(draw, { ...props, id })}</svg>
  );
}
