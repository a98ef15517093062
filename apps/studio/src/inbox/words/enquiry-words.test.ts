import { expect, test } from 'vitest';
import { fakeEnquiry } from '../../../../../tests/fakes/desk-enquiries.ts';
import { contactOf } from './contact.ts';
import {
  countryWords,
  emptyWords,
  kindTitle,
  kindWords,
  nameWords,
  reachWords,
  rowState,
} from './enquiry-words.ts';

const enquiry = {
  ...fakeEnquiry({ reference: 'MC-7KQ2-94HD', receivedAt: '2026-11-20T12:20:06Z' }),
  eraseFinalAt: null,
};

test('a row says its state in words', () => {
  expect(rowState(enquiry, true)).toEqual({ words: 'New', tone: 'new' });
  expect(rowState(enquiry, false)).toEqual({ words: 'Sent on', tone: 'sent' });
  expect(rowState({ ...enquiry, attention: 'late' }, true).words).toBe('Late');
  expect(rowState({ ...enquiry, attention: 'failed' }, true).words).toBe('Not sent');
  expect(rowState({ ...enquiry, state: 'quarantined', attention: 'held' }, false).words).toBe('Held');
  expect(rowState({ ...enquiry, state: 'discarded' }, false).words).toBe('Discarded');
  expect(rowState({ ...enquiry, state: 'erased' }, false).words).toBe('Erased');
  const withState = (state: 'dead' | 'held') => ({ ...enquiry, deliveries: [{ channel: 'crm', state }] });
  expect(rowState(withState('dead'), false).words).toBe('Left unsent');
  expect(rowState(withState('held'), false).words).toBe('On hold');
  const sending = { ...enquiry, deliveries: [{ channel: 'crm', state: 'pending' as const }] };
  expect(rowState(sending, false).words).toBe('Sending');
});

test('names, kinds and countries, known and unknown', () => {
  expect(nameWords({ name: '  ', state: 'quarantined' })).toBe('No name given');
  expect(nameWords({ name: '', state: 'erased' })).toBe('Erased');
  expect(kindWords('telephone')).toBe('Call back');
  expect(kindWords('safari-by-owl')).toBe('safari-by-owl');
  expect(kindTitle('email')).toBe('Email enquiry');
  expect(countryWords('GB')).toBe('United Kingdom');
  expect(countryWords('South Africa')).toBe('South Africa');
  expect(reachWords(enquiry)).toBe('Reach Naledi');
  expect(reachWords({ ...enquiry, fields: [] })).toBe('Reach them');
});

test('every tab has words for being empty', () => {
  expect(emptyWords('failed', 'not').heading).toBe('Everything has been sent');
  expect(emptyWords('failed', 'wholly').heading).toBe('Nobody by that name or reference');
  expect(emptyWords('all', 'partly').heading).toBe('Not among these');
});

test('ways to reach a visitor are links only when they are what they seem', () => {
  expect(contactOf(enquiry)).toEqual({
    mail: {
      text: 'naledi@example.com',
      href: 'mailto:naledi@example.com?subject=Your%20enquiry%20MC-7KQ2-94HD',
    },
    telephone: { text: '+44 20 7946 0018', href: 'tel:+442079460018' },
    zone: 'Europe/London',
  });
  const odd = {
    ...enquiry,
    fields: [
      { name: 'email', label: 'Email', value: 'a@example.com?bcc=everyone@example.com' },
      { name: 'tel', label: 'Telephone', value: 'after six, please' },
    ],
  };
  expect(contactOf(odd)).toEqual({
    mail: { text: 'a@example.com?bcc=everyone@example.com', href: null },
    telephone: { text: 'after six, please', href: null },
    zone: null,
  });
});
