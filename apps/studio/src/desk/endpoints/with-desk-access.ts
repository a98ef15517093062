import type { DeskClaim } from '@sundowner/desk-wire/people';
import type { PayloadRequest } from 'payload';
import { isForeign, isSameOrigin } from '../../access/same-origin.ts';
import { studioSettings } from '../../settings.ts';
import { deskAccess } from '../access.ts';
import { type DeskRefusal, DeskUnreachableError } from '../client/site-client.ts';

const kept = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

export const answerJson = (status: number, body: unknown): Response =>
  status === 204
    ? new Response(null, { status, headers: kept })
    : Response.json(body, { status, headers: kept });

export const answerRefusal = ({ refused, code, detail, message, errors }: DeskRefusal): Response =>
  answerJson(refused, {
    code,
    detail,
    ...(message === null ? {} : { message }),
    ...(errors ? { errors } : {}),
  });

const closed = (status: number, detail: string) => answerJson(status, { code: null, detail });

/** What is known of it, and no more. */
function sentenceOf({ reason, nothingDone }: DeskUnreachableError, changes: boolean): string {
  const what =
    reason === 'store-away'
      ? 'The store of the enquiries takes nothing at the moment.'
      : 'The website does not answer the studio.';
  if (!changes) return `${what} Try again in a minute.`;
  if (nothingDone) return `${what} Nothing was done; try again in a minute.`;
  return 'The website does not answer the studio, so this may or may not have been done.';
}

/**
 * Runs an endpoint of the desk for those who may use it, and answers everybody else with the reason they may not. What changes something
 * is accepted from the studio's own pages only; looks are recorded, too, so no other page can make a browser look.
 */
export async function withDeskAccess(
  req: PayloadRequest,
  { changes }: { readonly changes: boolean },
  work: (asker: DeskClaim) => Promise<Response>,
): Promise<Response> {
  if (changes ? !isSameOrigin(req.headers, studioSettings().studioUrl) : isForeign(req.headers))
    return closed(403, 'This did not come from a page of the studio. Nothing was done.');
  const access = deskAccess(req.user);
  if (access === 'stranger') return closed(401, 'You have been signed out. Nothing was done.');
  if (access === 'refused') return closed(403, 'Your account may not do this. Nothing was done.');
  try {
    return await work(access.who);
  } catch (error) {
    if (!(error instanceof DeskUnreachableError)) throw error;
    req.payload.logger.warn({ reason: error.reason }, 'the enquiry desk cannot be reached');
    return closed(503, sentenceOf(error, changes));
  }
}
