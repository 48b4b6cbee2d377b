import satisfies from "spdx-satisfies";

// RallyRank's code isn't published, so no license in production may require that.
const production = [
  "MIT", // its notice with every copy
  "MIT-0",
  "ISC", // its notice with every copy
  "BSD-2-Clause", // its notice with every copy
  "BSD-3-Clause", // the same, and no advertising with the authors' names
  "Apache-2.0", // its text, its NOTICE file, and changes marked
  "BlueOak-1.0.0", // its text or a link to it
  "0BSD",
  "CC0-1.0",
  "Unlicense",
  "PSF-2.0", // its notice with every copy, and a summary of changes
];

/** The SPDX ids of accepted licenses, in production and elsewhere. */
export const acceptedLicenses = {
  production,
  development: [
    ...production,
    "CC-BY-3.0", // the author's name; for data, lists of licenses here
    "CC-BY-4.0", // the author's name; for data, browser versions here
    "MPL-2.0", // changes to its files published; we change none
  ],
} as const;

/** A license accepted only for certain packages. */
export interface LicenseException {
  /** A package's name, or the start of several names followed by `*`. */
  packages: string;
  license: string;
}

export const licenseExceptions: readonly LicenseException[] = [
  // In production unmodified, in files of its own, only on the server. Changes to those files would have to be
  // published.
  { packages: "@resvg/resvg-js*", license: "MPL-2.0" },
  // The same: libvips, a shared library beside sharp that anyone may replace with another build of it.
  { packages: "@img/sharp-*", license: "LGPL-3.0-or-later" },
  // In production through pdfkit. Its package.json names no license; its LICENSE file is MIT's.
  { packages: "png-js", license: "MIT" },
];

/** Committed files by others, with the text of each one's license, by path. */
export const thirdPartyFiles = [
  // Archivo, the display font, for browsers; OFL-1.1.
  {
    file: "src/platform/styles/fonts/archivo-display.woff2",
    licenseText: "src/platform/styles/fonts/LICENSE.txt",
  },
  // The same for pictures and the PDF, drawn by the server.
  {
    file: "src/platform/styles/fonts/archivo-display.ttf",
    licenseText: "src/platform/styles/fonts/LICENSE.txt",
  },
  // Roboto, the text of machines without a font of the text face's; OFL-1.1.
  {
    file: "src/platform/styles/fonts/roboto-text.woff2",
    licenseText: "src/platform/styles/fonts/LICENSE-roboto.txt",
  },
  // Its regular weight for the PDF, which PDFKit can't embed from a WOFF2 file.
  {
    file: "src/platform/styles/fonts/roboto-text.ttf",
    licenseText: "src/platform/styles/fonts/LICENSE-roboto.txt",
  },
];

export function covers({ packages }: LicenseException, name: string): boolean {
  return packages.endsWith("*") ? name.startsWith(packages.slice(0, -1)) : name === packages;
}

/**
 * Whether a package's SPDX license expression can be met with accepted licenses alone. False for text that isn't an
 * SPDX expression, such as "SEE LICENSE IN LICENSE.txt".
 */
export function acceptsLicense(expression: string, accepted: readonly string[]): boolean {
  try {
    return satisfies(expression, accepted);
  } catch {
    return false;
  }
}
