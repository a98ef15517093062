import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configuredChannels } from '../../../../tests/fakes/configured-channels.ts';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { noEnquiryContent } from '../delivery/enquiry-content.ts';
import { telephoneForm } from '../forms/kinds/telephone.ts';
import { defaultLimits } from '../limits.ts';
import { createVault } from '../store/vault.ts';
import { createIntake } from './intake.ts';
import { createTicketSigner } from './ticket.ts';

const start = Date.parse('2026-11-20T12:00:00Z');
const visitor = {
  name: 'Naledi',
  surname: 'Okaforsson',
  tel: '+44 20 7946 0018',
  email: 'naledi.okaforsson@example.com',
  country: 'United Kingdom',
  timeToCall: 'Afternoon',
  accept: 'consentTrue',
};

let desk: EnquiryStore;
let clock: { at: number; now(): number };
const onAccepted = vi.fn();
const onQuarantined = vi.fn();
const raise = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  desk = await openEnquiryStore();
  clock = { at: start, now: () => clock.at };
});
afterEach(() => desk.close());

function open() {
  const keyring = { ticket: randomBytes(32), ticketPrevious: null };
  const tickets = createTicketSigner({ keyring, clock, limits: defaultLimits });
  const intake = createIntake({
    store: desk.store,
    tickets,
    vault: createVault([randomBytes(32)]),
    clock,
    limits: defaultLimits,
    channels: configuredChannels({ crmForms: ['telephone'] }),
    desk: () => noEnquiryContent,
    siteUrl: 'https://lodges.example',
    initials: 'MC',
    log: pino({ level: 'silent' }),
    alerts: { raise },
    onAccepted,
    onQuarantined,
  });
  const ticket = tickets.issue(telephoneForm);
  clock.at += 60_000;
  const submission = (fields: object, client?: string) => ({
    form: telephoneForm,
    ...(client === undefined ? {} : { client }),
    hutk: null,
    raw: { ...visitor, ticket, from: '/', ...fields },
  });
  const submit = (fields: object = {}, client?: string) => intake.submit(submission(fields, client));
  const known = (fields: object = {}) => intake.known(submission(fields));
  return { submit, known };
}

test('an enquiry is stored with its deliveries, measured, and its deliveries are woken', async () => {
  expect(await open().submit()).toMatchObject({ status: 'created', measure: true });
  expect(await desk.one('SELECT state FROM enquiries')).toBe('accepted');
  expect(await desk.one('SELECT COUNT(*) FROM deliveries')).toBe(3);
  expect([onAccepted.mock.calls.length, onQuarantined.mock.calls.length]).toEqual([1, 0]);
});

test('SUB-02 a held one is answered like any other, measured by nobody and sent nowhere', async () => {
  expect(await open().submit({ feedback: 'x' })).toMatchObject({ status: 'created', measure: false });
  expect(await desk.one('SELECT state FROM enquiries')).toBe('quarantined');
  expect(await desk.one('SELECT COUNT(*) FROM deliveries')).toBe(0);
  expect([onAccepted.mock.calls.length, onQuarantined.mock.calls.length]).toEqual([0, 1]);
});

test('SUB-09 the same form sent twice is one enquiry, and wakes nobody again', async () => {
  const { submit } = open();
  const first = await submit();
  expect(await submit()).toEqual({ ...first, status: 'repeated' });
  expect(await desk.one('SELECT COUNT(*) FROM enquiries')).toBe(1);
  expect(onAccepted).toHaveBeenCalledTimes(1);
  // Another enquiry with the same ticket is one of its own, linked to the first.
  expect(await submit({ timeToCall: 'Evening' })).toMatchObject({ status: 'created' });
  expect(await desk.one('SELECT COUNT(*) FROM enquiries WHERE linked_to IS NOT NULL')).toBe(1);
});

test('SUB-02/one-ticket from the third enquiry of one ticket within a minute on each is held, whoever counts', async () => {
  const { submit } = open();
  const times = [0, 20, 40, 50, 70, 95];
  const states: unknown[] = [];
  for (const [index, at] of times.entries()) {
    clock.at = start + 60_000 + at * 1000;
    const result = await submit({ timeToCall: `At ${index}` });
    states.push('measure' in result && result.measure);
    // A second press sends the same words: it is no use of the ticket.
    expect(await submit({ timeToCall: `At ${index}` })).toEqual({ ...result, status: 'repeated' });
  }
  expect(states).toEqual([true, true, false, false, false, false]);
  expect(await desk.one("SELECT COUNT(*) FROM enquiries WHERE suspicion = 'same-ticket'")).toBe(4);
  expect(await desk.one('SELECT COUNT(*) FROM deliveries')).toBe(6);
  clock.at += 70_000;
  expect(await submit({ timeToCall: 'Later' })).toMatchObject({ measure: true });
});

