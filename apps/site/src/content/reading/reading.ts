import type { Brand, Installation } from '@sundowner/brand';
import { checked } from './checked-answer.ts';
import { type ContentRead, isSlug, kindOf, nameOf, type Page, queryOf } from './content-read.ts';
import { OutageError, toHttpError } from './errors.ts';
import type { ContentLog } from './log.ts';
import { noteMarks } from './preview-scope.ts';
import type { Snapshots } from './snapshots.ts';
import type { ContentSource } from './source.ts';

/** How long a page made from a reading may be kept, and what outdates it. */
export interface Freshness {
  /** Seconds. */
  readonly maxAge: number;
  readonly swr: number;
  readonly tags: string[];
}

/** What readers know of the site they read for. */
export interface Site {
  readonly brand: Brand;
  /** The product's own defaults when absent. */
  readonly installation?: Installation;
  /** Our own origin, without a trailing slash. */
  readonly siteUrl: string;
  readonly demonstration: boolean;
}

type ReadOfOne<Raw> = Pick<ContentRead<Raw>, 'depth' | 'schema' | 'keep'>;

export interface ReadingParts {
  readonly site: Site;
  readonly source: ContentSource;
  readonly snapshots: Snapshots;
  readonly log: ContentLog;
  /** Reads that fail at present and were told of: an outage is one line for each, not one for each visitor. */
  readonly failing: Set<string>;
  /** The collection as the page being made meets it; `null` outside a request. */
  readonly collection?: () => object | null;
  /** The source gives drafts: nothing of it is kept, and no last good copy stands in. */
  readonly drafts?: boolean;
}

/** Marks pages made while the content service was away; they are made anew as soon as it is back. */
export const outageTag = 'outage';

/** Whether a part of the page could not be read: what is not there may be there after all. */
export const isPartial = (freshness: Freshness | null): boolean =>
  freshness === null || freshness.tags.includes(outageTag);

const day = 86_400;
/**
 * All reads one page is made from. It collects the tags of everything read and whether any of it came from a last good copy.
 */
export class Reading {
  readonly site: Site;
  readonly #parts: ReadingParts;
  readonly #signal: AbortSignal | undefined;
  readonly #tags = new Set<string>();
  #outage = false;
  /** Something could be read neither from the content service nor from a last good copy. */
  #unread = false;
  #cancelled = false;
  /** Milliseconds since 1970. */
  #changesAt = Number.POSITIVE_INFINITY;
  /** Seconds. */
  #freshFor = day;

  /** @param signal cancels the reads; only for pages made for one visitor alone, since a shared page must be whole */
  constructor(parts: ReadingParts, signal?: AbortSignal) {
    this.#parts = parts;
    this.site = parts.site;
    this.#signal = signal;
  }

  /**
   * The entries of a read, from the content service or, while that is away, from the last good copy.
   *
   * @throws OutageError when there is neither
   */
  async list<Raw>(read: ContentRead<Raw>): Promise<Raw[]> {
    return (await this.page(read)).entries;
  }

  /** As `list`, with how many entries there are in all; the read asks for `pagination`. @throws OutageError as `list` does */
  page<Raw>(read: ContentRead<Raw>): Promise<Page<Raw>> {
    this.#tags.add(read.collection);
    return this.#entries(read);
  }

  /** As `list`; empty when the entries cannot be read and were not kept, for parts a page can stand without (CNT-05). */
  listOrNone<Raw>(read: ContentRead<Raw>): Promise<readonly Raw[]> {
    return this.orElse<readonly Raw[]>(nameOf(read), [], () => this.list(read));
  }

  /** The first entry of a read; `null` when there is none. @throws OutageError as `list` does */
  async one<Raw>(read: ContentRead<Raw>): Promise<Raw | null> {
    return (await this.list({ ...read, limit: 1 }))[0] ?? null;
  }

  /** As `one`; `null` also when it cannot be read and was not kept. */
  oneOrNone<Raw>(read: ContentRead<Raw>): Promise<Raw | null> {
    return this.orElse<Raw | null>(nameOf(read), null, () => this.one(read));
  }

  /**
   * The entry with `value` in a field; `null` without one. Only one that is found becomes the last good copy, unless said: a visitor may
   * ask for any number of others.
   *
   * @throws OutageError as `list` does
   */
  byField<Raw>(collection: string, field: string, value: string, read: ReadOfOne<Raw>): Promise<Raw | null> {
    const name = `${collection}-${value}`;
    return this.one({ name, collection, where: { [field]: { equals: value } }, keep: 'found', ...read });
  }

  /** As `byField`; `null` also when it cannot be read and was not kept. */
  byFieldOrNone<Raw>(collection: string, field: string, value: string, read: ReadOfOne<Raw>) {
    return this.orElse<Raw | null>(`${collection}-${value}`, null, () =>
      this.byField(collection, field, value, read),
    );
  }

  /** The entry an address names by its last part, as `byField` gives it. */
  async bySlug<Raw>(collection: string, slug: string, read: ReadOfOne<Raw>): Promise<Raw | null> {
    return isSlug(slug) ? this.byField(collection, 'slug', slug, read) : null;
  }

  /** Notes that the page shows an entry: a populated one, or its bare id. */
  tag(collection: string, entry: unknown): void {
    const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry;
    if (typeof id === 'string' || typeof id === 'number') this.#tags.add(`${collection}:${id}`);
  }

