import { build, type Plugin } from "vite";

const query = "?inline-script";

/**
 * Imports a script with all its imports as bundled, minified text, for inline scripts: `import text from
 * "./some-script.ts?inline-script"`.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const entry = id.slice(0, -query.length);
        const bundled = await build({
          configFile: false,
          logLevel: "warn",
          build: {
            write: false,
            modulePreload: false,
            rolldownOptions: { input: entry, output: { format: "iife" } },
          },
        });
        if (!("output" in bundled)) throw new Error(`${entry} was not bundled into one script`);
        for (const file of Object.keys(bundled.output[0].modules)) this.addWatchFile(file);
        return `export default ${JSON.stringify(bundled.output[0].code.trim())};`;
      },
    },
  };
}
