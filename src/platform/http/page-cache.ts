import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type Answer, type FinishedAnswer, FinishedPage, type Wanted } from "./finished-page.ts";
import { type PageWork, workInTurn } from "./work-in-turn.ts";

/** Renders a page for everyone: nothing that one visitor sent may be in it. */
export type RenderPage = () => Promise<Answer>;

interface KeptPage {
  page: FinishedPage;
  render: RenderPage;
  /** How many have asked for it since it was rendered. */
  asked: number;
}

/** A page that is being rendered, for all who ask for it meanwhile. */
interface Rendering {
  page: Promise<FinishedPage>;
  asked: number;
  /** What was dropped since it was begun. */
  dropped: Tag[];
}

/** What has changed, as in the tags of an answer; undefined if it isn't known. */
type Tag = string | undefined;

/** How the cache does. */
export type CacheReadings = Record<"pages" | "bytes" | "hits" | "misses", number>;

/** Addresses that were asked for once and are kept when they are asked for again. */
const mostSeen = 40_000;
/** From how many requests on a page is worth compressing well, and rendering again after a change. */
const oftenAsked = 4;

/**
 * Finished pages in memory, by canonical address: rendered once however many ask at the same time, kept from the second
 * request on, dropped when something they depend on changes, and then rendered again in the background if many had asked
 * for them. The least recently asked for make room for others. Pages with a query have memory of their own, so that no
 * crawl of them evicts the pages that people read.
 */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #queries: LRUCache<string, KeptPage>;
  /** What a visitor may wait for: nothing has changed since it was begun. */
  readonly #rendering = new Map<string, Rendering>();
  readonly #underWay = new Set<Rendering>();
  /** Digests of addresses, whatever their length. */
  readonly #seen = new LRUCache<string, true>({ max: mostSeen });
  readonly #complete: (headers: Headers, path: string) => void;
  readonly #workInTurn: (work: readonly PageWork[]) => void;
  #hits = 0;
  #misses = 0;

  /**
   * @param mostBytes memory for pages without and with a query
   * @param complete adds the headers that every answer has
   * @param rest waits so many milliseconds
   * @param stopping ends the work in the background
   */
  constructor({
    mostBytes,
    complete,
    rest,
    stopping,
  }: {
    mostBytes: Record<"pages" | "queries", number>;
    complete: (headers: Headers, path: string) => void;
    rest: (milliseconds: number) => Promise<unknown>;
    stopping: AbortSignal;
  }) {
    const shareOf = (maxSize: number) =>
      new LRUCache<string, KeptPage>({
        maxSize,
        sizeCalculation: ({ page }, address) => page.size + address.length,
      });
    this.#pages = shareOf(mostBytes.pages);
    this.#queries = shareOf(mostBytes.queries);
    this.#complete = complete;
    this.#workInTurn = workInTurn(rest, stopping);
  }

  /** The answer to an address that is in memory in the coding that was asked for; counted if it is. */
  inMemory(address: string, wanted: Wanted): FinishedAnswer | undefined {
    const kept = this.#shareOf(address).get(address);
    const answer = kept?.page.inMemory(wanted);
    if (kept && answer) this.#countHit(address, kept);
    return answer;
  }

  /** Answers from memory, or renders. A page that is not a 200, or says no-store, is not kept. */
  async answer(address: string, wanted: Wanted, render: RenderPage): Promise<FinishedAnswer> {
    const kept = this.#shareOf(address).get(address);
    if (kept) {
      this.#countHit(address, kept);
      return await this.#send(address, kept.page, wanted);
    }
    const rendering = this.#rendering.get(address);
    if (rendering) {
      this.#hits++;
      rendering.asked++;
      return await this.#send(address, await rendering.page, wanted);
    }
    this.#misses++;
    return await this.#send(address, await this.#render(address, render), wanted);
  }

  /** Forgets the pages that depend on this; all pages where it is undefined. Those that many asked for are rendered again. */
  drop(tag: Tag): void {
    this.#rendering.clear();
    for (const { dropped } of this.#underWay) dropped.push(tag);
    const renewals: PageWork[] = [];
    for (const share of [this.#pages, this.#queries])
      for (const [address, { page, asked, render }] of share.entries()) {
        if (!dependsOn(page, tag)) continue;
        share.delete(address);
        this.#wasSeen(address);
        const run = () => this.#renew(address, asked, render);
        if (asked >= oftenAsked) renewals.push({ name: `render ${address}`, asked, run });
      }
    this.#workInTurn(renewals);
  }

  readings(): CacheReadings {
    const shares = [this.#pages, this.#queries];
    return {
      pages: shares.reduce((sum, { size }) => sum + size, 0),
      bytes: shares.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
      hits: this.#hits,
      misses: this.#misses,
    };
  }

  #shareOf(address: string) {
    return address.includes("?") ? this.#queries : this.#pages;
  }

  #countHit(address: string, kept: KeptPage): void {
    this.#hits++;
    kept.asked++;
    if (kept.asked >= oftenAsked && isPowerOfTwo(kept.asked)) this.#compressLater(address, kept);
  }

  /** Compresses a page well, unless it was dropped meanwhile. If that is left undone, it's tried again at twice as many requests. */
  #compressLater(address: string, { page, asked }: KeptPage): void {
    const run = async () => {
      if (this.#shareOf(address).peek(address)?.page !== page) return;
      await page.compressWell();
      this.#measure(address, page);
    };
    this.#workInTurn([{ name: `compress ${address}`, asked, run }]);
  }

  async #render(address: string, render: RenderPage, asked = 1): Promise<FinishedPage> {
    const page = render().then((answer) => this.#finish(address, answer));
    const begun: Rendering = { asked, dropped: [], page };
    this.#rendering.set(address, begun);
    this.#underWay.add(begun);
    try {
      const finished = await page;
      // One that was asked for before, or by several at a time; a crawler asks for each once.
      if (!finished.mayBeKept || !(this.#wasSeen(address) || begun.asked > 1)) return finished;
      await finished.pack();
      if (!begun.dropped.some((tag) => dependsOn(finished, tag)))
        this.#shareOf(address).set(address, { page: finished, render, asked: begun.asked });
      return finished;
    } finally {
      this.#underWay.delete(begun);
      if (this.#rendering.get(address) === begun) this.#rendering.delete(address);
    }
  }

  async #send(address: string, page: FinishedPage, wanted: Wanted): Promise<FinishedAnswer> {
    const answer = await page.answer(wanted);
    this.#measure(address, page);
    return answer;
  }

  /** Counts again what a page takes of memory, if it is kept: it may have been compressed once more. */
  #measure(address: string, page: FinishedPage): void {
    const share = this.#shareOf(address);
    const kept = share.peek(address);
    if (kept?.page !== page) return;
    // Only a new entry is counted.
    share.delete(address);
    share.set(address, kept);
  }

  /** Renders a page that many had asked for. Half of them count on, so that it is forgotten once nobody does. */
  async #renew(address: string, asked: number, render: RenderPage): Promise<void> {
    if (this.#shareOf(address).has(address) || this.#rendering.has(address)) return;
    await this.#render(address, render, Math.floor(asked / 2));
  }

  #finish(address: string, answer: Answer): FinishedPage {
    this.#complete(answer.headers, address.split("?", 1)[0]!);
    return new FinishedPage(answer);
  }

  /** Remembers an address. @returns whether it was remembered already */
  #wasSeen(address: string): boolean {
    const digest = hash("sha256", address, "hex").slice(0, 24);
    const wasSeen = this.#seen.has(digest);
    this.#seen.set(digest, true);
    return wasSeen;
  }
}

const dependsOn = ({ tags }: FinishedPage, tag: Tag) => tag === undefined || tags.has(tag);

const isPowerOfTwo = (count: number) => (count & (count - 1)) === 0;
