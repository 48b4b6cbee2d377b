import { join } from "node:path";
import { build, type Plugin } from "vite";
import { expect, test } from "vitest";
import { guardPages } from "./guard-pages.ts";

/** Files of a site, by their names. */
type Files = Readonly<Record<string, string>>;

/** Builds the server part of a site. Throws what stops the build. */
async function buildServer(files: Files): Promise<void> {
  const root = "/a-site";
  const inMemory: Plugin = {
    name: "in-memory",
    enforce: "pre",
    resolveId(source, importer) {
      if (!importer) return join(root, "src/main.ts");
      return source.startsWith(".") ? join(importer, "..", source) : { id: source, external: true };
    },
    load: (id) => files[id.slice(root.length + 1)],
  };
  await build({
    configFile: false,
    logLevel: "silent",
    root,
    plugins: [inMemory, guardPages()],
    build: { ssr: "src/main.ts", write: false },
  });
}

const main = { "src/main.ts": 'import "./about.page.tsx";' };
const island = 'import { Choice } from "./choice.tsx"; export default () => <Choice />;';

test.each<[what: string, files: Files, says: RegExp]>([
  [
    "a handler",
    { "src/about.page.tsx": "\nexport default () => <button onClick={() => {}}>Open</button>;" },
    /^src\/about\.page\.tsx uses onClick \(line 2\), .* such as src\/about\.island\.tsx, /,
  ],
  [
    "a handler on what is no button",
    { "src/about.page.tsx": "export default () => <p><select onChange={alert} /></p>;" },
    /^src\/about\.page\.tsx uses onChange \(line 1\)/,
  ],
  ...["useState", "useEffect", "useReducer", "useActionState", "useRef"].map(
    (hook): [string, Files, RegExp] => [
      hook,
      { "src/about.page.tsx": `import { ${hook} } from "react";\nexport default () => ${hook}();` },
      RegExp(`^src/about\\.page\\.tsx uses ${hook} \\(line 2\\), which does nothing there`),
    ],
  ),
  [
    "a hook by the name of React",
    {
      "src/about.page.tsx": 'import * as React from "react";\nexport const a = React.useState(1);',
    },
    /uses useState \(line 2\)/,
  ],
  [
    "a hook with types",
    { "src/about.page.tsx": 'import { useRef } from "react";\nuseRef<string>("");' },
    /uses useRef \(line 2\)/,
  ],
  [
    "the first of several",
    {
      "src/about.page.tsx": "export default () => <p>\n<b onBlur={f} />\n<i onClick={f} /></p>;",
    },
    /uses onBlur \(line 2\)/,
  ],
  [
    "a part that only a page imports",
    {
      "src/about.page.tsx": 'import "./choice.tsx"; import "./choose.island.tsx";',
      "src/choose.island.tsx": "export default () => <b />;",
      "src/choice.tsx": "export const Choice = () => <b onClick={f} />;",
    },
    /^src\/choice\.tsx uses onClick/,
  ],
])("%s outside an island stops the build", async (_, files, says) => {
  const stopped: unknown = await buildServer({ ...main, ...files }).catch(
    (error: unknown) => error,
  );
  const { errors = [] } = stopped as { errors?: Error[] };
  expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(says)]);
});

test.each<[what: string, files: Files]>([
  [
    "an island",
    { "src/about.page.tsx": 'import "./a.island.tsx";', "src/a.island.tsx": "<b onClick={f} />;" },
  ],
  [
    "a part that an island imports, by way of another",
    {
      "src/about.page.tsx": 'import "./a.island.tsx"; import "./choice.tsx";',
      "src/a.island.tsx": island,
      "src/choice.tsx": 'export { Choice } from "./inner.tsx";',
      "src/inner.tsx": "export const Choice = () => <b onClick={f}>{useState(1)}</b>;",
    },
  ],
  [
    "a part that an island imports when it's needed",
    {
      "src/about.page.tsx": 'import "./a.island.tsx"; import "./inner.tsx";',
      "src/a.island.tsx": 'export const later = () => import("./inner.tsx");',
      "src/inner.tsx": "export const Choice = () => <b onClick={f} />;",
    },
  ],
  ["useId", { "src/about.page.tsx": 'import { useId } from "react"; useId();' }],
  ["the words", { "src/about.page.tsx": '// onClick={f}, useState()\nconst a = " onClick={f}";' }],
  ["an attribute", { "src/about.page.tsx": 'export const a = <b onTop="yes" once={1} />;' }],
])("%s is let through", async (_, files) => {
  await buildServer({ ...main, ...files });
});
