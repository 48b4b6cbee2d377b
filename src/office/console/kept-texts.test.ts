import { describe, expect, it } from "vitest";
import { forget, forgetAll, keep, keptLimits, keptOf, type KeptText } from "./kept-texts.ts";

/** A browser's storage with room for so many characters. */
function storageOf(room = Infinity) {
  const all = new Map<string, string>();
  return {
    get length() {
      return all.size;
    },
    key: (index: number) => [...all.keys()][index] ?? null,
    getItem: (key: string) => all.get(key) ?? null,
    removeItem: (key: string) => void all.delete(key),
    setItem(key: string, value: string) {
      const used = [...all].reduce(
        (sum, [name, text]) => sum + (name === key ? 0 : text.length),
        0,
      );
      if (used + value.length > room) throw new DOMException("full", "QuotaExceededError");
      all.set(key, value);
    },
  };
}

const now = Date.UTC(2026, 10, 30);
const mine = { place: "/owner/content/edit paddles/a.yaml", by: "dana@rallyrank.example" };
const text = (fields: string, at = now): KeptText => ({ ...mine, at, version: "read=1", fields });
const fieldsOf = (storage: ReturnType<typeof storageOf>) =>
  keptOf(storage, mine, now).map(([, { fields }]) => fields);

describe("what was typed and isn't saved", () => {
  it("is kept in place of what the same page kept before, newest first", () => {
    const storage = storageOf();
    expect(keep(storage, "one", text("a=1", now - 2))).toBe(true);
    expect(keep(storage, "one", text("a=12", now - 1))).toBe(true);
    expect(keep(storage, "two", text("a=3"))).toBe(true);
    expect(fieldsOf(storage)).toEqual(["a=3", "a=12"]);
    forget(storage, "two");
    expect(fieldsOf(storage)).toEqual(["a=12"]);
  });

  it("is another person's, or another entry's, only there", () => {
    const storage = storageOf();
    keep(storage, "one", { ...text("a=1"), by: "eddie@rallyrank.example" });
    keep(storage, "two", { ...text("a=2"), place: "/owner/newsletter" });
    expect(fieldsOf(storage)).toEqual([]);
  });

  it("is kept for two weeks, and what can't be read goes", () => {
    const storage = storageOf();
    keep(storage, "one", text("a=1", now - keptLimits.life));
    storage.setItem("console-typed two", "{");
    storage.setItem("console-keys", "off");
    expect(fieldsOf(storage)).toEqual([]);
    expect(storage.length).toBe(1);
  });

  it("makes room by what is oldest, and isn't kept if it's too long", () => {
    const storage = storageOf();
    for (let each = 0; each <= keptLimits.forms; each++)
      keep(storage, String(each), text(`a=${each}`, now - 100 + each));
    expect(fieldsOf(storage)).toHaveLength(keptLimits.forms);
    expect(fieldsOf(storage)).not.toContain("a=0");
    expect(keep(storage, "long", text("x".repeat(keptLimits.text + 1)))).toBe(false);

    const small = storageOf(400);
    expect(keep(small, "one", text("x".repeat(200), now - 1))).toBe(true);
    expect(keep(small, "two", text("y".repeat(200)))).toBe(true);
    expect(fieldsOf(small)).toEqual(["y".repeat(200)]);
    expect(keep(small, "three", text("z".repeat(400)))).toBe(false);
  });

  it("goes when someone signs out", () => {
    const storage = storageOf();
    keep(storage, "one", text("a=1"));
    storage.setItem("console-keys", "off");
    forgetAll(storage);
    expect(storage.length).toBe(1);
  });
});
