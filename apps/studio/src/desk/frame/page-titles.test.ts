import { expect, test } from 'vitest';
import { deskTitle } from './page-titles.ts';

test('an enquiry’s tab shows its reference, other pages keep their own title', () => {
  expect(deskTitle(['desk', 'MC-7KQ2-94HD'], 'More studio')).toBe('MC-7KQ2-94HD, Enquiry desk | More studio');
  expect(deskTitle(['desk', 'Naledi%20Okafor'], 'More studio')).toBe(
    'No such enquiry, Enquiry desk | More studio',
  );
  expect(deskTitle(['desk', 'figures'], 'More studio')).toBe('Figures, Enquiry desk | More studio');
  expect(deskTitle(['desk', 'begin'], 'More studio')).toBe('New enquiry, Enquiry desk | More studio');
  expect(deskTitle(['desk', 'mails'], 'More studio')).toBe('Unplaced mail, Enquiry desk | More studio');
  expect(deskTitle(['desk'], 'More studio')).toBeNull();
  expect(deskTitle(['collections', 'media'], 'More studio')).toBeNull();
  expect(deskTitle(undefined, 'More studio')).toBeNull();
});
