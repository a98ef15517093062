import { type ContentBatch, type ContentQuery, mostReads } from '@sundowner/brand';
import { z } from 'zod';
import { OutageError } from './errors.ts';

export interface BatchOptions {
  /** Address of the studio, without a trailing slash. */
  readonly studioUrl: string;
  readonly token: string;
  /** How long one request may take, asked for each. */
  readonly timeoutMs: () => number;
  /** An editor's preview token: drafts are asked for then. */
  readonly proof?: string;
}

export interface Batches {
  /**
   * The answer of one read. Reads asked for in one turn of the event loop share a request.
   *
   * @throws OutageError when the service cannot be read, or refuses this read
   */
  ask(query: ContentQuery, signal: AbortSignal): Promise<unknown>;
}

interface Waiting {
  readonly query: ContentQuery;
  readonly signal: AbortSignal;
  readonly resolve: (json: unknown) => void;
  readonly reject: (error: unknown) => void;
}

const answerShape = z.object({
  reads: z.array(z.object({ status: z.number(), body: z.unknown().optional() })),
});

/** Collects reads into requests to the studio: a page asks for much at once, and each request costs more than what it asks for. */
export function createBatches(options: BatchOptions): Batches {
  let waiting: Waiting[] = [];

  function send(): void {
    const asked = waiting.filter(({ signal }) => !signal.aborted);
    waiting = [];
    for (const batch of portions(asked)) {
      void request(batch, options).then(
        (answers) => {
          for (const [index, { resolve, reject }] of batch.entries()) {
            const answer = answers[index];
            if (answer?.status === 200) resolve(answer.body);
            else reject(refused(answer?.status ?? 502));
          }
        },
        (error: unknown) => {
          for (const { reject } of batch) reject(error);
        },
      );
    }
  }

  return {
    ask(query, signal) {
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        if (waiting.length === 0) setImmediate(send);
        waiting.push({ query, signal, resolve, reject });
      });
    },
  };
}

const refused = (status: number) => new OutageError(`the content service answered ${status}`, status);

/** As many as the studio takes in one request each. */
const portions = (asked: readonly Waiting[]): Waiting[][] =>
  Array.from({ length: Math.ceil(asked.length / mostReads) }, (_, at) =>
    asked.slice(at * mostReads, (at + 1) * mostReads),
  );

/** @throws OutageError for anything but a JSON answer of the expected shape with status 200 */
async function request(
  batch: readonly Waiting[],
  { studioUrl, token, timeoutMs, proof }: BatchOptions,
): Promise<z.infer<typeof answerShape>['reads']> {
  const all = new AbortController();
  let left = batch.length;
  for (const { signal } of batch) {
    signal.addEventListener('abort', () => {
      left -= 1;
      if (left === 0) all.abort();
    });
  }
  const asked: ContentBatch = { reads: batch.map(({ query }) => query), ...(proof ? { draft: true } : {}) };
  const json = await ask(`${studioUrl}/api/reads`, {
    method: 'POST',
    body: JSON.stringify(asked),
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      'content-type': 'application/json',
      ...(proof ? { 'x-preview-proof': proof } : {}),
    },
    redirect: 'error',
    signal: AbortSignal.any([all.signal, AbortSignal.timeout(timeoutMs())]),
  });
  const answer = answerShape.safeParse(json);
  if (!answer.success)
    throw new OutageError('the content service answered something that is not content', 200);
  return answer.data.reads;
}

async function ask(address: string, init: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(address, init);
    if (response.status === 200) return await response.json();
    await response.body?.cancel();
  } catch (error) {
    throw new OutageError(`the content service cannot be read: ${reason(error)}`, null, { cause: error });
  }
  throw refused(response.status);
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it did not answer in time';
  return error.cause instanceof Error ? error.cause.message : error.message;
}
