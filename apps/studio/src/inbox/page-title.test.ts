import { expect, test } from 'vitest';
import { inboxTitle } from './page-title.ts';

test('an enquiry’s tab shows its reference, other pages keep their own title', () => {
  expect(inboxTitle(['inbox', 'MC-7KQ2-94HD'], 'More studio')).toBe('MC-7KQ2-94HD, Inbox | More studio');
  expect(inboxTitle(['inbox', 'Naledi%20Okafor'], 'More studio')).toBe(
    'No such enquiry, Inbox | More studio',
  );
  expect(inboxTitle(['inbox'], 'More studio')).toBeNull();
  expect(inboxTitle(['collections', 'media'], 'More studio')).toBeNull();
  expect(inboxTitle(undefined, 'More studio')).toBeNull();
});
