import { expect, test } from 'vitest';
import { alertsHeading, alertWords } from './alerts.ts';

const now = new Date('2026-11-20T14:00:00Z');
const since = '2026-11-20T12:20:00.000Z';

test('DSK-10/banner an alert says what it is, since when, and what to do', () => {
  const message = 'Deliveries by crm wait: The CRM answered 404.';
  expect(alertWords({ kind: 'circuit-open', message, since }, now)).toEqual({
    key: `circuit-open ${since}`,
    title: 'A destination refuses deliveries',
    says: 'Deliveries by crm wait: The CRM answered 404. Since 14:20.',
    help: 'What is meant for it waits, and goes out by itself once it answers again.',
    urgent: true,
  });
});

test('DSK-10/banner a kind this studio does not know is shown all the same', () => {
  const words = alertWords({ kind: 'meteor', message: 'A meteor fell.', since }, now);
  expect(words).toEqual({
    key: `meteor ${since}`,
    title: 'Something is wrong',
    says: 'A meteor fell. Since 14:20.',
    help: null,
    urgent: true,
  });
});

test('DSK-10/banner what still works for now is a warning', () => {
  expect(alertWords({ kind: 'disk', message: 'The disk is 91 % full.', since }, now).urgent).toBe(false);
});

test('CNV-02/banners red is for our own pipeline: a visitor’s mailbox that refuses is a warning', () => {
  const urgent = (kind: string) => alertWords({ kind, message: '', since }, now).urgent;
  expect(urgent('dead')).toBe(false);
  expect(urgent('circuit-open')).toBe(true);
  expect(urgent('store')).toBe(true);
});

test('the heading counts', () => {
  expect([1, 2].map(alertsHeading)).toEqual([
    'One thing is wrong with the enquiry desk',
    '2 things are wrong with the enquiry desk',
  ]);
});
