import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { EnquiryKind } from '@sundowner/brand';
import type { Keyring } from '@sundowner/keyring';
import type { Clock } from './clock.ts';
import type { FormConfig } from './forms/form.ts';
import type { EnquiryLimits } from './limits.ts';

/** What a ticket says, signed: who opens a form gets one and sends it back with the enquiry. */
export interface Ticket {
  readonly kind: EnquiryKind;
  readonly formVersion: string;
  readonly consentVersion: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  readonly nonce: string;
}

export type TicketVerdict =
  | {
      readonly state: 'valid';
      readonly ticket: Ticket;
      /** Milliseconds since it was issued, never below zero. */
      readonly age: number;
      /** Older than a day, or signed with the previous key: accepted, not suspicious. */
      readonly late: boolean;
      /** It was issued in our future: a clock is wrong, and somebody should know. */
      readonly fromTheFuture: boolean;
    }
  | {
      /** `outdated`: of a form version or consent text this build no longer takes. All of these get a fresh ticket. */
      readonly state: 'absent' | 'forged' | 'other-kind' | 'outdated';
    };

export interface TicketOffice {
  issue(form: FormConfig): string;
  judge(raw: unknown, form: FormConfig, knownConsent: (version: string) => boolean): TicketVerdict;
}

const longestTicket = 1024;

function signature(body: string, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`enquiry-ticket.v1.${body}`).digest();
}

function decode(body: string): Ticket | null {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
  if (!Array.isArray(read)) return null;
  const [kind, formVersion, consentVersion, issuedAt, nonce] = read as unknown[];
  const texts = [kind, formVersion, consentVersion, nonce].every((part) => typeof part === 'string');
  if (!texts || !Number.isSafeInteger(issuedAt)) return null;
  // Our own key signed it, so the parts are the ones `issue` wrote.
  return { kind, formVersion, consentVersion, issuedAt, nonce } as Ticket;
}

function isAcceptedVersion(ticket: Ticket, form: FormConfig, isLate: boolean): boolean {
  if (ticket.formVersion === form.version) return true;
  return ticket.formVersion === form.previousVersion && !isLate;
}

/**
 * Issues and judges tickets: `base64url(JSON).base64url(HMAC-SHA-256)`, checked against the current and the previous key in
 * constant time.
 */
export function createTicketOffice(deps: {
  keyring: Pick<Keyring, 'ticket' | 'ticketPrevious'>;
  clock: Clock;
  limits: Pick<EnquiryLimits, 'ticketAge'>;
}): TicketOffice {
  const { keyring, clock, limits } = deps;

  const signedBy = (body: string, given: Buffer, key: Buffer | null): boolean => {
    if (key === null) return false;
    const expected = signature(body, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };

  return {
    issue(form) {
      const nonce = randomBytes(16).toString('base64url');
      const parts = [form.kind, form.version, form.consent.version, clock.now(), nonce];
      const body = Buffer.from(JSON.stringify(parts)).toString('base64url');
      return `${body}.${signature(body, keyring.ticket).toString('base64url')}`;
    },

    judge(raw, form, knownConsent) {
      if (raw === undefined || raw === null || raw === '') return { state: 'absent' };
      if (typeof raw !== 'string' || raw.length > longestTicket) return { state: 'forged' };
      const [body = '', mark = '', ...rest] = raw.split('.');
      const given = Buffer.from(mark, 'base64url');
      const current = signedBy(body, given, keyring.ticket);
      const previous = signedBy(body, given, keyring.ticketPrevious);
      const ticket = rest.length === 0 && (current || previous) ? decode(body) : null;
      if (ticket === null) return { state: 'forged' };
      if (ticket.kind !== form.kind) return { state: 'other-kind' };
      const elapsed = clock.now() - ticket.issuedAt;
      const old = elapsed > limits.ticketAge;
      if (!isAcceptedVersion(ticket, form, old) || !knownConsent(ticket.consentVersion)) {
        return { state: 'outdated' };
      }
      return {
        state: 'valid',
        ticket,
        age: Math.max(0, elapsed),
        late: old || !current,
        fromTheFuture: elapsed < 0,
      };
    },
  };
}
