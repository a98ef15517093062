import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import type { EnquiryKind } from '@sundowner/brand';
import type { Keyring } from '@sundowner/keyring';
import type { Clock } from '../clock.ts';
import type { FormConfig } from '../forms/form.ts';
import type { EnquiryLimits } from '../limits.ts';
import { formVersion } from './form-reference.ts';

/** What a ticket says, signed: who opens a form gets one and sends it back with the enquiry. */
export interface Ticket {
  readonly kind: EnquiryKind;
  readonly formVersion: string;
  readonly consentVersion: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  readonly nonce: string;
  /** Given in place of one we could not take: its holder has just filled in the whole form. */
  readonly again?: boolean;
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
      /** `outdated`: of a form version or consent text that is no longer taken. All of these get a fresh ticket. */
      readonly state: 'absent' | 'forged' | 'other-kind' | 'outdated';
    };

export interface TicketSigner {
  issue(form: FormConfig): string;
  /**
   * A ticket in place of one that was refused. One we signed keeps its time and its nonce, so that nobody counts as faster than
   * she was and a repeat stays a repeat; for any other the clock starts now, and the ticket says so.
   */
  reissue(raw: unknown, form: FormConfig): string;
  /** Milliseconds a form without scripts is held before a ticket of the second kind is old enough; 0 for any other. */
  waitOf(raw: unknown, botAge: number): number;
  judge(raw: unknown, form: FormConfig, knownConsent: (version: string) => boolean): TicketVerdict;
}

const longestTicket = 1024;

function signature(body: string, key: KeyObject): Buffer {
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
  const [kind, formVersion, consentVersion, issuedAt, nonce, again] = read as unknown[];
  const texts = [kind, formVersion, consentVersion, nonce].every((part) => typeof part === 'string');
  if (!texts || !Number.isSafeInteger(issuedAt)) return null;
  // Our own key signed it, so the parts are the ones `issue` wrote.
  return {
    kind,
    formVersion,
    consentVersion,
    issuedAt,
    nonce,
    ...(again === true ? { again } : {}),
  } as Ticket;
}

/**
 * Issues and judges tickets: `base64url(JSON).base64url(HMAC-SHA-256)`, checked against the current and the previous key in
 * constant time.
 */
export function createTicketSigner(deps: {
  keyring: Pick<Keyring, 'ticket' | 'ticketPrevious'>;
  clock: Clock;
  limits: Pick<EnquiryLimits, 'ticketAge'>;
}): TicketSigner {
  const { keyring, clock, limits } = deps;
  // Made once: Node takes five times as long for a key given as bytes.
  const currentKey = createSecretKey(keyring.ticket);
  const previousKey = keyring.ticketPrevious && createSecretKey(keyring.ticketPrevious);

  const signedBy = (body: string, given: Buffer, key: KeyObject | null): boolean => {
    if (key === null) return false;
    const expected = signature(body, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };

  function write(form: FormConfig, issuedAt: number, nonce: string, again: boolean): string {
    const parts = [
      form.kind,
      formVersion(form),
      form.consent.version,
      issuedAt,
      nonce,
      ...(again ? [true] : []),
    ];
    const body = Buffer.from(JSON.stringify(parts)).toString('base64url');
    return `${body}.${signature(body, currentKey).toString('base64url')}`;
  }

  const newNonce = () => randomBytes(16).toString('base64url');

  /** A ticket one of our keys signed, and whether it was the current one; `null` for anything else. */
  function read(raw: unknown): { readonly ticket: Ticket; readonly current: boolean } | null {
    if (typeof raw !== 'string' || raw.length > longestTicket) return null;
    const [body = '', mark = '', ...rest] = raw.split('.');
    const given = Buffer.from(mark, 'base64url');
    const current = signedBy(body, given, currentKey);
    const previous = !current && signedBy(body, given, previousKey);
    const ticket = rest.length === 0 && (current || previous) ? decode(body) : null;
    return ticket && { ticket, current };
  }

  return {
    issue: (form) => write(form, clock.now(), newNonce(), false),

    reissue(raw, form) {
      const known = read(raw)?.ticket;
      const kept = known?.kind === form.kind ? known : null;
      return kept
        ? write(form, kept.issuedAt, kept.nonce, kept.again ?? false)
        : write(form, clock.now(), newNonce(), true);
    },

    waitOf(raw, botAge) {
      const ticket = read(raw)?.ticket;
      return ticket?.again ? Math.min(botAge, Math.max(0, ticket.issuedAt + botAge - clock.now())) : 0;
    },

    judge(raw, form, knownConsent) {
      if (raw === undefined || raw === null || raw === '') return { state: 'absent' };
      const known = read(raw);
      if (known === null) return { state: 'forged' };
      const { ticket, current } = known;
      if (ticket.kind !== form.kind) return { state: 'other-kind' };
      const elapsed = clock.now() - ticket.issuedAt;
      const old = elapsed > limits.ticketAge;
      // We signed it, so its form was ours: one that an update overtook while a visitor had it open is taken for a day.
      const overtaken = old && ticket.formVersion !== formVersion(form);
      if (overtaken || !knownConsent(ticket.consentVersion)) return { state: 'outdated' };
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
