import { expect, test } from 'vitest';
import { readOwnEnquiry } from './read-own-enquiry.ts';

test.each([
  'change my enquiry',
  'withdraw enquiry',
  'where is my request',
  'I forgot to say my wife is vegan',
  'forgot to mention a nut allergy',
  'add to my enquiry',
  'MC-7KQ2-94HD',
  'where is mc-7kq2-94hd',
])('TSK-01/search “%s” is about an enquiry that was sent', (query) => {
  expect(readOwnEnquiry(query)).not.toBeNull();
});

test.each(['vegan food', 'a day nobody forgot', 'change money', 'add a night in a treehouse'])(
  'TSK-01/search “%s” is a question to the pages',
  (query) => {
    expect(readOwnEnquiry(query)).toBeNull();
  },
);

test('TSK-01/search a reference is taken from a question as we write it', () => {
  expect(readOwnEnquiry('where is mc-7kq2-94hd?')).toEqual({ reference: 'MC-7KQ2-94HD' });
  expect(readOwnEnquiry('my enquiry MC-0000-1111')).toEqual({ reference: null });
  expect(readOwnEnquiry('MC-0000-1111')).toBeNull();
});
