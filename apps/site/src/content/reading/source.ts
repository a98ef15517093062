import type { ContentQuery } from '@sundowner/brand';
import { createBatches } from './batches.ts';
import { keyOf } from './content-read.ts';

/** The answer of one read; a cancelled one is empty and not an error (GEN-02). */
export type SourceAnswer =
  | {
      readonly cancelled: false;
      readonly json: unknown;
      /** Whether content changed while the answer was under way: it may show the state before, and is not kept. */
      readonly outdated: boolean;
    }
  | { readonly cancelled: true };

export interface ContentSource {
  /**
   * Reads entries of the content service.
   *
   * Reads asked for at the same time share a request, identical ones under way are one read, and an answer serves further reads for some seconds, until content changes: pages
   * made for one visitor, and unknown addresses, are no load on the service. A caller whose `signal` aborts gets the empty answer at once; the request itself
   * ends when its last caller has gone.
   *
   * @throws OutageError when the service cannot be read
   */
  read(query: ContentQuery, signal?: AbortSignal): Promise<SourceAnswer>;
  /** Content changed: reads from now on share no request that began before. */
  forget(): void;
}

export interface StudioSourceOptions {
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

const cancelled: SourceAnswer = { cancelled: true };
/** As long as the question after changes is apart: a lost notice is no older than that anywhere. */
const keptMs = 15_000;
const mostKept = 500;

/** Published content over the studio's REST interface. */
export function createStudioSource({
  studioUrl,
  token,
  timeoutMs = () => 3000,
  onFailure = () => {},
}: StudioSourceOptions): ContentSource {
  const flights = new Map<string, Flight>();
  const kept = new Map<string, { readonly answer: SourceAnswer; readonly until: number }>();
  const batches = createBatches({ studioUrl, token, timeoutMs });
  let generation = 0;

  function keep(key: string, answer: SourceAnswer): void {
    if (answer.cancelled || answer.outdated) return;
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, { answer, until: performance.now() + keptMs });
  }

  async function request(query: ContentQuery, signal: AbortSignal): Promise<SourceAnswer> {
    const began = generation;
    const json = await batches.ask(query, signal);
    return { cancelled: false, json, outdated: began !== generation };
  }

  function start(key: string, query: ContentQuery): Flight {
    const controller = new AbortController();
    const answer = request(query, controller.signal).catch((error: unknown) => {
      if (controller.signal.aborted) return cancelled;
      onFailure();
      throw error;
    });
    const flight: Flight = { answer, controller, callers: 0 };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    answer.then((landed) => {
      land();
      keep(key, landed);
    }, land);
    return flight;
  }

  return {
    async read(query, signal) {
      if (signal?.aborted) return cancelled;
      const key = keyOf(query);
      const known = kept.get(key);
      if (known && known.until > performance.now()) return known.answer;
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
    forget() {
      generation += 1;
      flights.clear();
      kept.clear();
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
        return { cancelled: false, json, outdated: true };
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
