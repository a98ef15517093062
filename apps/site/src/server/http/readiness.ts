import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSharedLook } from '@sundowner/serving/shared-look';
import { answerJson, answerPlainly } from './plain-answer.ts';

/** What a load balancer reads of a machine. It names no address, no error and no figure. */
type Ready =
  | { readonly ok: true }
  /** Not yet, or not now: without this it can serve nobody well. */
  | { readonly ok: false; readonly waitsFor: 'database' | 'content' }
  /** It stops, and finishes what was sent to it. */
  | { readonly ok: false; readonly draining: true };

export interface Readiness {
  state(): Promise<Ready>;
  /** From now on it is not ready, whatever else is well. */
  drain(): void;
}

interface ReadinessParts {
  /** Whether the enquiry store is open, which includes its migrations, and answers. Rejects where it does not. */
  readonly databaseAnswers: () => Promise<unknown>;
  /** Whether content was read at least once, now or in an earlier run that kept a copy. */
  readonly contentRead: () => boolean;
  /** How long the database may take, in milliseconds. */
  readonly limitMs: number;
  /**
   * For how long one answer is given to everybody who asks, in milliseconds: anybody may ask, and each look costs a question to the database.
   * It counts from the end of the question, so that one that hangs holds one connection and no more.
   */
  readonly keptMs?: number;
  readonly now?: () => number;
}

/** Whether this machine may take visitors now (CLU-05). It lives all the same while it may not: that is `/health`. */
export function createReadiness({
  databaseAnswers,
  contentRead,
  limitMs,
  keptMs = 500,
  now = () => performance.now(),
}: ReadinessParts): Readiness {
  let draining = false;
  const look = createSharedLook(databaseAnswers, { limitMs, keptMs, now });

  return {
    async state() {
      if (draining) return { ok: false, draining: true };
      const answers = await look();
      if (draining) return { ok: false, draining: true };
      if (!answers) return { ok: false, waitsFor: 'database' };
      return contentRead() ? { ok: true } : { ok: false, waitsFor: 'content' };
    },
    drain() {
      draining = true;
    },
  };
}

const asksOnly = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';
const onlyReads = (response: ServerResponse) =>
  answerPlainly(response, 405, 'This address takes GET and HEAD.');

/** `GET /health`: the process lives, and nothing more. */
export function answerHealth(request: IncomingMessage, response: ServerResponse): void {
  if (asksOnly(request)) answerJson(response, 200, { ok: true });
  else onlyReads(response);
}

/** `GET /ready`: 200 while it may take visitors, else 503 with what it waits for. */
export async function answerReady(
  request: IncomingMessage,
  response: ServerResponse,
  readiness: Pick<Readiness, 'state'>,
): Promise<void> {
  if (!asksOnly(request)) return onlyReads(response);
  const state = await readiness.state();
  if (state.ok) answerJson(response, 200, state);
  else answerJson(response, 503, state, { 'Retry-After': '5' });
}
