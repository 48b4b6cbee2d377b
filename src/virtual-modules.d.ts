declare module "*?inline-script" {
  /** The bundled and minified script. */
  const text: string;
  export default text;
}

/** What the build knows; tools/vite/build-application.ts writes it into the server's bundle. */
declare module "virtual:build" {
  export const islandsScript: string;
  /** The URL of the console's script. */
  export const consoleScript: string;
  /** The URL of the script behind `data-focusin` and `data-click`. */
  export const lateScript: string;
  /** The URL of the script for visitors who have told what they own. */
  export const ownScript: string;
  /** The stylesheets of each page, in cascade order. */
  export const stylesheets: Readonly<Record<string, readonly string[]>>;
}
