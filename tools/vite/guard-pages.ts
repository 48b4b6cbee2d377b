import { relative } from "node:path";
import { parseSync, type Plugin } from "vite";

const browserHooks = new Set([
  "useActionState",
  "useEffect",
  "useLayoutEffect",
  "useOptimistic",
  "useReducer",
  "useRef",
  "useState",
  "useTransition",
]);
const sources = /\/src\/[^?]*\.tsx?$/;

/**
 * Pages have no script, so hooks and handlers only work in islands and what they import. Anywhere else the build stops
 * with a sentence that names the file, the hook or handler, and what to do.
 */
export function guardPages(): Plugin {
  const found = new Map<string, string>();
  return {
    name: "guard-pages",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: sources },
      handler(code, id) {
        const part = firstLivePart(id, code);
        if (part) found.set(id, part);
      },
    },
    buildEnd(failure) {
      if (failure) return;
      const reached = new Set([...this.getModuleIds()].filter((id) => id.endsWith(".island.tsx")));
      // A set can grow while it's iterated.
      for (const id of reached) {
        const module = this.getModuleInfo(id);
        for (const imported of module?.importedIds ?? []) reached.add(imported);
        for (const imported of module?.dynamicallyImportedIds ?? []) reached.add(imported);
      }
      for (const [id, part] of found) {
        if (reached.has(id)) continue;
        const file = relative(this.environment.config.root, id);
        const island = file.replace(/(\.page)?\.tsx?$/, ".island.tsx");
        const message =
          `${file} uses ${part}, which does nothing there, because pages have no script: ` +
          `move that part to an island, such as ${island}, and show it with <Island> (see docs/architecture.md)`;
        this.error(message);
      }
    },
  };
}

interface SyntaxNode {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** The first hook or handler in a file's code, with its line, if any. */
function firstLivePart(file: string, code: string): string | undefined {
  // Most files have neither, and needn't be parsed.
  if (!/\buse[A-Z]|\son[A-Z]\w*=/.test(code)) return undefined;
  let first: { name: string; start: number } | undefined;
  const note = (name: string, { start }: SyntaxNode) => {
    if (!first || start < first.start) first = { name, start };
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== "object" || value === null) return;
    const node = value as SyntaxNode;
    if (node.type === "CallExpression") {
      const name = calledName(node["callee"] as SyntaxNode);
      if (browserHooks.has(name)) note(name, node);
    }
    if (node.type === "JSXAttribute") {
      const { name } = node["name"] as { name: unknown };
      const given = node["value"] as SyntaxNode | null;
      const isHandler = typeof name === "string" && /^on[A-Z]/.test(name);
      if (isHandler && given?.type === "JSXExpressionContainer") note(name, node);
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(file, code).program);
  return first && `${first.name} (line ${code.slice(0, first.start).split("\n").length})`;
}

/** `useState` for both `useState()` and `React.useState()`. */
function calledName(callee: SyntaxNode): string {
  const named = (callee.type === "MemberExpression" ? callee["property"] : callee) as {
    name?: string;
  };
  return named.name ?? "";
}
