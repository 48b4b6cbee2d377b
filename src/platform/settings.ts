import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import {
  type Environment,
  EnvironmentMistakes,
  readEnvironment,
  settingNames,
} from "./environment.ts";
import { closestMatch } from "./text/closest-match.ts";

/** The settings file where RALLYRANK_ENV names none: beside the default DATA_DIR. It may be missing. */
const defaultFile = "rallyrank.env";

/**
 * The settings, for the server and for commands alike: from the environment, and what it leaves unset from the settings
 * file, which RALLYRANK_ENV names. `NAME_FILE` names a file whose content is the value of NAME: a secret, as systemd's
 * credentials and containers pass it.
 * @throws EnvironmentMistakes naming each bad variable, or a file that can't be read
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Environment {
  const file = settingsFile(environment);
  const fromFile = file === undefined ? {} : readSettingsFile(file);
  return readEnvironment({ ...withSecrets(fromFile), ...withSecrets(environment) });
}

const settingsFile = (environment: NodeJS.ProcessEnv) =>
  environment["RALLYRANK_ENV"] || (existsSync(defaultFile) ? defaultFile : undefined);

/** The files that settings were read from: the settings file, and those that hold one setting each. */
export function settingsFiles(environment: NodeJS.ProcessEnv = process.env): string[] {
  const file = settingsFile(environment);
  const all = { ...(file === undefined ? {} : readSettingsFile(file)), ...environment };
  const single = settingNames.map((name) => all[`${name}_FILE`]);
  return [file, ...single].filter((path) => path !== undefined).filter(Boolean);
}

function readSettingsFile(file: string): NodeJS.Dict<string> {
  const settings = parseEnv(readText("RALLYRANK_ENV", file));
  const unknown = Object.keys(settings).filter((name) => !isSetting(name));
  if (unknown.length === 0) return settings;
  const sentences = unknown.map((name) => {
    const meant = closestMatch(name, settingNames);
    return `${name} in ${resolve(file)} is not a setting.${meant ? ` Did you mean ${meant}?` : ""}`;
  });
  throw new EnvironmentMistakes(sentences.join("\n"));
}

const isSetting = (name: string) => settingNames.includes(name.replace(/_FILE$/, ""));

/** The settings that are set, those in files included. */
function withSecrets(given: NodeJS.Dict<string>): NodeJS.Dict<string> {
  const settings: NodeJS.Dict<string> = {};
  for (const name of settingNames) {
    const [value, file] = [given[name], given[`${name}_FILE`]];
    if (value && file)
      throw new EnvironmentMistakes(`${name} and ${name}_FILE are both set: remove one of them`);
    if (file) settings[name] = readText(`${name}_FILE`, file).trim();
    else if (value) settings[name] = value;
  }
  return settings;
}

function readText(setting: string, file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new EnvironmentMistakes(`${setting}=${file} can't be read: ${code ?? message}`);
  }
}
