import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installFromDebian, runs } from "./debian.ts";
import { installFromNpm } from "./from-npm.ts";

/** Headless Chromium. It takes about half the CPU time of the regular one, which draws a browser around each page. */
const headless = { name: "chromium-headless-shell", path: "/usr/bin/chromium-headless-shell" };
const withWindows = "/usr/bin/chromium";
/** A Chromium from npm, for machines where packages can't be installed. */
const npmChromium = "@sparticuz/chromium@147.0.0";
const reason = `browser tests need a Chromium, ${headless.path} doesn't exist, and CHROME_PATH isn't set`;

/** The path of the installed Chromium, or where Debian's package would put it. */
export const installedBrowser = (): string =>
  process.env["CHROME_PATH"] ??
  [headless.path, withWindows].find((path) => existsSync(path)) ??
  headless.path;

const firefoxes = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** The oldest that knows what Playwright asks for. */
export const oldestFirefox = 150;

/**
 * The path of the installed Firefox, which `tools/firefox.mjs` starts for Playwright; undefined without one, and if
 * `FIREFOX_PATH` is empty.
 */
export const installedFirefox = (): string | undefined =>
  (process.env["FIREFOX_PATH"] ?? firefoxes.find((path) => existsSync(path))) || undefined;

/** The path of WebKit's test browser, of Debian's packages for it; undefined without them. */
export const installedWebKit = (): string | undefined =>
  globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0];

/** Finds a WebKit for the tests: Debian's, newly installed if allowed. */
export function findWebKit(): string | undefined {
  for (const name of ["webkit2gtk-driver", "xvfb"])
    if (
      !runs(name === "xvfb" ? "Xvfb" : "WebKitWebDriver", name === "xvfb" ? "-help" : "--version")
    )
      installFromDebian(name, "pages are tested in WebKit, too");
  return installedWebKit();
}

/** Finds a Firefox for the tests: `FIREFOX_PATH`, the installed one, or Debian's newly installed if allowed. */
export function findFirefox(): string | undefined {
  const newEnough = () => {
    const path = installedFirefox();
    if (path === undefined) return undefined;
    const said = execFileSync(path, ["--version"], { encoding: "utf8" });
    return Number(/Firefox (\d+)/.exec(said)?.[1]) >= oldestFirefox ? path : undefined;
  };
  const found = newEnough();
  if (found !== undefined) return found;
  installFromDebian(
    "firefox-esr",
    `pages are tested in Firefox ${oldestFirefox} or newer, too, and FIREFOX_PATH names none`,
    { isNewest: true },
  );
  return newEnough();
}

/**
 * Finds a Chromium for the tests: `CHROME_PATH`, Debian's, Debian's newly installed if allowed, or one from npm.
 * @returns its path
 * @throws a one-sentence error if there is none
 */
export async function findBrowser(): Promise<string> {
  const given = process.env["CHROME_PATH"];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROME_PATH=${given} does not exist. Give the path of a Chromium or Chrome.`);
  }
  if (!existsSync(headless.path)) installFromDebian(headless.name, reason);
  const found = installedBrowser();
  if (existsSync(found)) return found;
  try {
    return await unpackChromium();
  } catch (error) {
    throw new Error(
      `No browser: ${headless.path} doesn't exist, and neither Debian's package nor ${npmChromium} could be installed (${(error as Error).message}). Set CHROME_PATH to a Chromium or Chrome.`,
      { cause: error },
    );
  }
}

async function unpackChromium(): Promise<string> {
  const installed = installFromNpm(npmChromium, ".chromium", reason);
  // It also contains shared libraries, but unpacks them only if it detects a serverless environment.
  process.env["AWS_EXECUTION_ENV"] = "AWS_Lambda_nodejs22.x";
  const entry = pathToFileURL(join(installed, "build/esm/index.js"));
  const { default: chromium } = (await import(entry.href)) as {
    default: { executablePath(): Promise<string> };
  };
  return await chromium.executablePath();
}
