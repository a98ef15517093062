import type { EnquiryDetail } from '@sundowner/desk-wire';
import type { DeskClient } from '../desk/client.ts';
import { DeskConflictError, DeskMissingError, DeskUnreachableError } from '../desk/desk-errors.ts';
import { type NoticeCode, type NoticeFacts, noticeFor } from '../words/notices.ts';

/** What an action came to, in the shape the browser and the redirect both need. */
export interface Outcome {
  readonly code: NoticeCode;
  readonly status: 200 | 401 | 403 | 404 | 409 | 503;
  readonly text: string;
  /** How many deliveries were sent again, for `resent-all`. */
  readonly count: number;
  /** Why the site could not be reached, for the log. */
  readonly reason: string | null;
}

export type SingleAction =
  | { readonly verb: 'release' }
  | { readonly verb: 'discard' }
  | { readonly verb: 'resend'; readonly channel: string }
  | { readonly verb: 'send-again'; readonly channel: string };

const statuses: Readonly<Record<NoticeCode, Outcome['status']>> = {
  released: 200,
  discarded: 200,
  resent: 200,
  'sent-again': 200,
  'resent-all': 200,
  already: 409,
  missing: 404,
  unreachable: 503,
  'signed-out': 401,
  refused: 403,
};

export function outcome(code: NoticeCode, facts: NoticeFacts, reason: string | null = null): Outcome {
  return { code, status: statuses[code], text: noticeFor(code, facts).text, count: facts.count ?? 0, reason };
}

const codes = {
  release: 'released',
  discard: 'discarded',
  resend: 'resent',
  'send-again': 'sent-again',
} as const;

/** How the desk notes an action down. */
function noteOf(action: SingleAction): string {
  if (action.verb === 'send-again') return `sent once more ${action.channel}`;
  return action.verb === 'resend' ? `resent ${action.channel}` : codes[action.verb];
}

/** A second click arrives within moments of the first. */
const doubleClick = 60_000;

/** Whether the last thing recorded is this very action by this very person, a moment ago: a second click, not a conflict. */
export function isOwnRepeat(
  enquiry: EnquiryDetail | null,
  action: SingleAction,
  by: string,
  now: Date,
): boolean {
  const last = enquiry?.actions.at(-1);
  if (!last || last.by !== by) return false;
  return last.action.startsWith(noteOf(action)) && now.getTime() - Date.parse(last.at) < doubleClick;
}

function perform(
  desk: DeskClient,
  reference: string,
  action: SingleAction,
  by: string,
): Promise<EnquiryDetail> {
  switch (action.verb) {
    case 'release':
      return desk.release(reference, by);
    case 'discard':
      return desk.discard(reference, by);
    case 'resend':
      return desk.resend(reference, action.channel, by);
    case 'send-again':
      return desk.sendAgain(reference, action.channel, by);
  }
}

function failed(error: unknown, now: Date): Outcome {
  if (error instanceof DeskMissingError) return outcome('missing', { now });
  if (error instanceof DeskUnreachableError) return outcome('unreachable', { now }, error.reason);
  throw error;
}

/** Does one thing to one enquiry. Gives an outcome for everything that can happen at the desk, and throws for the rest. */
export async function actOnEnquiry(
  desk: DeskClient,
  reference: string,
  action: SingleAction,
  by: string,
  now: Date,
): Promise<Outcome> {
  let reason: string | null;
  try {
    return outcome(codes[action.verb], { enquiry: await perform(desk, reference, action, by), now });
  } catch (error) {
    if (!(error instanceof DeskConflictError)) return failed(error, now);
    reason = error.reason;
  }
  try {
    const enquiry = await desk.show(reference);
    return outcome(isOwnRepeat(enquiry, action, by, now) ? codes[action.verb] : 'already', {
      enquiry,
      reason,
      now,
    });
  } catch (error) {
    return failed(error, now);
  }
}

/** Sends every delivery that was given up again. */
export async function resendFailed(desk: DeskClient, by: string, now: Date): Promise<Outcome> {
  try {
    return outcome('resent-all', { count: await desk.resendAll({ state: 'dead' }, by), now });
  } catch (error) {
    if (error instanceof DeskConflictError) return outcome('already', { reason: error.reason, now });
    return failed(error, now);
  }
}
