import { expect, test } from 'vitest';
import { dialogFrame } from './dialog-frame.ts';

test('the bar names bookings for the book dialog and the enquiry for all others', () => {
  expect(dialogFrame('book').backLabel).toBe('Bookings & Availability');
  for (const name of ['telephone', 'email', 'celebration', 'travel-africa', '360-tours', 'what-to-expect']) {
    expect(dialogFrame(name).backLabel).toBe('ENQUIRE NOW');
  }
});

test('only amenities and the Instagram warning keep their close icon on a phone', () => {
  const kept = ['telephone', 'email', 'book', 'amenities', 'careers', 'instagram'].filter(
    (name) => dialogFrame(name).closeOnPhone,
  );
  expect(kept).toEqual(['amenities', 'instagram']);
});
