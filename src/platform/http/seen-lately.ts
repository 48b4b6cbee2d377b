import { hash } from "node:crypto";

/**
 * Which addresses were asked for lately. It holds short digests of the last few thousand, whatever their length and
 * however many a crawler asks for: once one half is full, the other half is forgotten.
 */
export class SeenLately {
  readonly #half: number;
  #newer = new Set<string>();
  #older = new Set<string>();

  /** @param most how many addresses it remembers */
  constructor(most: number) {
    this.#half = Math.ceil(most / 2);
  }

  /** How many it remembers now. */
  get size(): number {
    return this.#newer.size + this.#older.size;
  }

  /** Remembers an address. @returns whether it was remembered already */
  add(address: string): boolean {
    const digest = hash("sha256", address, "hex").slice(0, 24);
    if (this.#newer.has(digest)) return true;
    if (this.#newer.size === this.#half) {
      this.#older = this.#newer;
      this.#newer = new Set();
    }
    this.#newer.add(digest);
    return this.#older.delete(digest);
  }
}
