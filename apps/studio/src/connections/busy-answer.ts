import { databaseFault } from './database-faults.ts';
import {
  describeChange,
  describeOutcome,
  outcomeWithFaults,
  type RequestFault,
  readsOnly,
  withFaults,
} from './request-faults.ts';

/** Seconds after which it is worth another try. */
export const again = '5';

/** Answers with status 200 that say something wrong of somebody whose account could not be read. */
const ofNobody = /^\/api\/(users\/me|access)$/;

interface Asked {
  readonly method: string;
  readonly path: string;
}

function isWrong({ status }: Response, asked: Asked, { doubtful }: RequestFault): boolean {
  // What failed without harm to what was asked stays as it is; a change that may not be kept is none.
  if (status < 400) return ofNobody.test(asked.path) || (doubtful && !readsOnly(asked));
  // The desk says itself what the site did.
  if (status === 503 && asked.path.startsWith('/api/desk/')) return false;
  // A refusal of what was written needed no database that was away, unless it took somebody for a stranger.
  return status >= 500 || status === 401 || status === 403;
}

function worthAnotherTry(response: Response): Response {
  if (response.status === 503 && !response.headers.has('retry-after'))
    response.headers.set('Retry-After', again);
  return response;
}

/**
 * Answers a request; where its database failed, with 503, when to try again, and whether anything was saved.
 *
 * Payload says "Something went wrong." for all of it, and takes somebody whose account it could not read for a stranger: an editor who
 * publishes read that they may not.
 */
export async function answerOrBusy(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const asked = { method: request.method, path: new URL(request.url).pathname.replace(/\/$/, '') };
  // They say themselves how the database is.
  if (asked.path === '/api/health' || asked.path === '/api/ready') return await answer();
  const [response, fault] = await withFaults(answer);
  if (!fault || !isWrong(response, asked, fault)) return worthAnotherTry(response);
  await response.body?.cancel();
  const message = describeOutcome(fault, asked);
  // The desk reads another shape than the forms of the admin.
  const body = { errors: [{ message }], code: null, detail: message };
  return Response.json(body, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': again } });
}

/**
 * Does what a form of the admin asks of the server, in place of an address of the API.
 *
 * @param change whether it changes something and shows `error` of what it gets
 * @throws whatever `work` throws, unless it is a change whose database was away
 */
export async function functionOrBusy(change: boolean, work: () => Promise<unknown>): Promise<unknown> {
  const [outcome, noted] = await outcomeWithFaults(work);
  const fault = noted ?? ('error' in outcome ? databaseFault(outcome.error) : null);
  if (change && fault) return { error: describeChange(fault) };
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}
