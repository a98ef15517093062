import { LRUCache } from 'lru-cache';
import { OutageError } from '../reading/errors.ts';

/** What is known of the names pictures have, so that a made-up one costs the studio nothing. */
export interface MediaNames {
  /**
   * What `fetchPicture` gives for a name there is, or may be.
   *
   * @returns `null` for a name there is not
   * @throws OutageError when that cannot be known just now
   */
  ask<Picture>(filename: string, fetchPicture: () => Promise<Picture | null>): Promise<Picture | null>;
  /** Pictures came, went or changed: forgets what was known. @returns every name there is @throws OutageError when that cannot be read */
  readAnew(): Promise<ReadonlySet<string>>;
}

export interface MediaNamesOptions {
  readonly studioUrl: string;
  readonly token: string;
  readonly timeoutMs: number;
  /** Whether the studio is known to be away: then it is asked for no name that may be nothing. */
  readonly away?: () => boolean;
  /** How many names that are not on the list, and turn out to be nothing, the studio is asked for in a minute: of all visitors together. */
  readonly doubtsPerMinute?: number;
  /** Milliseconds that only go forward. */
  readonly now?: () => number;
}

/** How long a name that was asked for and is nothing is remembered: until pictures change, at most. */
const absentForMs = 10 * 60_000;
const mostAbsent = 10_000;
/** A list that could not be read is asked for again after so long. */
const listAgainMs = 10_000;
/** Doubtful names asked for at a time. */
const atATime = 4;

/**
 * The names of all pictures, read when they change. A name that is not among them may be one uploaded this moment, of which no word has
 * come yet: the studio is asked for it, but only so often.
 */
export function createMediaNames(options: MediaNamesOptions): MediaNames {
  const { studioUrl, token, timeoutMs, away = () => false } = options;
  const { doubtsPerMinute = 30, now = () => performance.now() } = options;
  const absent = new LRUCache<string, true>({ max: mostAbsent, ttl: absentForMs });
  let published: Set<string> | null = null;
  let listing: Promise<Set<string>> | null = null;
  let listAt = Number.NEGATIVE_INFINITY;
  /** Goes up with every change: an answer that was under way then is not remembered. */
  let generation = 0;
  let minuteEnds = 0;
  let spent = 0;
  /** The last question got no answer: then the list is not the last word either. */
  let failing = false;
  const asking = new Set<Promise<unknown>>();

  function list(): Promise<Set<string>> {
    listAt = now();
    const began = generation;
    const reading = publishedFiles(studioUrl, token, AbortSignal.timeout(timeoutMs));
    listing = reading;
    reading.then(
      (found) => {
        if (began === generation) published = found;
        if (listing === reading) listing = null;
      },
      () => {
        if (listing === reading) listing = null;
      },
    );
    return reading;
  }

  /** The list, if there is one, or one can be had. */
  async function known(): Promise<Set<string> | null> {
    if (published) return published;
    if (!listing && now() - listAt >= listAgainMs) list();
    await listing?.catch(() => null);
    return published;
  }

  function isSpent(): boolean {
    if (now() >= minuteEnds) {
      minuteEnds = now() + 60_000;
      spent = 0;
    }
    return spent >= doubtsPerMinute;
  }

  /**
   * A name that is not on the list. A few at a time: of a flood the next ones find the minute spent, or the studio away.
   *
   * @throws OutageError also when one asked before could not be answered: nobody waits for a studio that is away twice
   */
  async function doubt<Picture>(fetchPicture: () => Promise<Picture | null>): Promise<Picture | null> {
    // The list may have grown behind its back.
    if (away()) throw new OutageError('the studio is away', null);
    while (asking.size >= atATime && !isSpent()) await Promise.race(asking);
    if (isSpent()) {
      if (published && !failing) return null;
      throw new OutageError('too many pictures were asked for that nobody knows', null);
    }
    const answer = fetchPicture();
    asking.add(answer);
    try {
      const found = await answer;
      failing = false;
      // A picture that is there was not asked for in vain.
      if (!found) spent += 1;
      return found;
    } catch (error) {
      spent += 1;
      failing = true;
      throw error;
    } finally {
      asking.delete(answer);
    }
  }

  return {
    async ask(filename, fetchPicture) {
      if (absent.has(filename)) return null;
      const began = generation;
      const asked = async () => {
        const found = await fetchPicture();
        if (!found && began === generation) absent.set(filename, true);
        return found;
      };
      return (await known())?.has(filename) ? asked() : doubt(asked);
    },
    readAnew() {
      generation += 1;
      absent.clear();
      published = null;
      failing = false;
      return list();
    },
  };
}

/** @throws OutageError when no answer comes */
export async function askStudio(address: string, token: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, { headers: { authorization: `Bearer ${token}` }, redirect: 'error', signal });
  } catch (error) {
    throw new OutageError('the studio cannot be read', null, { cause: error });
  }
}

/** The names of every file of every published picture. */
async function publishedFiles(studioUrl: string, token: string, signal: AbortSignal): Promise<Set<string>> {
  const query = 'pagination=false&depth=0&select[filename]=true&select[sizes]=true';
  const response = await askStudio(`${studioUrl}/api/media?${query}`, token, signal);
  const answer: unknown = response.status === 200 ? await readJson(response) : null;
  const docs = typeof answer === 'object' && answer !== null && 'docs' in answer ? answer.docs : null;
  if (!Array.isArray(docs)) throw new OutageError(`the studio answered ${response.status}`, response.status);
  return new Set(docs.flatMap((doc: unknown) => fileNamesIn(doc)));
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new OutageError('the studio answered something that is not content', response.status, {
      cause: error,
    });
  }
}

/** Every `filename` in an answer, however deep: the original's and the renditions'. */
function fileNamesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'filename' && typeof inner === 'string' ? [inner] : fileNamesIn(inner),
  );
}
