import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  use,
  useId,
} from "react";

type Frame = "svg" | "header" | "footer" | "section" | "article" | "details" | "div" | "li";

/** Renders a part's content to HTML, with ids that begin with `id`. */
export type PartRenderer = <Props extends object>(
  as: Frame,
  inside: ComponentType<Props & { id: string }>,
  props: Props,
  id: string,
) => string;

/** With a renderer, parts are inserted as HTML from the server's cache. */
export const MarkupCacheContext = createContext<PartRenderer | undefined>(undefined);

interface CachedMarkupProps<As extends Frame, Props extends object> {
  as: As;
  frame: ComponentProps<As>;
  /**
   * The content of the frame. It depends only on its props and on what is the same on every page. Props are components
   * or JSON, and objects among them never change.
   */
  inside: ComponentType<Props & { id: string }>;
  props: Props;
}

/** Markup that depends only on its props, apart from its ids: a drawing, the header, a spec sheet, a review. */
export function CachedMarkup<As extends Frame, Props extends object>({
  as,
  frame,
  inside,
  props,
}: CachedMarkupProps<As, Props>) {
  const id = useId();
  const render = use(MarkupCacheContext);
  const attributes: object = frame;
  return render
    ? createElement(as, {
        ...attributes,
        dangerouslySetInnerHTML: { __html: render(as, inside, props, id) },
      })
    : createElement(as, attributes, createElement(inside, { ...props, id }));
}
