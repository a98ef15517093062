import { defaultBrand, makeCollection } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { withCollection } from '../../content/places/collection-scope.ts';
import { withPromise } from './with-promise.ts';

const said = (...week: readonly object[]) => {
  const collection = makeCollection({ contactDetails: [{ id: 1, week }] }, defaultBrand);
  return withCollection({ collection, read: true }, () => withPromise('Write to us.', 'We answer.'));
};

test('COL-04 nothing is promised within working days before the contact details say when the office is open', () => {
  const closed = { day: 'sunday', open: false, opens: '08:00', closes: '17:00' };
  // As the guide begins them.
  const begun = { day: 'monday', open: true };
  expect(said(closed, begun)).toBe('Write to us.');
  expect(said(closed, { ...begun, opens: '08:00', closes: '17:00' })).toBe('Write to us. We answer.');
});
