import type { Draft } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { expect, test } from 'vitest';
import { begunAnswer, type DeviceDraft, freshAnswer, signatureOf } from './begun-answer.ts';

const device = (savedAt: string): DeviceDraft => ({
  subject: 'Yours',
  text: 'on the device',
  to: null,
  attachments: [],
  version: 3,
  key: 'a',
  savedAt,
});
const stored = (savedAt: string): Draft => ({
  subject: 'Yours',
  text: 'in the store',
  to: null,
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
  });
  expect(begunAnswer(null, null, newKey)).toBeNull();
});

test('DSK-03/draft an answer begins with whom it greets and who signs it', () => {
  const one = (messages: object[]) =>
    ({
      kind: 'telephone',
      headline: 'Call back, Afternoon',
      fields: [{ name: 'name', label: 'First name', value: 'Naledi' }],
      conversation: { version: 7, messages },
    }) as unknown as EnquiryDetail;
  const writer = { name: 'Ruan Visser', own: '', signature: 'Lion Sands' };
  const fresh = freshAnswer(one([]), writer, 'k', new Date('2026-11-23T10:00:00Z'));
  expect(fresh).toMatchObject({ subject: 'Your enquiry: Afternoon', version: 7, key: 'k' });
  expect(fresh.text).toBe('Dear Naledi,\n\n\n\nRuan Visser\nLion Sands');
  expect(signatureOf({ ...writer, own: 'Ruan\nConcierge\n' })).toBe('Ruan\nConcierge');
  const again = (subject: string) =>
    freshAnswer(one([{ way: 'traveller', subject }]), writer, 'k', new Date()).subject;
  expect(again('Your visit')).toBe('Re: Your visit');
  expect(again('RE: Your visit')).toBe('RE: Your visit');
});
