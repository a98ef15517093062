import { expect, test } from 'vitest';
import { bracketedReferences, referencesIn } from './matching.ts';

test('a subject names its enquiry in square brackets, other text anywhere', () => {
  expect(bracketedReferences('AW: Your visit [mc-7kq2-94hd] [urgent]')).toEqual(['MC-7KQ2-94HD']);
  expect(bracketedReferences('Your visit MC-7KQ2-94HD')).toEqual([]);
  expect(referencesIn('about mc-7kq2-94hd, MC-7KQ2-94HD and MC-OOOO-1111')).toEqual(['MC-7KQ2-94HD']);
});
