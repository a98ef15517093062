import type { DatabaseFault } from './database-faults.ts';
import { withFaults } from './request-faults.ts';

/** Seconds after which it is worth another try. */
const again = '5';

const busy = 'The studio is busy: its database does not answer.';

const reads = (method: string) => method === 'GET' || method === 'HEAD';
const signsIn = /^\/api\/users\/(login|sign-in\/|first-register)/;
/** Their work is several steps: how far it came nobody can say here. */
const inSteps = /^\/api\/(users\/|reads)/;

/** What became of a request whose database was away, for the person who asked. */
export function busyWords(method: string, path: string, { doubtful }: DatabaseFault): string {
  if (reads(method)) return `${busy} Try again in a moment.`;
  if (signsIn.test(path)) return `${busy} You are not signed in. Try again in a moment.`;
  if (path.startsWith('/api/desk/')) return `${busy} Nothing was done. Try again in a moment.`;
  if (doubtful)
    return 'The studio’s database stopped answering at the last moment, so this may or may not have been saved. Look at it again before you save it once more.';
  if (inSteps.test(path)) return `${busy} Try again in a moment, and look whether it was done.`;
  return `${busy} Nothing was saved. Try again in a moment.`;
}

/** Answers with status 200 that say something wrong of somebody whose account could not be read. */
const ofNobody = /^\/api\/(users\/me|access)$/;

function isWrong(response: Response, method: string, path: string, { doubtful }: DatabaseFault): boolean {
  // What failed without harm to what was asked stays as it is; a change that may not be kept is none.
  if (response.status < 400) return ofNobody.test(path) || (doubtful && !reads(method));
  // A refusal of what was written needed no database that was away, unless it took somebody for a stranger.
  return response.status >= 500 || response.status === 401 || response.status === 403;
}

function worthAnotherTry(response: Response): Response {
  if (response.status === 503 && !response.headers.has('retry-after'))
    response.headers.set('Retry-After', again);
  return response;
}

/**
 * Answers a request; where its database was away, with 503, when to try again, and whether anything was saved.
 *
 * Payload says "Something went wrong." for all of it, and takes somebody whose account it could not read for a stranger: an editor who
 * publishes read that they may not.
 */
export async function answerOrBusy(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const { method } = request;
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  // It says itself how the database is.
  if (path === '/api/health') return await answer();
  const [response, fault] = await withFaults(answer);
  if (!fault || !isWrong(response, method, path, fault)) return response;
  // It has words of its own.
  if (response.status === 503) return worthAnotherTry(response);
  await response.body?.cancel();
  const message = busyWords(method, path, fault);
  // The desk reads another shape than the forms of the admin.
  const body = { errors: [{ message }], code: null, detail: message };
  return Response.json(body, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': again } });
}
