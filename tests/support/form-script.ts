/** What a form's script sends besides its fields. Without it, a post is a plain form's. */
export const asScript = { accept: "application/json" } as const;

/** Posts a form as its script does. */
export function postByScript(address: string, fields: Record<string, string>): Promise<Response> {
  return fetch(address, { method: "POST", headers: asScript, body: new URLSearchParams(fields) });
}
