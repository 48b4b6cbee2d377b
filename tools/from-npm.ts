import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Installs a package below node_modules, beside those of the lock file, unless it's there.
 * @param name the package and its version
 * @param folder where below node_modules
 * @param reason what it's for, for who waits
 * @returns the package's folder
 * @throws if it can't be installed
 */
export function installFromNpm(name: string, folder: string, reason: string): string {
  const within = join(process.cwd(), "node_modules", folder);
  const installed = join(within, "node_modules", name.slice(0, name.lastIndexOf("@")));
  if (!existsSync(installed)) {
    console.log(`Installing ${name} from npm into node_modules/${folder}: ${reason}.`);
    mkdirSync(within, { recursive: true });
    writeFileSync(join(within, "package.json"), '{ "private": true }');
    // The npm that started us, on its own Node, because another Node wouldn't find that npm's settings.
    const { npm_node_execpath: node = "npm", npm_execpath: program } = process.env;
    const install = ["install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", name];
    execFileSync(node, program ? [program, ...install] : install, { cwd: within, stdio: "ignore" });
  }
  return installed;
}