  /**
   * What `read` gives, or `instead` when the content service is away and nothing was kept: for parts a page can stand without
   * (CNT-05). An outage was logged by its read; anything else is logged here.
   */
  async orElse<T>(name: string, instead: T, read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      this.#outage = true;
      if (!(error instanceof OutageError)) {
        const { message, statusCode } = toHttpError(error);
        this.#parts.log.error(
          { read: kindOf(name), statusCode, reason: message },
          'a part of the page is left out',
        );
      }
      return instead;
    }
  }

  /** Notes that the page changes by itself at a moment: a notice begins, an offer ends. It is not kept beyond it. */
  changesAt(moment: Date): void {
    if (moment.getTime() > Date.now()) this.#changesAt = Math.min(this.#changesAt, moment.getTime());
  }

  /** Notes that the page is to be made anew after so many seconds, and may be shown meanwhile: what it was worked out by moves slowly. */
  freshFor(seconds: number): void {
    this.#freshFor = Math.min(this.#freshFor, seconds);
  }

  /** Notes for the operator that something the page needs is not there. */
  missing(message: string, details: object = {}): void {
    this.#parts.log.warn(details, message);
  }

  /**
   * Called before anything is said not to exist: what looks absent may only be out of reach, whichever reader made do without it.
   *
   * @throws OutageError when something could not be read and was not kept
   */
  ensureRead(): void {
    if (this.#unread) throw new OutageError('what is there could not be read', null);
  }

  /** `null` when the page must not be kept at all. */
  freshness(): Freshness | null {
    if (this.#cancelled || this.#parts.drafts) return null;
    const tags = [...this.#tags];
    const seconds = Math.ceil((this.#changesAt - Date.now()) / 1000);
    if (this.#outage) {
      // Beyond the moment of a change it is drawn anew before it is sent, from what was kept.
      const maxAge = Math.min(5, Math.max(seconds, 1));
      return { maxAge, swr: Math.min(day, Math.max(seconds - maxAge, 0)), tags: [...tags, outageTag] };
    }
    // Without a time during which the old page is still sent: the first visitor afterwards must not see it.
    if (seconds <= this.#freshFor) return { maxAge: Math.max(seconds, 1), swr: 0, tags };
    return { maxAge: this.#freshFor, swr: Math.min(day, seconds - this.#freshFor), tags };
  }

  async #entries<Raw>(read: ContentRead<Raw>, again = false): Promise<Page<Raw>> {
    try {
      const answer = await this.#parts.source.read(queryOf(read), this.#signal);
      if (answer.cancelled) {
        this.#cancelled = true;
        return { entries: [], total: 0 };
      }
      const page = this.#valid(read, answer.json);
      this.#parts.failing.delete(nameOf(read));
      if (answer.askedAt !== null) await this.#keep(read, answer.json, page, answer.askedAt);
      return page;
    } catch (error) {
      return this.#lastGood(read, error, again);
    }
  }

  async #keep<Raw>(read: ContentRead<Raw>, json: unknown, page: Page<Raw>, askedAt: number): Promise<void> {
    const { keep = 'always' } = read;
    const name = nameOf(read);
    const { snapshots } = this.#parts;
    if (keep === 'always' || (keep === 'found' && page.entries.length > 0))
      await snapshots.save(name, json, askedAt);
    // What was taken off the site must not come back in an outage.
    else if (keep === 'found') await snapshots.remove(name, askedAt);
  }

  async #lastGood<Raw>(read: ContentRead<Raw>, error: unknown, again: boolean): Promise<Page<Raw>> {
    const { message } = toHttpError(error);
    const status = error instanceof OutageError ? error.upstreamStatus : null;
    const { snapshots, drafts } = this.#parts;
    const name = nameOf(read);
    const kept = drafts || read.keep === 'never' ? null : await snapshots.load(name);
    // A service that has just started, and a page nobody has read yet: better late than an apology.
    if (kept === null && !again && error instanceof OutageError && error.late)
      return this.#entries(read, true);
    this.#outage = true;
    const details = { read: kindOf(name), collection: read.collection, status, reason: message };
    const { failing, log } = this.#parts;
    if (!failing.has(name)) {
      if (kept === null) log.error(details, 'content cannot be read and there is no last good copy');
      else log.warn(details, 'content cannot be read; the last good copy is used');
    }
    // Names of addresses that do not exist are endless.
    if (failing.size < 1000) failing.add(name);
    if (kept === null) {
      this.#unread = true;
      throw error;
    }
    return this.#valid(read, kept);
  }

  /**
   * The entries of the expected shape. Others are left out and logged, by place and never by value.
   *
   * @throws OutageError when the answer is no list, or none of its entries has the shape: then the last good copy is better
   */
  #valid<Raw>(read: ContentRead<Raw>, json: unknown): Page<Raw> {
    const { collection } = read;
    const { docs, tags, marks, entries, refused, total } = checked(read, json, {
      siteUrl: this.site.siteUrl,
      collection: this.#parts.collection?.() ?? null,
    });
    for (const tag of tags) this.#tags.add(tag);
    noteMarks(marks);
    for (const doc of docs) this.tag(collection, doc);
    for (const places of refused)
      this.#parts.log.warn(
        { read: kindOf(nameOf(read)), collection, places },
        'an entry has an unexpected shape and is left out',
      );
    if (entries.length === 0 && docs.length > 0) {
      throw new OutageError('no entry has the expected shape', 200);
    }
    return { entries: [...entries], total };
  }
}
