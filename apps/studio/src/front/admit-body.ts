import type { IncomingMessage } from 'node:http';
import { isSite } from '../access/callers.ts';
import { isSameOrigin } from '../access/same-origin.ts';
import { again } from '../connections/busy-answer.ts';
import { outcomeWords, withFaults } from '../connections/request-faults.ts';
import { studioSettings } from '../settings.ts';
import { type BodyRule, bodyRule } from './bounds.ts';
import { type FrontRefusal, notSignedIn, starting, tooLarge } from './front-refusal.ts';
import { sharedSessionCheck } from './session-check.ts';

/** Whether a request says that a body comes with it. */
export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The path of a request, without its query. A target with a host in it has the same path. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  return URL.parse(url, 'http://studio')?.pathname ?? '/';
}

/** Whether every part of an address can be decoded: Next answers the others as if they were its own fault. */
export function isReadable({ url = '/' }: IncomingMessage): boolean {
  try {
    return !decodeURIComponent(URL.parse(url, 'http://studio')?.pathname ?? '%').includes('\0');
  } catch {
    return false;
  }
}

export function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  return headers;
}

/** What cannot be read as it stands: packed, or cut up in a way that is none of ours. */
function unreadable({ headers }: IncomingMessage): FrontRefusal | null {
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked')
    return { status: 501, words: 'This transfer coding is not understood.' };
  const packed = headers['content-encoding'] ?? 'identity';
  return packed.trim().toLowerCase() === 'identity'
    ? null
    : { status: 415, words: 'A body is taken as it is, not packed.' };
}

/** Asked by pages that say in the answer's words that somebody has been signed out. */
const saysSignedOut = /^\/api\/(?:desk|users\/proof|users\/sessions)(?:\/|$)/;

async function mayNot(
  sender: BodyRule['sender'],
  asked: { readonly method: string; readonly path: string },
  headers: Headers,
): Promise<FrontRefusal | null> {
  if (sender === 'anybody') return null;
  if (sender === 'the site') return isSite({ headers }) ? null : notSignedIn;
  const says = saysSignedOut.test(asked.path);
  if (says && !isSameOrigin(headers, studioSettings().studioUrl))
    return { status: 403, words: 'This did not come from a page of the studio. Nothing was done.' };
  const isSignedIn = sharedSessionCheck();
  if (!isSignedIn) return starting;
  const [signedIn, fault] = await withFaults(() => isSignedIn(headers));
  if (signedIn) return null;
  // An account that could not be read is a stranger's to Payload, and not to us.
  if (fault) return { status: 503, words: outcomeWords(fault, asked), retryAfterSeconds: Number(again) };
  return says ? { status: 401, words: 'You have been signed out. Nothing was done.' } : notSignedIn;
}

/**
 * Decides by the head of a request alone whether its body is read.
 *
 * @returns the rule for its body, or why it is refused unread
 */
export async function admitBody(
  request: IncomingMessage,
): Promise<{ readonly rule: BodyRule } | { readonly refusal: FrontRefusal }> {
  const path = pathOf(request);
  const method = request.method ?? '';
  const rule = bodyRule(method, path);
  const asked = { method, path: path.replace(/\/$/, '') };
  const refusal =
    (await mayNot(rule.sender, asked, headersOf(request))) ??
    unreadable(request) ??
    (rule.bytes === 0 || Number(request.headers['content-length'] ?? 0) > rule.bytes
      ? tooLarge(rule.bytes)
      : null);
  return refusal ? { refusal } : { rule };
}
