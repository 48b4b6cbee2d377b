import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  use,
  useId,
} from "react";

type Frame = "svg" | "header" | "footer";

/** Prints what stands in a part's frame; its ids begin with the id that is given. */
export type PartRenderer = <Props extends object>(
  as: Frame,
  inside: ComponentType<Props & { id: string }>,
  props: Props,
  id: string,
) => string;

/** Where there is a printer, parts come from it as text: the server's remembers what it has printed. */
export const MarkupCacheContext = createContext<PartRenderer | undefined>(undefined);

interface CachedMarkupProps<As extends Frame, Props extends object> {
  as: As;
  frame: ComponentProps<As>;
  /** What stands in the frame. It depends on its props alone, which JSON can hold, and uses no hook. */
  inside: ComponentType<Props & { id: string }>;
  props: Props;
}

/** A part of pages that is the same wherever its props are, but for its ids: a drawing, the header, the footer. */
export function CachedMarkup<As extends Frame, Props extends object>({
  as,
  frame,
  inside,
  props,
}: CachedMarkupProps<As, Props>) {
  const id = useId();
  const print = use(MarkupCacheContext);
  const attributes: object = frame;
  return print
    ? createElement(as, {
        ...attributes,
        dangerouslySetInnerHTML: { __html: print(as, inside, props, id) },
      })
    : createElement(as, attributes, createElement(inside, { ...props, id }));
}
