import { OutageError } from './errors.ts';

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
   * Reads one address of the content service, given as path and query from `/api/`.
   *
   * Identical reads under way are one request, and an answer serves further reads for some seconds, until content changes: pages
   * made for one visitor, and unknown addresses, are no load on the service. A caller whose `signal` aborts gets the empty answer at once; the request itself
   * ends when its last caller has gone.
   *
   * @throws OutageError when the service cannot be read
   */
  read(path: string, signal?: AbortSignal): Promise<SourceAnswer>;
  /** Content changed: reads from now on share no request that began before. */
  forget(): void;
}

export interface StudioSourceOptions {
  /** Address of the studio, without a trailing slash. */
  readonly studioUrl: string;
  readonly token: string;
  /** How long one read may take, asked for each: less while the studio is known to be away. */
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
  let generation = 0;

  function keep(path: string, answer: SourceAnswer): void {
    if (answer.cancelled || answer.outdated) return;
    if (kept.size >= mostKept) kept.clear();
    kept.set(path, { answer, until: performance.now() + keptMs });
  }

  async function request(path: string, signal: AbortSignal): Promise<SourceAnswer> {
    const began = generation;
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs())]);
    const json = await ask(`${studioUrl}${path}`, token, limit);
    return { cancelled: false, json, outdated: began !== generation };
  }

  function start(path: string): Flight {
    const controller = new AbortController();
    const answer = request(path, controller.signal).catch((error: unknown) => {
      if (controller.signal.aborted) return cancelled;
      onFailure();
      throw error;
    });
    const flight: Flight = { answer, controller, callers: 0 };
    flights.set(path, flight);
    const land = () => {
      if (flights.get(path) === flight) flights.delete(path);
    };
    answer.then((landed) => {
      land();
      keep(path, landed);
    }, land);
    return flight;
  }

  return {
    async read(path, signal) {
      if (signal?.aborted) return cancelled;
      const known = kept.get(path);
      if (known && known.until > performance.now()) return known.answer;
      const flight = flights.get(path) ?? start(path);
      flight.callers += 1;
      if (!signal) return flight.answer;
      const leave = () => {
        flight.callers -= 1;
        if (flight.callers > 0) return;
        if (flights.get(path) === flight) flights.delete(path);
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

/** @throws OutageError for anything but a JSON answer with status 200 */
async function ask(address: string, token: string, signal: AbortSignal): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(address, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal,
    });
    if (response.status === 200) return await response.json();
    await response.body?.cancel();
  } catch (error) {
    throw new OutageError(`the content service cannot be read: ${reason(error)}`, null, { cause: error });
  }
  throw new OutageError(`the content service answered ${response.status}`, response.status);
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it did not answer in time';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
