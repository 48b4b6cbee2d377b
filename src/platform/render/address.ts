type NamesIn<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? NamesIn<Segment> | NamesIn<Rest>
  : Path extends `:${infer Name}{${string}`
    ? Name
    : Path extends `:${infer Name}`
      ? Name
      : never;

/** The parameters in a path: `/blog/:article` has `{ article: string }`. */
export type Params<Path extends string> = { [Name in NamesIn<Path>]: string };

export interface Address<Path extends string = string> {
  /** The router's pattern: `/blog/:article`, or `/og/:file{.+}` for a parameter that may contain slashes. */
  path: Path;
  /** The path with its parameters filled in. They're names of content files or dates, so nothing needs encoding. */
  href: [NamesIn<Path>] extends [never] ? () => string : (params: Params<Path>) => string;
  /** The content folder whose file names fill in the path. */
  folder: string | undefined;
}

export function address<const Path extends string>(path: Path, folder?: string): Address<Path>;
export function address(path: string, folder?: string): unknown {
  const href = (params: Record<string, string> = {}) =>
    path.replaceAll(/:(\w+)(\{[^}]*\}\??)?/g, (_, name: string) => params[name]!);
  return { path, href, folder };
}
