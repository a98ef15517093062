import { expect, test } from 'vitest';
import { asksAboutOwnEnquiry } from './own-enquiry.ts';

test.each([
  'change my enquiry',
  'withdraw enquiry',
  'where is my request',
  'I forgot to say my wife is vegan',
  'forgot to mention a nut allergy',
  'add to my enquiry',
])('TSK-01/search “%s” is about an enquiry that was sent', (query) => {
  expect(asksAboutOwnEnquiry(query)).toBe(true);
});

test.each(['vegan food', 'a day nobody forgot', 'change money', 'add a night in a treehouse'])(
  'TSK-01/search “%s” is a question to the pages',
  (query) => {
    expect(asksAboutOwnEnquiry(query)).toBe(false);
  },
);
