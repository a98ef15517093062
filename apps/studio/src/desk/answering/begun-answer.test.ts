import type { Draft, Message } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { expect, test } from 'vitest';
import { begunAnswer, type DeviceDraft, freshAnswer, isSentElsewhere, signatureOf } from './begun-answer.ts';

const device = (savedAt: string): DeviceDraft => ({
  subject: 'Yours',
  text: 'on the device',
  html: null,
  to: null,
  recipients: { to: [], cc: [], bcc: [] },
  forward: false,
  attachments: [],
  version: 3,
  key: 'a',
  savedAt,
  storedAt: null,
});
const stored = (savedAt: string): Draft => ({
  subject: 'Yours',
  text: 'in the store',
  html: null,
  to: 'naledi@example.com',
  recipients: null,
  forward: false,
  version: 2,
  attachments: [],
  files: [],
  revision: 4,
  savedAt,
});
const newKey = () => 'new';

test('DSK-03/draft the newer of two copies is gone on with', () => {
  expect(begunAnswer(device('2026-11-23T10:00:02Z'), stored('2026-11-23T10:00:00Z'), newKey)?.text).toBe(
    'on the device',
  );
  expect(begunAnswer(device('2026-11-23T10:00:00Z'), stored('2026-11-23T10:00:02Z'), newKey)).toMatchObject({
    text: 'in the store',
    key: 'new',
    version: 2,
    // Of a draft that names no recipients but the first.
    recipients: { to: [{ address: 'naledi@example.com', name: '' }], cc: [], bcc: [] },
  });
  expect(begunAnswer(null, null, newKey)).toBeNull();
});

test('DSK-03/draft an answer begins with whom it greets and who signs it', () => {
  const one = (messages: object[]) =>
    ({
      kind: 'telephone',
      headline: 'Call back, Afternoon',
      name: 'Naledi Okafor',
      address: 'naledi@example.com',
      fields: [{ name: 'name', label: 'First name', value: 'Naledi' }],
      conversation: { version: 7, messages, participants: [] },
    }) as unknown as EnquiryDetail;
  const writer = { name: 'Ruan Visser', own: '', signature: 'Lion Sands' };
  const fresh = freshAnswer(one([]), writer, { key: 'k', now: new Date('2026-11-23T10:00:00Z') });
  expect(fresh).toMatchObject({ subject: 'Your enquiry: Afternoon', version: 7, key: 'k' });
  expect(fresh.text).toBe('Dear Naledi,\n\n\n\nRuan Visser\nLion Sands');
  expect(signatureOf({ ...writer, own: 'Ruan\nConcierge\n' })).toBe('Ruan\nConcierge');
  const again = (subject: string) =>
    freshAnswer(one([{ way: 'traveller', subject, envelope: null, machine: null }]), writer, {
      key: 'k',
      now: new Date(),
    }).subject;
  expect(again('Your visit')).toBe('Re: Your visit');
  expect(again('RE: Your visit')).toBe('RE: Your visit');
});

test('CNV-02/sent-elsewhere a draft that went from another device does not come back; one that did not stays', () => {
  const draft = device('2026-11-23T10:00:00.000Z');
  const sent = (at: string, more: object = {}) =>
    ({ way: 'answer', state: 'sent', by: '7', at, ...more }) as Message;
  expect(isSentElsewhere(draft, null, [], '7')).toBe(false);
  expect(isSentElsewhere({ ...draft, storedAt: draft.savedAt }, null, [], '7')).toBe(true);
  expect(isSentElsewhere({ ...draft, storedAt: '2026-11-23T09:59:00.000Z' }, null, [], '7')).toBe(false);
  expect(isSentElsewhere(draft, null, [sent('2026-11-23T10:00:09.000Z')], '7')).toBe(true);
  expect(isSentElsewhere(draft, null, [sent('2026-11-23T10:00:09.000Z', { by: '8' })], '7')).toBe(false);
  expect(isSentElsewhere(draft, null, [sent('2026-11-23T09:00:00.000Z')], '7')).toBe(false);
  const called = sent('2026-11-23T10:00:09.000Z', { state: 'called-back' });
  expect(isSentElsewhere(draft, null, [called], '7')).toBe(false);
  expect(
    isSentElsewhere(draft, stored('2026-11-23T10:00:00.000Z'), [sent('2026-11-23T11:00:00.000Z')], '7'),
  ).toBe(false);
});
