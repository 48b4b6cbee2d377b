// What was typed into a form and couldn't be saved, in the browser's storage: a few forms, for some days.

/** A form's fields as they were typed. */
export interface KeptText {
  /** The page, and what it's about. */
  place: string;
  /** Whose it is: several people may use one browser. */
  by: string;
  /** When it was typed, in epoch milliseconds. */
  at: number;
  /** By which the form names what it was made from: it's another one once something else is saved. */
  version: string;
  /** The others, as they're posted. */
  fields: string;
}

const prefix = "console-typed ";

/** At most so many forms are kept, each of so many characters at most, for so many milliseconds. */
export const keptLimits = { forms: 50, text: 500_000, life: 14 * 86_400_000 } as const;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** All that are kept, newest first, by their keys. What is too old goes. */
function readKept(storage: Storage, now: number): (readonly [key: string, kept: KeptText])[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  const all = keys.flatMap((key) => {
    if (!key.startsWith(prefix)) return [];
    try {
      const kept = JSON.parse(storage.getItem(key)!) as KeptText;
      if (kept.at > now - keptLimits.life) return [[key.slice(prefix.length), kept] as const];
    } catch {
      // It isn't ours, or was cut off.
    }
    storage.removeItem(key);
    return [];
  });
  return all.toSorted(([, a], [, b]) => b.at - a.at);
}

/** What is kept of a person's form, newest first. */
export const keptOf = (
  storage: Storage,
  { place, by }: Pick<KeptText, "place" | "by">,
  now: number,
) => readKept(storage, now).filter(([, kept]) => kept.place === place && kept.by === by);

/** Keeps a form's fields under a key, in place of what that had; the oldest go. @returns whether there's room for it */
export function keep(storage: Storage, key: string, kept: KeptText): boolean {
  if (kept.fields.length > keptLimits.text) return false;
  const others = readKept(storage, kept.at).filter(([other]) => other !== key);
  while (others.length >= keptLimits.forms) forget(storage, others.pop()![0]);
  for (;;)
    try {
      storage.setItem(prefix + key, JSON.stringify(kept));
      return true;
    } catch {
      const oldest = others.pop();
      if (!oldest) return false;
      forget(storage, oldest[0]);
    }
}

export const forget = (storage: Storage, key: string): void => storage.removeItem(prefix + key);

/** Forgets everything, as when someone signs out. */
export function forgetAll(storage: Storage): void {
  for (const [key] of readKept(storage, 0)) forget(storage, key);
}
