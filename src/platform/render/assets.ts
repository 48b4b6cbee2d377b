/** The styles of a page. */
export interface Styles {
  /** The whole style element, in bytes; undefined in development. */
  element: Buffer | undefined;
  /** What the content security policy knows them by. */
  source: string;
  /** In development: the stylesheets' addresses, in order. */
  links: readonly string[];
}

/** What only a build knows, or Vite in development. Nothing else differs between the two. */
export interface Assets {
  /** The address of the script that hydrates islands. */
  islandsScript: string;
  /** The address of the script for what has `data-focusin` or `data-click`. */
  lateScript: string;
  /**
   * The styles of the document, of a page, and of all that it shows.
   * @param pageFile from the project's folder: '/src/home/home.page.tsx'
   */
  stylesOf(pageFile: string, hasTray: boolean): Styles;
  /** The folder of the built scripts and fonts, and of the public files; in development Vite has the former. */
  files: {
    built: string | undefined;
    public: string;
    /** The folder that the public files were copied from; undefined in development, where they are served from it. */
    source?: string;
  };
}
