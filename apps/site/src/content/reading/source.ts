import type { ContentQuery } from '@sundowner/brand';
import { createBatches } from './batches.ts';
import { keyOf } from './content-read.ts';
import {
  answerOutdated,
  type ChangedTags,
  createKeptAnswers,
  type KeptAnswersOptions,
} from './kept-answers.ts';

/** The answer of one read; a cancelled one is empty and not an error (GEN-02). */
export type SourceAnswer =
  | {
      readonly cancelled: false;
      readonly json: unknown;
      /** When it was asked for, in milliseconds that only go forward: of two answers the later one is the good one. `null` for drafts, of which nothing is kept. */
      readonly askedAt: number | null;
    }
  | { readonly cancelled: true };

export interface ContentSource {
  /**
   * Reads entries of the content service.
   *
   * Reads asked for at the same time share a request, identical ones under way are one read, and an answer serves further reads until what it
   * holds changes: a change is no reason to read everything anew, and pages made for one visitor are no load on the service. A caller whose `signal` aborts gets the empty answer at once; the request itself
   * ends when its last caller has gone.
   *
   * @throws OutageError when the service cannot be read
   */
  read(query: ContentQuery, signal?: AbortSignal): Promise<SourceAnswer>;
  /**
   * Content under these tags changed; `null` when what changed is not known. Answers that may hold something of it serve no more, and reads
   * from now on share no request that began before.
   */
  forget(tags: ChangedTags): void;
}

export interface StudioSourceOptions extends Pick<KeptAnswersOptions, 'followedSince'> {
  /** Address of the studio, without a trailing slash. */
  readonly studioUrl: string;
  readonly token: string;
  /** How long one request may take, asked for each: less while the studio is known to be away. */
  readonly timeoutMs?: () => number;
  /** Called when a read failed. */
  readonly onFailure?: () => void;
}

interface Flight {
  readonly answer: Promise<SourceAnswer>;
  readonly controller: AbortController;
  callers: number;
}

/** A request under way, and what changed since it began. */
interface Asked {
  changed: ChangedTags;
}

const cancelled: SourceAnswer = { cancelled: true };

/** Published content over the studio's REST interface. */
export function createStudioSource({
  studioUrl,
  token,
  timeoutMs = () => 3000,
  onFailure = () => {},
  followedSince,
}: StudioSourceOptions): ContentSource {
  const flights = new Map<string, Flight>();
  /** Those that nobody may join any more included. */
  const underWay = new Set<Asked>();
  const kept = createKeptAnswers(followedSince ? { followedSince } : {});
  const batches = createBatches({ studioUrl, token, timeoutMs });

  async function request(key: string, query: ContentQuery, signal: AbortSignal): Promise<SourceAnswer> {
    const began = performance.now();
    const asked: Asked = { changed: [] };
    underWay.add(asked);
    try {
      const json = await batches.ask(query, signal);
      // What changed while it was under way may not be in it.
      if (!answerOutdated(query, json, asked.changed)) kept.keep(key, query, json, began);
      return { cancelled: false, json, askedAt: began };
    } finally {
      underWay.delete(asked);
    }
  }

  function start(key: string, query: ContentQuery): Flight {
    const controller = new AbortController();
    const answer = request(key, query, controller.signal).catch((error: unknown) => {
      if (controller.signal.aborted) return cancelled;
      onFailure();
      throw error;
    });
    const flight: Flight = { answer, controller, callers: 0 };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    answer.then(land, land);
    return flight;
  }

  return {
    async read(query, signal) {
      if (signal?.aborted) return cancelled;
      const key = keyOf(query);
      const known = kept.find(key);
      if (known) return { cancelled: false, json: known.json, askedAt: known.began };
      const flight = flights.get(key) ?? start(key, query);
      flight.callers += 1;
      if (!signal) return flight.answer;
      const leave = () => {
        flight.callers -= 1;
        if (flight.callers > 0) return;
        if (flights.get(key) === flight) flights.delete(key);
        flight.controller.abort();
      };
      return orCancelled(flight.answer, signal, leave);
    },
    forget(tags) {
      for (const asked of underWay) asked.changed = tags && asked.changed && [...asked.changed, ...tags];
      flights.clear();
      kept.forget(tags);
    },
  };
}

/**
 * Content with its drafts, for one page an editor looks at: every page reads anew and keeps nothing.
 *
 * @param proof the preview token the studio signed
 */
export function createDraftSource(
  { studioUrl, token, timeoutMs = () => 3000 }: StudioSourceOptions,
  proof: string,
): ContentSource {
  const batches = createBatches({ studioUrl, token, timeoutMs, proof });
  const flights = new Map<string, Promise<SourceAnswer>>();
  const never = new AbortController().signal;
  return {
    read(query) {
      const key = keyOf(query);
      const read = async (): Promise<SourceAnswer> => {
        const json = await batches.ask(query, never);
        return { cancelled: false, json, askedAt: null };
      };
      const answer = flights.get(key) ?? read();
      flights.set(key, answer);
      return answer;
    },
    forget: () => flights.clear(),
  };
}

/** The answer, or the empty one as soon as the caller cancels. */
function orCancelled(
  answer: Promise<SourceAnswer>,
  signal: AbortSignal,
  leave: () => void,
): Promise<SourceAnswer> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      leave();
      resolve(cancelled);
    };
    signal.addEventListener('abort', cancel, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancel));
  });
}
