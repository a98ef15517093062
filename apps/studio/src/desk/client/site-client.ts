import { type AlertInForce, alertsShape } from '@sundowner/desk-wire';
import {
  type CallInput,
  type CallOutput,
  callAddress,
  type DeskCall,
} from '@sundowner/desk-wire/calls/desk-call';
import type { DeskClaim } from '@sundowner/desk-wire/people';
import { type DeskProblem, deskProblemShape, type FieldProblem } from '@sundowner/desk-wire/problems';
import { signDeskClaim } from '@sundowner/keyring';
import type { z } from 'zod';
import { studioKeys } from '../../runtime/keys.ts';
import { studioSettings } from '../../settings.ts';

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
  /** Every field that is wrong, where some are. */
  readonly errors?: readonly FieldProblem[];
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
  /** Aborts the call when the person who waits for it has gone. */
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
    ...(problem?.errors ? { errors: problem.errors } : {}),
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

/** Why the site did not give a usable answer; each has its own sentence in the log and none in the browser. */
export type UnreachableReason =
  | 'refused-connection'
  | 'timed-out'
  | 'refused-token'
  | 'site-error'
  | 'store-away'
  | 'broken-answer';

interface FaultOptions extends ErrorOptions {
  readonly nothingDone?: boolean;
}

/** The site's internal API gave no usable answer. The caller may try again. */
export class DeskUnreachableError extends Error {
  override readonly name = 'DeskUnreachableError';
  readonly reason: UnreachableReason;
  /** Whether it is certain that what was asked for was not done. */
  readonly nothingDone: boolean;

  constructor(reason: UnreachableReason, { nothingDone = false, ...options }: FaultOptions = {}) {
    super(`The enquiry desk gave no usable answer: ${reason}.`, options);
    this.reason = reason;
    this.nothingDone = nothingDone;
  }
}

/**
 * The way to the desk of this installation. Server only: it carries the internal token.
 *
 * @param timeout milliseconds the site may take for an answer
 */
export function deskConnection(timeout = 5000): DeskConnection {
  const { internalUrl: address, limits } = studioSettings();
  return { address, token: studioKeys().internalToken, timeout: timeout * limits.deadlineFactor };
}

/** Who speaks where no person does. */
export const theStudio: DeskClaim = { id: 'studio', name: 'the studio', role: 'admin', careers: true };

interface SiteInput<Call extends DeskCall> {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: CallInput<Call, 'body'>;
}

/**
 * What the site answers to a call of the desk; nothing where it only says that it was done.
 *
 * @throws DeskUnreachableError also where the desk refuses: this is asked for nobody it would refuse
 */
export async function callSite<const Call extends DeskCall>(
  desk: DeskConnection,
  asker: DeskClaim,
  call: Call,
  input: SiteInput<Call> = {},
): Promise<CallOutput<Call, 'answer'>> {
  const answer = await sendToSite(desk, asker, call, input);
  if (isRefusal(answer)) throw new DeskUnreachableError('site-error');
  return answerOf(answer, call);
}

/** The same, or `null` where the desk refuses: what is asked for is not there, or not for this person. @throws DeskUnreachableError */
export async function callSiteOrNull<const Call extends DeskCall>(
  desk: DeskConnection,
  asker: DeskClaim,
  call: Call,
  input: SiteInput<Call>,
): Promise<CallOutput<Call, 'answer'> | null> {
  const answer = await sendToSite(desk, asker, call, input);
  return isRefusal(answer) ? null : answerOf(answer, call);
}

const sendToSite = <Call extends DeskCall>(
  desk: DeskConnection,
  asker: DeskClaim,
  call: Call,
  { params, body }: SiteInput<Call>,
) => askSite(desk, asker, { method: call.method, path: callAddress(call, params), body });

async function answerOf<Call extends DeskCall>(
  answer: Response,
  call: Call,
): Promise<CallOutput<Call, 'answer'>> {
  // The row's own shape has parsed the answer.
  if (call.answer) return (await readAnswer(answer, call.answer)) as CallOutput<Call, 'answer'>;
  await answer.body?.cancel();
  return undefined as CallOutput<Call, 'answer'>;
}

/** What is wrong with the pipeline now, the oldest first. @throws DeskUnreachableError */
export async function readAlerts(desk: DeskConnection): Promise<readonly AlertInForce[]> {
  const answer = await askSite(desk, theStudio, { method: 'GET', path: '/alerts' });
  if (isRefusal(answer)) throw new DeskUnreachableError('site-error');
  return (await readAnswer(answer, alertsShape)).alerts;
}
