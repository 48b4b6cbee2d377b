import { existsSync, globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unpackFromDebian } from "./debian.ts";

const file = "**/LiberationSans-Regular.ttf";
const reason =
  "browser tests measure how pages fit phones, and this machine has no Liberation Sans";

/**
 * Makes Liberation Sans, which the site's styles name, available to browsers started by this process: without any of
 * the named fonts, a machine would use a wider one. If it isn't installed, Debian's package is unpacked into the
 * project.
 */
export function useTestFont(): void {
  if (process.env["FONTCONFIG_FILE"] || globSync(file, { cwd: "/usr/share/fonts" }).length > 0)
    return;
  const folder = unpackFromDebian(".fonts", ["fonts-liberation"], reason);
  if (!existsSync(join(folder, "usr"))) {
    console.log("That failed: pages are measured in another font, in which some may not fit.");
    return;
  }
  const configuration = join(folder, "fonts.conf");
  writeFileSync(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, "usr/share/fonts")}</dir>
  <cachedir>${join(folder, "cache")}</cachedir>
</fontconfig>
`,
  );
  process.env["FONTCONFIG_FILE"] = configuration;
}
