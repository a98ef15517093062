import { expect, test } from 'vitest';
import { telephoneForm } from '../forms/kinds/telephone.ts';
import { normaliseValues } from './normalise.ts';

const now = Date.parse('2027-01-31T10:00:00Z');

test.each([
  ['+44 (0)20 7946 0018', undefined, '+442079460018'],
  ['0027 82 123 4567', undefined, '+27821234567'],
  ['082 123 4567', 'South Africa', '+27821234567'],
  ['020 7946 0018', 'United Kingdom', '+442079460018'],
  ['٠٨٢ ١٢٣ ٤٥٦٧', 'South Africa', '+27821234567'],
  // Of a number that is none every digit is kept: the demonstration's own, set aside for fiction.
  ['+27 00 000 0000', 'South Africa', '+27000000000'],
  ['0027 00 000 0000', undefined, '+27000000000'],
  // Without a country nobody can tell; the concierge gets it as it was typed.
  ['082 123 4567', undefined, '082 123 4567'],
  ['082 123 4567', 'Rhodesia', '082 123 4567'],
  ['+44 20 7946 0018 ext. 5', 'South Africa', '+442079460018;ext=5'],
  ['020 7946 0018 x0218', 'United Kingdom', '+442079460018;ext=0218'],
  ['+1 (212) 555-0100 #23', undefined, '+12125550100;ext=23'],
  // Once more as it is kept.
  ['+442079460018;ext=5', undefined, '+442079460018;ext=5'],
  ['082 123 4567 x5', undefined, '082 123 4567;ext=5'],
  ['+999 1234567', undefined, '+999 1234567'],
])('FRM-05 the number %s from %s is kept as %s', (tel, country, expected) => {
  const values = { tel, ...(country ? { country } : {}) };
  expect(normaliseValues(telephoneForm, values, now, 'Africa/Johannesburg').tel).toBe(expected);
});

test('only the domain of an address loses its capitals', () => {
  const { email } = normaliseValues(
    telephoneForm,
    { email: 'Naledi.O@Example.COM' },
    now,
    'Africa/Johannesburg',
  );
  expect(email).toBe('Naledi.O@example.com');
});
