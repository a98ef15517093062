import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BookingTerms } from './estimate-section.tsx';

const booking = (name: string, deposit: string) => ({
  ...{ name, deposit, changes: '', cancellation: '' },
  ...{ availabilityQuery: '', bookableFrom: 1 },
});
const words = (...of: Parameters<typeof BookingTerms>[0]['of']) =>
  renderToStaticMarkup(<BookingTerms of={of} />).replaceAll(/<[^>]+>/g, ' ');

test('what one property asks for stands under its name', () => {
  expect(words(booking('The Delta', 'One third.'), booking('The Plains', ''))).toContain('The Delta');
  expect(words(booking('The Delta', 'One third.'), booking('The Plains', ''))).not.toContain('The Plains');
  expect(words(booking('The Delta', 'One third.'), booking('The Plains', 'One third.'))).not.toContain(
    'Delta',
  );
  expect(words(booking('The Delta', ''))).toBe('');
});
