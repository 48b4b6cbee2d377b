import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installFromDebian } from "./debian.ts";

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
    return await installFromNpm();
  } catch (error) {
    throw new Error(
      `No browser: ${headless.path} doesn't exist, and neither Debian's package nor ${npmChromium} could be installed (${(error as Error).message}). Set CHROME_PATH to a Chromium or Chrome.`,
      { cause: error },
    );
  }
}

async function installFromNpm(): Promise<string> {
  const folder = join(process.cwd(), "node_modules/.chromium");
  const entry = join(folder, "node_modules/@sparticuz/chromium/build/esm/index.js");
  if (!existsSync(entry)) {
    console.log(`Installing ${npmChromium} from npm into node_modules/.chromium: ${reason}.`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "private": true }');
    // The npm that started us, on its own Node, because another Node wouldn't find that npm's settings.
    const { npm_node_execpath: node = "npm", npm_execpath: program } = process.env;
    const install = ["install", "--no-save", "--no-audit", "--no-fund", npmChromium];
    execFileSync(node, program ? [program, ...install] : install, { cwd: folder, stdio: "ignore" });
  }
  // It also contains shared libraries, but unpacks them only if it detects a serverless environment.
  process.env["AWS_EXECUTION_ENV"] = "AWS_Lambda_nodejs22.x";
  const { default: chromium } = (await import(pathToFileURL(entry).href)) as {
    default: { executablePath(): Promise<string> };
  };
  return await chromium.executablePath();
}
