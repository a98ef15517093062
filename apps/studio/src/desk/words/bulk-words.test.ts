import type { BulkVerb } from '@sundowner/desk-wire/bulk';
import { expect, test } from 'vitest';
import { bulkDoneWords, bulkDoWords, lastBulkWords } from './bulk-words.ts';

const person = (id: string, name: string) => ({
  id,
  name,
  role: 'concierge' as const,
  careers: false,
  awayUntil: null,
  left: false,
});
const viewer = {
  people: [person('1', 'Ruan Visser'), person('2', 'Amira Patel')],
  me: '1',
  now: new Date('2026-11-24T12:23:00Z'),
};

const acts: readonly (readonly [BulkVerb, string, string])[] = [
  [{ act: 'give', to: '2' }, 'Give 3 to Amira', '3 enquiries given to Amira.'],
  [{ act: 'give', to: '1' }, 'Take 3', '3 enquiries taken.'],
  [{ act: 'give', to: null }, 'Give 3 to nobody', '3 enquiries with nobody now.'],
  [{ act: 'tag', tag: 'vip', set: false }, 'Take “vip” off 3', '“vip” taken off 3 enquiries.'],
  [{ act: 'close' }, 'Close 3', '3 enquiries closed.'],
  [{ act: 'release' }, 'Release 3', '3 enquiries released. No confirmation goes to the travellers.'],
];

test.each(acts)('DSK-06/count %j is asked as %j and said as %j', (verb, asked, statement) => {
  expect(bulkDoWords(verb, 3, viewer)).toBe(asked);
  expect(bulkDoneWords(verb, 3, viewer)).toBe(statement);
});

test('DSK-06/count one is a word, thousands are parted, and none is said as none', () => {
  expect(bulkDoneWords({ act: 'close' }, 1, viewer)).toBe('One enquiry closed.');
  expect(bulkDoWords({ act: 'close' }, 1212, viewer)).toBe('Close 1,212');
  expect(bulkDoneWords({ act: 'close' }, 0, viewer)).toBe('None of them was changed.');
  expect(lastBulkWords('close', 2, '2026-11-24T12:02:00Z', viewer.now)).toMatch(
    /^Last: 2 enquiries closed, .*14:02\.$/,
  );
});
