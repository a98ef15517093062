import type { FieldError, FormConfig, FormValues } from '@sundowner/enquiries/forms/form';
import { record } from './ticket.ts';

/** How long a post with a file may show no sign of life: nothing sent, nothing answered. Milliseconds. */
export const stallMs = 120_000;

/**
 * Posts the parts of a form, and waits as long as they move: five megabytes take a phone on a slow line many minutes. `fetch` does
 * not tell how far a body has come, so this is an XMLHttpRequest.
 *
 * @throws TypeError when the connection is refused or cut, DOMException named TimeoutError when nothing moved for `stallMs`
 */
export function upload(endpoint: string, body: FormData): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), stallMs);
    };
    request.open('POST', endpoint);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = moved;
    request.upload.onload = moved;
    request.onprogress = moved;
    request.onloadend = () => clearTimeout(timer);
    request.onabort = () => reject(new DOMException('Nothing moved.', 'TimeoutError'));
    request.onerror = () => reject(new TypeError('The connection broke off.'));
    request.onload = () => resolve(answerOf(request));
    moved();
    request.send(body);
  });
}

function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['location', 'retry-after']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  // A status without a body takes none at all.
  return new Response(request.responseText || null, { status: request.status, headers });
}

/** What the browser posts: the ticket, the fields as they are, the traps, and where the visitor was. */
interface EnquiryPost {
  readonly ticket: string;
  readonly values: Readonly<FormValues>;
  /** Chosen files by their field; with any, the post is a multipart one. */
  readonly files?: Readonly<Record<string, File>> | undefined;
  readonly traps: Readonly<Record<string, string>>;
  readonly from: string;
  readonly url: string;
}

export type Answer =
  | {
      readonly type: 'sent';
      readonly reference: string;
      readonly measure: boolean;
      /** Our own thank-you page, or the address the operator set (SUB-13). */
      readonly thankYou: string;
    }
  | { readonly type: 'invalid'; readonly errors: readonly FieldError[] }
  /** The ticket was not accepted; a fresh one came along (428). */
  | { readonly type: 'ticket'; readonly ticket: string }
  /** Too many posts from this address; `seconds` until the next may be tried (429). */
  | { readonly type: 'busy'; readonly seconds: number }
  | { readonly type: 'failed'; readonly reason: FailReason };

/** Why a try came to nothing: no line at all, no answer in time, cut off, 503, 413, a second ticket refused, anything else. */
export type FailReason =
  | 'offline'
  | 'timeout'
  | 'connection'
  | 'unavailable'
  | 'too-large'
  | 'ticket'
  | 'server';

/** A submission that takes longer may have arrived all the same; its ticket makes a second try the same enquiry. */
const sendTimeoutMs = 20_000;

/** How long the server takes a fresh ticket of a form for a machine's; half a second is added for clocks and the wire. */
const ticketRestMs = (form: Pick<FormConfig, 'leastSeconds'>): number => form.leastSeconds * 1000 + 500;

function isFieldError(value: unknown): value is FieldError {
  const { field, message } = record(value);
  return typeof field === 'string' && typeof message === 'string';
}

/** Reads an answer of the enquiry endpoint: 2xx with a reference, or `application/problem+json` (enquiry contract). */
export async function readAnswer(response: Response): Promise<Answer> {
  const body = record(await response.json().catch(() => null));
  const { reference, ticket, errors } = body;
  if (response.ok && typeof reference === 'string') {
    const own = `/thank-you?ref=${encodeURIComponent(reference)}`;
    return {
      type: 'sent',
      reference,
      measure: body.measure === true,
      thankYou: response.headers.get('location') ?? own,
    };
  }
  if (response.status === 400 && Array.isArray(errors) && errors.length > 0) {
    return { type: 'invalid', errors: errors.filter(isFieldError) };
  }
  if (response.status === 428 && typeof ticket === 'string') return { type: 'ticket', ticket };
  if (response.status === 429) {
    return { type: 'busy', seconds: Number(response.headers.get('retry-after')) || 60 };
  }
  const reasons: Readonly<Record<number, FailReason>> = {
    408: 'connection',
    413: 'too-large',
    503: 'unavailable',
  };
  return { type: 'failed', reason: reasons[response.status] ?? 'server' };
}

/** Sends a post as its server reads it: JSON, or the parts of a form where a file goes with it. */
function send(endpoint: string, { values, files = {}, traps, ...rest }: EnquiryPost): Promise<Response> {
  const fields = { ...values, ...traps, ...rest };
  if (Object.keys(files).length === 0) {
    return fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(sendTimeoutMs),
    });
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value]) body.append(name, item);
  }
  for (const [name, file] of Object.entries(files)) body.append(name, file, file.name);
  return upload(endpoint, body);
}

/** The visitor's own line goes before any other reason. */
const offlineOr = (reason: FailReason): FailReason => (navigator.onLine === false ? 'offline' : reason);

async function post(endpoint: string, enquiry: EnquiryPost): Promise<Answer> {
  try {
    const response = await send(endpoint, enquiry);
    return await readAnswer(response);
  } catch (error) {
    // Refused, cut off or timed out: never a success (GEN-02).
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    return { type: 'failed', reason: late ? 'timeout' : offlineOr('connection') };
  }
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Sending {
  readonly form: Pick<FormConfig, 'endpoint' | 'leastSeconds'>;
  readonly post: Omit<EnquiryPost, 'ticket'>;
  /** The ticket in hand, or `null` when none could be fetched so far. */
  readonly ticket: string | null;
  readonly fetchTicket: () => Promise<string | null>;
  /** Called with every ticket received, so that a later try uses it. */
  readonly keepTicket: (ticket: string) => void;
}

/**
 * Sends an enquiry once. A ticket that had to be fetched just now, or that the server replaced, rests until it no longer
 * looks like a machine's; the visitor sees the spinner for that long. A second replacement in a row is a failure.
 */
export async function sendEnquiry(sending: Sending): Promise<Answer> {
  const { endpoint } = sending.form;
  const rested = () => rest(ticketRestMs(sending.form));
  let { ticket } = sending;
  if (ticket === null) {
    ticket = await sending.fetchTicket();
    if (ticket === null) return { type: 'failed', reason: offlineOr('unavailable') };
    sending.keepTicket(ticket);
    await rested();
  }
  const first = await post(endpoint, { ...sending.post, ticket });
  if (first.type !== 'ticket') return first;
  // The one that came along may be signed with other consent words than the visitor has before her.
  const fresh = (await sending.fetchTicket()) ?? first.ticket;
  sending.keepTicket(fresh);
  await rested();
  const second = await post(endpoint, { ...sending.post, ticket: fresh });
  if (second.type !== 'ticket') return second;
  sending.keepTicket(second.ticket);
  return { type: 'failed', reason: 'ticket' };
}
