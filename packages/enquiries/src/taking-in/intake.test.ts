import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configuredChannels } from '../../../../tests/fakes/configured-channels.ts';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { telephoneForm } from '../forms/kinds/telephone.ts';
import { createVault } from '../keeping/vault.ts';
import { defaultLimits } from '../limits.ts';
import { noDeskContent } from '../sending/desk-content.ts';
import { createIntake } from './intake.ts';
import { createTicketOffice } from './ticket.ts';

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
  const tickets = createTicketOffice({ keyring, clock, limits: defaultLimits });
  const intake = createIntake({
    store: desk.store,
    tickets,
    vault: createVault([randomBytes(32)]),
    clock,
    limits: defaultLimits,
    channels: configuredChannels({ crmForms: ['telephone'] }),
    desk: () => noDeskContent,
    siteUrl: 'https://lodges.example',
    initials: 'MC',
    log: pino({ level: 'silent' }),
    alerts: { raise },
    onAccepted,
    onQuarantined,
  });
  const ticket = tickets.issue(telephoneForm);
  clock.at += 60_000;
  const submission = (fields: object) => ({
    form: telephoneForm,
    hutk: null,
    raw: { ...visitor, ticket, from: '/', ...fields },
  });
  const submit = (fields: object = {}) => intake.submit(submission(fields));
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
  expect(await desk.one('SELECT text FROM consents')).toContain('South African POPI Act');
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
