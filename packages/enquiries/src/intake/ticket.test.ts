import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hour } from '../clock.ts';
import { telephoneForm } from '../forms/kinds/telephone.ts';
import { formVersion } from './form-reference.ts';
import { createTicketSigner } from './ticket.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const knows = () => true;

function office(keys: { ticket: Buffer; ticketPrevious?: Buffer }, now = { at: start }) {
  const keyring = { ticket: keys.ticket, ticketPrevious: keys.ticketPrevious ?? null };
  return createTicketSigner({ keyring, clock: { now: () => now.at }, limits: { ticketAge: 24 * hour } });
}

describe('a ticket', () => {
  const key = randomBytes(32);

  test('says its kind, versions, time and nonce when it comes back', () => {
    const now = { at: start };
    const tickets = office({ ticket: key }, now);
    const ticket = tickets.issue(telephoneForm);
    now.at += 7000;
    expect(tickets.judge(ticket, telephoneForm, knows)).toEqual({
      state: 'valid',
      ticket: {
        kind: 'telephone',
        formVersion: formVersion(telephoneForm),
        consentVersion: telephoneForm.consent.version,
        issuedAt: start,
        nonce: expect.stringMatching(/^[\w-]{22}$/),
      },
      age: 7000,
      late: false,
      fromTheFuture: false,
    });
  });

  test('is late, not refused, after 24 hours, and with the previous key', () => {
    const now = { at: start };
    const old = office({ ticket: key }, now).issue(telephoneForm);
    const rotated = office({ ticket: randomBytes(32), ticketPrevious: key }, now);
    expect(rotated.judge(old, telephoneForm, knows)).toMatchObject({ state: 'valid', late: true });
    now.at += 24 * hour + 1;
    expect(office({ ticket: key }, now).judge(old, telephoneForm, knows)).toMatchObject({
      state: 'valid',
      late: true,
    });
  });

  test('from the future counts as new, and says so', () => {
    const now = { at: start };
    const tickets = office({ ticket: key }, now);
    const ticket = tickets.issue(telephoneForm);
    now.at -= 60_000;
    expect(tickets.judge(ticket, telephoneForm, knows)).toMatchObject({
      state: 'valid',
      age: 0,
      fromTheFuture: true,
    });
  });

  test('of another kind or of an unknown consent text is not taken', () => {
    const tickets = office({ ticket: key });
    const ticket = tickets.issue(telephoneForm);
    expect(tickets.judge(ticket, { ...telephoneForm, kind: 'email' }, knows).state).toBe('other-kind');
    expect(tickets.judge(ticket, telephoneForm, () => false).state).toBe('outdated');
  });

  test('of a form that has changed since is taken for 24 hours', () => {
    const now = { at: start };
    const tickets = office({ ticket: key }, now);
    const ticket = tickets.issue(telephoneForm);
    const next = { ...telephoneForm, sections: [] };
    now.at += 24 * hour;
    expect(tickets.judge(ticket, next, knows).state).toBe('valid');
    now.at += 1;
    expect(tickets.judge(ticket, next, knows).state).toBe('outdated');
  });

  test.each([undefined, null, ''])('is absent when it is %j', (raw) => {
    expect(office({ ticket: key }).judge(raw, telephoneForm, knows).state).toBe('absent');
  });

  test('is forged whatever else it is', () => {
    const tickets = office({ ticket: key });
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const { state } = tickets.judge(raw, telephoneForm, knows);
        expect(['absent', 'forged']).toContain(state);
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  test('is forged when any one character of it is another', () => {
    const tickets = office({ ticket: key });
    const ticket = tickets.issue(telephoneForm);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
    fc.assert(
      fc.property(fc.nat(ticket.length - 2), fc.constantFrom(...letters), (place, letter) => {
        fc.pre(ticket[place] !== letter);
        const altered = ticket.slice(0, place) + letter + ticket.slice(place + 1);
        expect(tickets.judge(altered, telephoneForm, knows).state).toBe('forged');
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  test('given in place of one of ours keeps its time and its nonce, of any other begins anew', () => {
    const now = { at: start };
    const tickets = office({ ticket: key }, now);
    const first = tickets.issue(telephoneForm);
    now.at += 60_000;
    const read = (ticket: string) => {
      const verdict = tickets.judge(ticket, telephoneForm, knows);
      if (verdict.state !== 'valid') throw new Error(verdict.state);
      return verdict;
    };
    const again = tickets.reissue(first, telephoneForm);
    expect(read(again)).toEqual(read(first));
    expect(read(again).age).toBe(60_000);
    expect(tickets.waitOf(again, 6000)).toBe(0);
    const other = tickets.reissue('made.up', telephoneForm);
    expect(read(other)).toMatchObject({ age: 0, ticket: { again: true } });
    expect(tickets.waitOf(other, 6000)).toBe(6000);
    now.at += 4000;
    expect(tickets.waitOf(other, 6000)).toBe(2000);
  });

  test('two tickets never share a nonce', () => {
    const tickets = office({ ticket: key });
    expect(new Set(Array.from({ length: 500 }, () => tickets.issue(telephoneForm))).size).toBe(500);
  });
});
