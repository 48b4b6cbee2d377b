declare module "virtual:react-router/inject-hmr-runtime";

declare module "*?inline-script" {
  /** The script, bundled and minified. */
  const text: string;
  export default text;
}