test('SUB-02/one-ticket a person who corrects herself twice in her own time is no machine', async () => {
  const { submit } = open();
  for (const name of ['Naledi', 'Nalédi', 'Nalédy']) {
    expect(await submit({ name })).toMatchObject({ status: 'created', measure: true });
    clock.at += 30_000;
  }
});

test('SUB-02/one-ticket a ticket that goes round, or serves for a day, is a machine’s however slowly it is used', async () => {
  const round = open();
  const from = async (client: string, words: string) => {
    clock.at += 600_000;
    return round.submit({ timeToCall: words }, client);
  };
  expect(await from('192.0.2.1', 'a')).toMatchObject({ measure: true });
  expect(await from('192.0.2.99', 'b')).toMatchObject({ measure: true });
  expect(await from('2001:db8:0:1::/64', 'c')).toMatchObject({ measure: true });
  expect(await from('2001:db8:0:1::/64', 'd')).toMatchObject({ measure: true });
  expect(await from('198.51.100.7', 'e')).toMatchObject({ measure: false });
  expect(await from('198.51.100.8', 'again')).toMatchObject({ measure: false });
  expect(await from('192.0.2.5', 'f')).toMatchObject({ measure: true });
  const stored = JSON.stringify(await desk.store.read.rows('SELECT * FROM tickets'));
  expect(stored).not.toMatch(/192\.0|2001:db8|198\.51/);

  const slow = open();
  for (let count = 0; count < 10; count++) {
    clock.at += 600_000;
    expect(await slow.submit({ timeToCall: `at ${count}` })).toMatchObject({ measure: true });
  }
  clock.at += 600_000;
  expect(await slow.submit({ timeToCall: 'eleventh' })).toMatchObject({ measure: false });
});

test('of what is held it is kept from which network and of which making it is, as hashes; of what is accepted nothing', async () => {
  const { submit } = open();
  await submit({}, '192.0.2.1');
  expect(await desk.one('SELECT COUNT(*) FROM held_marks')).toBe(0);
  clock.at += 600_000;
  const post = { feedback: 'https://spam.example/a', timeToCall: 'Noon' };
  await submit(post, '192.0.2.7');
  clock.at += 600_000;
  await submit({ ...post, feedback: 'https://spam.example/b', name: 'Nalédi' }, '192.0.2.200');
  clock.at += 600_000;
  await submit({ ...post, feedback: 'Quite well, thank you', name: 'N' }, '2001:db8:0:1::/64');
  const marks = await desk.store.read.rows<{ network: string; shape: string }>(
    'SELECT m.network, m.shape FROM held_marks m ORDER BY m.enquiry_id',
  );
  expect(marks.map(({ network }) => marks.findIndex((each) => each.network === network))).toEqual([0, 0, 2]);
  expect(marks.map(({ shape }) => marks.findIndex((each) => each.shape === shape))).toEqual([0, 0, 2]);
  expect(JSON.stringify(marks)).not.toMatch(/192|2001|spam/);
});

test('KEEP-02/repeat-at-limit of what is stored the first answer can be had before anything is taken in', async () => {
  const { submit, known } = open();
  expect(await known()).toBeNull();
  const first = await submit();
  expect(await known()).toEqual({ ...first, status: 'repeated' });
  expect(await known({ timeToCall: 'Evening' })).toBeNull();
  expect(await known({ ticket: 'made.up' })).toBeNull();
  expect(await known({ name: '' })).toBeNull();
  await desk.store.close();
  expect(await known()).toBeNull();
});

test('nothing of a form without consent, or without a ticket, is stored', async () => {
  const { submit } = open();
  expect(await submit({ accept: 'yes' })).toMatchObject({
    status: 'invalid',
    errors: [{ field: 'accept', message: expect.stringContaining('consent') }],
  });
  expect(await submit({ ticket: 'made.up' })).toMatchObject({ status: 'ticket', reason: 'forged' });
  expect(await desk.one('SELECT COUNT(*) FROM enquiries')).toBe(0);
});

test('SUB-05 the record says what was agreed to, with the words that were shown', async () => {
  await open().submit();
  expect(await desk.one('SELECT purposes FROM consents')).toBe('["enquiry"]');
  expect(await desk.one('SELECT text FROM consents')).toContain(
    'recorded and stored, as described in the privacy policy',
  );
});

test('a store that is away is no enquiry: the visitor is asked to try again, and an operator told', async () => {
  const { submit } = open();
  await desk.store.close();
  expect(await submit()).toMatchObject({
    status: 'unavailable',
    retryAfterSeconds: 10,
    values: { name: 'Naledi' },
  });
  expect(raise).toHaveBeenCalledExactlyOnceWith('store', expect.stringContaining('closed'));
  expect(onAccepted).not.toHaveBeenCalled();
});

test('nothing after the commit becomes an error for the visitor', async () => {
  onAccepted.mockImplementationOnce(() => {
    throw new Error('nobody there');
  });
  expect(await open().submit()).toMatchObject({ status: 'created' });
});
