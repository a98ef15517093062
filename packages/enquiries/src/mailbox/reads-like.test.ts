import { emptyCollection } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { enquiryInWords, readsLikeEnquiry } from './reads-like.ts';

const places = emptyCollection();

test.each([
  ['Is there availability for 2 adults from 3 May 2027?', '3 May 2027, 2 adults'],
  ['Haben Sie zwei Zimmer frei vom 4-9 März?', '4-9 März, zwei Zimmer'],
  ['Haben Sie vom 4. bis 8. März 2027 zwei Zimmer?', '4. bis 8. März 2027, zwei Zimmer'],
  ['Is there room from the 4th to 8th of March for five people?', '4th to 8th of March, five people'],
  ['What is the price for two nights?', 'two nights'],
])('CNV-03/reads-like-one "%s"', (text, seen) => {
  expect(readsLikeEnquiry(text, places)).toBe(true);
  expect(enquiryInWords(text, places)).toBe(seen);
});

test.each(['Buy now: better places in search', 'Your invoice of 2026-11-20', 'Thank you, we loved it'])(
  'CNV-03/reads-like-one "%s" does not',
  (text) => {
    expect(readsLikeEnquiry(text, places)).toBe(false);
  },
);
