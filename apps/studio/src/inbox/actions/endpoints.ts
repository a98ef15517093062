import type { Endpoint, PayloadRequest } from 'payload';
import { studioSettings } from '../../settings.ts';
import { type DeskPerson, deskAccess } from '../access.ts';
import {
  enquiryAddress,
  isReference,
  type ListPlace,
  listAddress,
  openPlace,
  placeFrom,
} from '../address.ts';
import { DeskUnreachableError } from '../desk/desk-errors.ts';
import { openDesk } from '../desk/open-desk.ts';
import { searchSeal } from '../search-seal.ts';
import { actOnEnquiry, type Outcome, outcome, resendFailed, type SingleAction } from './desk-actions.ts';
import { isSameOrigin } from './same-origin.ts';

const longestSearch = 120;
const longestBody = 8192;

/** The posted fields. Nothing is read of a body that is too long or not a form. */
async function formFields(req: PayloadRequest): Promise<URLSearchParams> {
  const length = Number(req.headers.get('content-length') ?? 0);
  const isForm = req.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  return new URLSearchParams(isForm && length <= longestBody ? await req.text?.() : '');
}

/** The part of the list the form was sent from, so that the answer leads back to it. */
function placeOf(fields: URLSearchParams): ListPlace {
  return placeFrom(Object.fromEntries(new URLSearchParams(fields.get('back') ?? '')));
}

function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } });
}

/** JSON for the inbox's script; for a plain form post, a redirect to the page that shows the outcome in words. */
function answer(req: PayloadRequest, { code, status, text, count }: Outcome, address: string): Response {
  if (req.headers.get('accept')?.includes('application/json')) {
    return Response.json({ code, text }, { status, headers: { 'cache-control': 'no-store' } });
  }
  const more = new URLSearchParams({ said: code, ...(code === 'resent-all' && { count: String(count) }) });
  return seeOther(`${address}${address.includes('?') ? '&' : '?'}${more}`);
}

/** The person who asks, or the outcome of being refused. Every action goes through here. */
function doorkeeper(req: PayloadRequest): DeskPerson | Outcome {
  const now = new Date();
  if (!isSameOrigin(req.headers, studioSettings().studioUrl)) return outcome('refused', { now });
  const access = deskAccess(req.user);
  if (access === 'stranger') return outcome('signed-out', { now });
  return access === 'refused' ? outcome('refused', { now }) : access.who;
}

function record(
  req: PayloadRequest,
  action: string,
  reference: string | null,
  { code, reason }: Outcome,
): void {
  // The user's id, not their name: names of people stay out of the log.
  req.payload.logger.info(
    { action, reference, user: req.user?.id ?? null, outcome: code, reason },
    'inbox action',
  );
}

async function onEnquiry(req: PayloadRequest, action: SingleAction): Promise<Response> {
  const reference = String(req.routeParams?.reference ?? '');
  const place = placeOf(await formFields(req));
  const person = doorkeeper(req);
  const known = isReference(reference);
  const address = known ? enquiryAddress(reference, place) : listAddress(place);
  if (!('by' in person)) return answer(req, person, address);
  const now = new Date();
  const result = known
    ? await actOnEnquiry(openDesk(), reference, action, person.by, now)
    : outcome('missing', { now });
  record(req, action.verb, known ? reference : null, result);
  return answer(req, result, address);
}

async function onAllFailed(req: PayloadRequest): Promise<Response> {
  const address = listAddress(placeOf(await formFields(req)));
  const person = doorkeeper(req);
  if (!('by' in person)) return answer(req, person, address);
  const result = await resendFailed(openDesk(), person.by, new Date());
  record(req, 'resend-failed', null, result);
  return answer(req, result, address);
}

async function onSearch(req: PayloadRequest): Promise<Response> {
  const fields = await formFields(req);
  const person = doorkeeper(req);
  if (!('by' in person)) return seeOther(listAddress(openPlace));
  const term = (fields.get('query') ?? '').trim().slice(0, longestSearch);
  if (term === '') return seeOther(listAddress(openPlace));
  return seeOther(
    listAddress({ view: 'all', find: searchSeal(req.payload.secret).seal(term), cursor: null }),
  );
}

/** The four counts, for the line that says something new has come. */
async function onCounts(req: PayloadRequest): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  const access = deskAccess(req.user);
  if (access === 'stranger') return Response.json({}, { status: 401, headers });
  if (access === 'refused') return Response.json({}, { status: 403, headers });
  try {
    const { counts } = await openDesk().list({ view: 'open', limit: 1 });
    return Response.json(counts, { headers });
  } catch (error) {
    if (error instanceof DeskUnreachableError) return Response.json({}, { status: 503, headers });
    throw error;
  }
}

/** A file of an enquiry, for concierges and administrators alone; the enquiry's record says who took it. */
async function onFile(req: PayloadRequest): Promise<Response> {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  const access = deskAccess(req.user);
  if (access === 'stranger') return new Response(null, { status: 401, headers });
  if (access === 'refused') return new Response(null, { status: 403, headers });
  const reference = String(req.routeParams?.reference ?? '');
  const field = String(req.routeParams?.field ?? '');
  try {
    const file = isReference(reference) ? await openDesk().file(reference, field, access.who.by) : null;
    if (!file) return new Response(null, { status: 404, headers });
    const given = ['content-type', 'content-length', 'content-disposition'].flatMap((name) => {
      const value = file.headers.get(name);
      return value ? [[name, value] as const] : [];
    });
    return new Response(file.body, { headers: { ...headers, ...Object.fromEntries(given) } });
  } catch (error) {
    if (error instanceof DeskUnreachableError) return new Response(null, { status: 503, headers });
    throw error;
  }
}

/** What the inbox posts to, under `/api/inbox`. */
export const inboxEndpoints: readonly Endpoint[] = [
  { path: '/inbox/counts', method: 'get', handler: onCounts },
  { path: '/inbox/enquiries/:reference/files/:field', method: 'get', handler: onFile },
  { path: '/inbox/search', method: 'post', handler: onSearch },
  { path: '/inbox/resend-failed', method: 'post', handler: onAllFailed },
  {
    path: '/inbox/enquiries/:reference/release',
    method: 'post',
    handler: (req) => onEnquiry(req, { verb: 'release' }),
  },
  {
    path: '/inbox/enquiries/:reference/discard',
    method: 'post',
    handler: (req) => onEnquiry(req, { verb: 'discard' }),
  },
  {
    path: '/inbox/enquiries/:reference/deliveries/:channel/resend',
    method: 'post',
    handler: (req) => onEnquiry(req, { verb: 'resend', channel: String(req.routeParams?.channel ?? '') }),
  },
  {
    path: '/inbox/enquiries/:reference/deliveries/:channel/send-again',
    method: 'post',
    handler: (req) => onEnquiry(req, { verb: 'send-again', channel: String(req.routeParams?.channel ?? '') }),
  },
];
