import { LRUCache } from 'lru-cache';
import { outdatedBy } from '../../content/reading/changed-tags.ts';
import type { Heads } from '../cdn/cdn-heads.ts';
import type { Compressed } from '../http/compression.ts';

/**
 * One rendered page as it is kept and sent: the body in every encoding, and what it was made from.
 * Only answers with status 200 and no cookie become one.
 */
export interface CachedPage {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer>;
  readonly encoded: Compressed;
  /** Quoted, without a weakness mark. */
  readonly etag: string;
  readonly tags: readonly string[];
  /** What is said to a CDN besides while the page is fresh; nothing where none is set. */
  readonly cdn: Heads;
  /** Seconds the page counts as fresh, and seconds after that during which it is sent while a new one is made. */
  readonly freshSeconds: number;
  readonly staleSeconds: number;
}

/** What a render gives: a page to keep, or an answer for its own request alone. */
export type Rendered<Answer> =
  | { readonly kind: 'page'; readonly page: CachedPage }
  | { readonly kind: 'answer'; readonly answer: Answer };

export type CacheState = 'hit' | 'miss' | 'joined' | 'stale' | 'stale-error' | 'own';

export type CacheAnswer<Answer> = Rendered<Answer> & { readonly state: CacheState };

export interface PageCacheOptions {
  readonly maxBytes: number;
  /** Milliseconds since some fixed point, never going back. */
  readonly now?: () => number;
  /** How long after its last good render a page is still sent when new ones fail. */
  readonly staleOnErrorSeconds?: number;
  /** Told of every render that failed though an older page could be sent. */
  readonly onFailure?: (key: string, error: unknown) => void;
}

interface Entry {
  readonly page: CachedPage;
  readonly storedAt: number;
  /** Order of the render that made it: a slow old render must not replace a newer page. */
  readonly order: number;
  /** A tag of the page changed: it is no longer sent unless its successor fails. */
  dirty: boolean;
  /** After a failed render the old page is sent without a new try until then. */
  retryAt: number;
}

interface Flight {
  readonly order: number;
  readonly outcome: Promise<Rendered<unknown>>;
  /** What was invalidated since the render began: its result may show the state before. */
  readonly invalidated: Set<string>;
}

const everything = '*';
const pathTag = (path: string) => `path ${path}`;
const failurePauseMs = 1000;
/** What an entry costs beside its bodies: headers, tags, bookkeeping. */
const overheadBytes = 2048;

