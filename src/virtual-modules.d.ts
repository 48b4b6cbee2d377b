declare module "*?inline-script" {
  /** The script, bundled and minified. */
  const text: string;
  export default text;
}

/** What the build found out; tools/vite/build-application.ts writes it into the server's bundle. */
declare module "virtual:build" {
  /** The address of the script that hydrates islands. */
  export const islandsScript: string;
  /** The address of the script for what has `data-focusin` or `data-click`. */
  export const lateScript: string;
  /** The stylesheets of each page, in the order of the cascade. */
  export const stylesheets: Readonly<Record<string, readonly string[]>>;
}
