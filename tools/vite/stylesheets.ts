/** The document around every page; its stylesheets come first. */
const documentFile = "/src/site/layout/document.tsx";

export const isPage = (file: string) => file.endsWith(".page.tsx");

/**
 * The stylesheets of a page, in the order in which its modules are evaluated.
 * @param page its file, relative to the project like all others: '/src/site/home/home.page.tsx'
 * @param importsOf the files that a file imports, in order: known to the bundler in a build, to Vite in development
 */
export function stylesheetsOf(
  page: string,
  importsOf: (file: string) => readonly string[],
): string[] {
  const seen = new Set<string>();
  const visit = (file: string): string[] => {
    // A page that imports another doesn't show it.
    if (seen.has(file) || (isPage(file) && file !== page)) return [];
    seen.add(file);
    return file.endsWith(".css") ? [file] : importsOf(file).flatMap(visit);
  };
  return [documentFile, page].flatMap(visit);
}