/**
 * The rendered pages of the site, in memory.
 *
 * - Many requests for one missing page make one render (single flight); a request that arrives after an invalidation never
 *   joins a render that began before it.
 * - Invalidation marks and does not drop: the next request renders, and when that fails the old page is still there.
 * - A page that was invalidated while it was rendered is kept as already outdated.
 * - Answers that may not be kept (another status, a cookie, no freshness) belong to their own request: anybody who waited for one
 *   renders for itself.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #flights = new Map<string, Flight>();
  /** Flights still running, those that may no longer be joined included. */
  readonly #running = new Set<Flight>();
  readonly #now: () => number;
  readonly #staleOnErrorMs: number;
  readonly #onFailure: (key: string, error: unknown) => void;
  #order = 0;

  constructor(options: PageCacheOptions) {
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ page }) => sizeOf(page),
    });
    this.#now = options.now ?? (() => performance.now());
    this.#staleOnErrorMs = (options.staleOnErrorSeconds ?? 7 * 86_400) * 1000;
    this.#onFailure = options.onFailure ?? (() => {});
  }

  /**
   * The page under `key`, from memory or made by `render`.
   *
   * @param failed says whether an answer means that the render failed (a server error), so that an old page is sent instead
   * @throws what `render` throws when there is no old page to send
   */
  async answer<Answer>(
    key: string,
    render: () => Promise<Rendered<Answer>>,
    failed: (answer: Answer) => boolean,
  ): Promise<CacheAnswer<Answer>> {
    const entry = this.#entries.get(key);
    if (entry && !entry.dirty) {
      const age = (this.#now() - entry.storedAt) / 1000;
      const { freshSeconds, staleSeconds } = entry.page;
      if (age <= freshSeconds) return { kind: 'page', page: entry.page, state: 'hit' };
      if (age <= freshSeconds + staleSeconds) {
        this.#refresh(key, entry, render, failed);
        return { kind: 'page', page: entry.page, state: 'stale' };
      }
    }
    if (entry && this.#now() < entry.retryAt) return { kind: 'page', page: entry.page, state: 'stale-error' };
    try {
      const made = await this.#joinOrRender(key, render);
      if (made.kind === 'answer' && entry) {
        if (failed(made.answer)) throw new RenderFailure();
        this.#drop(key, entry);
      }
      return made;
    } catch (error) {
      if (!entry || !this.#mayStandIn(entry)) throw error;
      this.#noteFailure(key, entry, error);
      return { kind: 'page', page: entry.page, state: 'stale-error' };
    }
  }

  /** The page under `key` when it can be sent as it is, without a render before or behind it; else `null`. */
  fresh(key: string): CachedPage | null {
    const entry = this.#entries.get(key);
    if (!entry || entry.dirty) return null;
    return this.#now() - entry.storedAt <= entry.page.freshSeconds * 1000 ? entry.page : null;
  }

  /** Marks every page that carries one of `tags`, or was rendered for one of `paths`, as outdated. */
  invalidate({ tags = [], paths = [] }: { tags?: readonly string[]; paths?: readonly string[] }): void {
    const marks = [...tags, ...paths.map(pathTag)];
    if (marks.length > 0) this.#mark(marks);
  }

  invalidateAll(): void {
    this.#mark([everything]);
  }

  stats(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  #mark(marks: readonly string[]): void {
    for (const flight of this.#running) for (const mark of marks) flight.invalidated.add(mark);
    // Later requests start a render of their own: one under way may already have read the old content.
    this.#flights.clear();
    const touched = touchedBy(new Set(marks));
    for (const [key, entry] of this.#entries.entries()) {
      if (!touched(key, entry.page)) continue;
      entry.dirty = true;
      entry.retryAt = 0;
    }
  }

  async #joinOrRender<Answer>(
    key: string,
    render: () => Promise<Rendered<Answer>>,
  ): Promise<CacheAnswer<Answer>> {
    const flight = this.#flights.get(key);
    if (!flight) return { ...(await this.#fly(key, render)), state: 'miss' };
    const outcome = await flight.outcome;
    if (outcome.kind === 'page') return { ...outcome, state: 'joined' };
    return { ...(await render()), state: 'own' };
  }

  async #fly<Answer>(key: string, render: () => Promise<Rendered<Answer>>): Promise<Rendered<Answer>> {
    const outcome = render();
    const flight: Flight = { order: ++this.#order, outcome, invalidated: new Set() };
    this.#flights.set(key, flight);
    this.#running.add(flight);
    try {
      const rendered = await outcome;
      if (rendered.kind === 'page') this.#store(key, rendered.page, flight);
      return rendered;
    } finally {
      this.#running.delete(flight);
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    }
  }

  #store(key: string, page: CachedPage, { order, invalidated }: Flight): void {
    const present = this.#entries.peek(key);
    if (present && present.order > order) return;
    const dirty = touchedBy(invalidated)(key, page);
    this.#entries.set(key, { page, order, dirty, storedAt: this.#now(), retryAt: 0 });
  }

  #refresh<Answer>(
    key: string,
    entry: Entry,
    render: () => Promise<Rendered<Answer>>,
    failed: (answer: Answer) => boolean,
  ): void {
    if (this.#flights.has(key) || this.#now() < entry.retryAt) return;
    this.#fly(key, render).then(
      (made) => {
        if (made.kind === 'page') return;
        if (failed(made.answer)) this.#noteFailure(key, entry, new RenderFailure());
        else this.#drop(key, entry);
      },
      (error: unknown) => this.#noteFailure(key, entry, error),
    );
  }

  /** The page is gone, or no longer for everyone: its old render may not be sent again. */
  #drop(key: string, entry: Entry): void {
    if (this.#entries.peek(key) === entry) this.#entries.delete(key);
  }

  #noteFailure(key: string, entry: Entry, error: unknown): void {
    entry.retryAt = this.#now() + failurePauseMs;
    this.#onFailure(key, error);
  }

  #mayStandIn({ storedAt, page }: Entry): boolean {
    return this.#now() - storedAt <= page.freshSeconds * 1000 + this.#staleOnErrorMs;
  }
}

/** A render that ended in a server error while an older page stands ready. */
class RenderFailure extends Error {
  override readonly name = 'RenderFailure';
  override readonly message = 'the page answered with a server error';
}

const sizeOf = ({ body, encoded }: CachedPage): number =>
  body.byteLength + (encoded.br?.byteLength ?? 0) + (encoded.gzip?.byteLength ?? 0) + overheadBytes;

/** Whether the page of a key is among what is marked. */
function touchedBy(marks: ReadonlySet<string>): (key: string, page: CachedPage) => boolean {
  if (marks.size === 0) return () => false;
  if (marks.has(everything)) return () => true;
  const outdated = outdatedBy(marks);
  return (key, { tags }) => marks.has(pathTag(key.split('?', 1)[0] ?? key)) || tags.some(outdated);
}
