import { expect, test } from 'vitest';
import { referenceOfPlus, referencesIn } from './named-references.ts';

test.each([
  ['AW: Your visit [mc-7kq2-94hd] [urgent]', ['MC-7KQ2-94HD']],
  ['Re: We have your enquiry, MC-7KQ2-94HD', ['MC-7KQ2-94HD']],
  ['about mc-7kq2-94hd, MC-7KQ2-94HD and MC-OOOO-1111', ['MC-7KQ2-94HD']],
  ['It is MC–7KQ2–94HD.', ['MC-7KQ2-94HD']],
  ['reference MC 7KQ2 94HD', ['MC-7KQ2-94HD']],
  ['ref mc7kq294hd', ['MC-7KQ2-94HD']],
  ['Re: MC‑7KQ2‑94HD and MC\u00AD-7KQ2-\u200B94HD', ['MC-7KQ2-94HD']],
  ['Re: MC - 7KQ2 -- 94HD', ['MC-7KQ2-94HD']],
  ['Re: ＭＣ－７ＫＱ２－９４ＨＤ', ['MC-7KQ2-94HD']],
  ['Re: MC_7KQ2_94HD', ['MC-7KQ2-94HD']],
  ['Re: MC.7KQ2/94HD', ['MC-7KQ2-94HD']],
  ['about MC-7KQ2-\n94HD', ['MC-7KQ2-94HD']],
  ['> about MC-\n> 7KQ2-94HD', ['MC-7KQ2-94HD']],
  ['we have read that; an easy step', []],
  ['MC-7KQ2-94HDX and XX9MC-7KQ2-94HD', []],
])('CNV-03/reference-in-text "%s" names its enquiries', (text, references) => {
  expect(referencesIn(text)).toEqual(references);
});

test('CNV-03/plus-address a reference stands behind the plus of an address of ours alone', () => {
  const own = ['Concierge@lodges.example'];
  expect(referenceOfPlus('concierge+mc-7kq2-94hd@lodges.example', own)).toBe('MC-7KQ2-94HD');
  expect(referenceOfPlus('concierge+mc7kq294hd@LODGES.example', own)).toBe('MC-7KQ2-94HD');
  expect(referenceOfPlus('somebody+mc-7kq2-94hd@lodges.example', own)).toBeNull();
  expect(referenceOfPlus('concierge@lodges.example', own)).toBeNull();
});

test('a text of any length names fifty at most, and takes no longer for what looks like one', () => {
  const many = Array.from({ length: 400 }, (_, at) => `MC-2222-${String(2222 + at).replace(/[01]/g, '9')}`);
  expect(referencesIn(many.join(' ')).length).toBeLessThanOrEqual(50);
  expect(referencesIn('MC-7KQ2-'.repeat(50_000))).toEqual([]);
});
