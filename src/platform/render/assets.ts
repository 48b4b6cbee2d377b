export interface Styles {
  /** The whole style element, in bytes; undefined in development. */
  element: Buffer | undefined;
  /** Its source in the content security policy. */
  source: string;
  /** In development: the URLs of the stylesheets, in order. */
  links: readonly string[];
}

/** Everything that differs between a build and Vite's development server. */
export interface Assets {
  islandsScript: string;
  /** The URL of the script of pages with a frame of their own. */
  consoleScript: string;
  /** The URL of the script behind `data-focusin` and `data-click`. */
  lateScript: string;
  /** The URL of the script that compares paddles with the one a visitor owns. */
  ownScript: string;
  /**
   * The styles of the document, a page, and everything it shows.
   * @param pageFile relative to the project: '/src/site/home/home.page.tsx'
   */
  stylesOf(pageFile: string, hasTray: boolean): Styles;
  /** The folders of built scripts and fonts, and of public files; in development Vite serves the former. */
  files: {
    built: string | undefined;
    public: string;
    /** The folder public files were copied from; undefined in development, where they're served directly. */
    source?: string;
  };
}
