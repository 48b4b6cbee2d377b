// The settings file as text: addresses with their passwords encoded, and values put in place of others, line by line.

import { parseEnv } from "node:util";
import { serversOf } from "../../../platform/store/servers.ts";

/**
 * Percent-encodes the user and the password of an address as someone types them. What is encoded already stays.
 * `smtps://hello@pickle.test:p@ss/word@mail.test:465` has the password 'p@ss/word'.
 */
export function encodeCredentials(typed: string): string {
  const [, scheme = "", rest = ""] = /^([a-z+.-]+:\/\/)(.*)$/is.exec(typed) ?? [];
  const end = rest.lastIndexOf("@");
  if (end < 0) return typed;
  const [user = "", ...password] = rest.slice(0, end).split(":");
  const parts = password.length > 0 ? [user, password.join(":")] : [user];
  return scheme + parts.map(encoded).join(":") + rest.slice(end);
}

const encoded = (text: string) =>
  /^(?:[^@:/?#%\s]|%[0-9a-f]{2})*$/i.test(text) ? text : encodeURIComponent(text);

/** Whether an address has a user, but no password. */
export function lacksPassword(address: string): boolean {
  // All servers of an address share them.
  const { username, password } = new URL(serversOf(address)[0]!);
  return username !== "" && password === "";
}

/** An address with this password, which isn't encoded yet. */
export const withPassword = (address: string, password: string) =>
  address.replace(/^([a-z+.-]+:\/\/[^@]*?):?@/i, `$1:${encodeURIComponent(password)}@`);

/** An address as a screen may show it. */
export const withoutPassword = (address: string) =>
  address.replace(/^([a-z+.-]+:\/\/[^:@/]*):[^@]*@/i, "$1:…@");

/**
 * A settings file with these values in it. Every other line stays; a setting that is only in a comment takes its place.
 * @param values undefined for a setting to remove
 * @throws if a value can't be written in one line
 */
export function withSettings(
  text: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const lines = text.trimEnd() === "" ? [] : text.trimEnd().split("\n");
  for (const [name, value] of Object.entries(values)) {
    const next = value === undefined ? [] : [`${name}=${quoted(value)}`];
    const set = lines.findIndex((line) => line.startsWith(`${name}=`));
    const commented = lines.findIndex((line) => line.replace(/^# ?/, "").startsWith(`${name}=`));
    if (set >= 0) lines.splice(set, 1, ...next);
    else if (commented >= 0 && next.length > 0) lines.splice(commented, 1, ...next);
    else lines.push(...next);
    if (parseEnv(lines.join("\n"))[name] !== value)
      throw new Error(`${name} can't be written in one line`);
  }
  return `${lines.join("\n")}\n`;
}

/** A value as node:util's parseEnv reads it: a # would begin a comment. */
function quoted(value: string): string {
  if (!/[#"'`\\]|^\s|\s$/.test(value)) return value;
  const mark = ["'", "`", '"'].find((each) => !value.includes(each)) ?? "";
  return mark + value + mark;
}
