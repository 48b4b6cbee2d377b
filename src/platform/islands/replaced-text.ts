/** The element that a browser's translator, or an extension, put in the place of a text node that React made. */
const replacements = new WeakMap<Node, Element>();

/** When React changes a text that isn't in the page any more, it takes its place back, and is translated again. */
const changed = new MutationObserver((records) => {
  for (const { target } of records) {
    const replacement = replacements.get(target);
    if (replacement?.isConnected && !target.isConnected) replacement.replaceWith(target);
  }
});

const replaced = new MutationObserver(note);

/**
 * Keeps what React renders in `island` in step with a page whose text nodes become elements, as translators and
 * highlighters of words make them: without it, React's changes to such a text don't show, and removing it throws.
 * (https://github.com/facebook/react/issues/11538)
 */
export function followReplacedText(island: Element): void {
  replaced.observe(island, { childList: true, subtree: true });
}

function note(records: readonly MutationRecord[]): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.parentNode === target) continue;
      const element = [...addedNodes, previousSibling, nextSibling].find(
        (node) => node instanceof Element && node.parentNode === target && added.has(node),
      );
      if (!element) continue;
      replacements.set(text, element as Element);
      changed.observe(text, { characterData: true });
    }
}

/** The child of `parent` that replaced `node`, or that contains it. */
function childInPlace(parent: Node, node: Node): Node | undefined {
  note(replaced.takeRecords());
  let child: Node | null = replacements.get(node) ?? node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child ?? undefined;
}

const { removeChild, insertBefore } = Node.prototype;

Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
  if (child.parentNode === this) return removeChild.call(this, child) as Child;
  const inPlace = childInPlace(this, child);
  if (inPlace) removeChild.call(this, inPlace);
  return child;
};

Node.prototype.insertBefore = function <Child extends Node>(
  this: Node,
  node: Child,
  before: Node | null,
): Child {
  const place = before && before.parentNode !== this ? childInPlace(this, before) : before;
  return insertBefore.call(this, node, place ?? null) as Child;
};
