import type { DeskClaim } from '@sundowner/desk-wire/people';
import { type DeskProblem, deskProblemShape } from '@sundowner/desk-wire/problems';
import { signDeskClaim } from '@sundowner/keyring';
import type { z } from 'zod';
import { DeskUnreachableError } from './desk-errors.ts';

export interface DeskConnection {
  /** `http://127.0.0.1:3002`, without a slash at the end. */
  readonly address: string;
  /** The keyring's internal token. It never leaves the server. */
  readonly token: string;
  /** Milliseconds one call may take. */
  readonly timeout: number;
}

/** Why the desk did not do it: a code, and one sentence for the person. */
export interface DeskRefusal {
  readonly refused: number;
  readonly code: DeskProblem | null;
  readonly detail: string | null;
  /** The stopped answer, of one that came second. */
  readonly message: string | null;
}

export interface Ask {
  readonly method: 'GET' | 'POST';
  /** Path and query of the internal API, encoded. */
  readonly path: string;
  readonly body?: unknown;
  /** A file, in the place of a body; its type is among the headers. */
  readonly bytes?: ArrayBuffer;
  /** Headers that go along besides the two of every call. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts the call when whoever waits for it has gone. */
  readonly gone?: AbortSignal | undefined;
}

const refusing: readonly number[] = [400, 403, 404, 409, 413];

/**
 * Asks the site's internal API in somebody's name. Who asks is signed anew for every call, so that a right taken away counts at the
 * next one.
 *
 * @returns the answer, or why the desk refuses
 * @throws DeskUnreachableError when the site gives no usable answer in time
 */
export async function askSite(
  { address, token, timeout }: DeskConnection,
  asker: DeskClaim,
  { method, path, body, bytes, headers = {}, gone }: Ask,
): Promise<Response | DeskRefusal> {
  let response: Response;
  try {
    response = await fetch(`${address}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
        authorization: `Bearer ${token}`,
        'desk-claim': signDeskClaim(asker, token),
      },
      body: bytes ?? (body === undefined ? null : JSON.stringify(body)),
      cache: 'no-store',
      redirect: 'error',
      signal: gone ? AbortSignal.any([gone, AbortSignal.timeout(timeout)]) : AbortSignal.timeout(timeout),
    });
  } catch (cause) {
    if (isTimeout(cause)) throw new DeskUnreachableError('timed-out', { cause });
    throw new DeskUnreachableError('refused-connection', { cause, nothingDone: neverConnected(cause) });
  }
  if (response.ok) return response;
  if (refusing.includes(response.status)) return refusalIn(response);
  if (response.status === 503 && (await refusalIn(response)).code === 'nothing-done')
    throw new DeskUnreachableError('store-away', { nothingDone: true });
  await response.body?.cancel().catch(() => {});
  if (response.status === 401) throw new DeskUnreachableError('refused-token', { nothingDone: true });
  throw new DeskUnreachableError('site-error');
}

/** Nobody listened there, so that nothing of the question was heard. A connection that broke later may have carried it. */
function neverConnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  const code = cause instanceof Error && 'code' in cause ? cause.code : null;
  return code === 'ECONNREFUSED' || code === 'UND_ERR_CONNECT_TIMEOUT';
}

async function refusalIn(response: Response): Promise<DeskRefusal> {
  const problem = deskProblemShape.safeParse(await response.json().catch(() => null)).data;
  return {
    refused: response.status,
    code: problem?.code ?? null,
    detail: problem?.detail ?? null,
    message: problem?.message ?? null,
  };
}

export const isRefusal = (answer: object): answer is DeskRefusal => 'refused' in answer;

/** @throws DeskUnreachableError for what is not of the shape; nothing of it is quoted, it may be somebody's name */
export async function readAnswer<Shape extends z.ZodType>(
  response: Response,
  shape: Shape,
): Promise<z.infer<Shape>> {
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    throw new DeskUnreachableError(isTimeout(cause) ? 'timed-out' : 'broken-answer', { cause });
  }
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new DeskUnreachableError('broken-answer');
  return parsed.data;
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError');
}
