import { expect, test } from 'vitest';
import { askedQuery } from './asked.ts';
import { dialogLink } from './dialog-link.ts';

test('what a link asks is spelt as the form’s fields are', () => {
  const query = new URLSearchParams(
    askedQuery({
      about: 'the River suite at River Lodge',
      arrival: '2027-04-29',
      departure: '2027-05-03',
      adults: 2,
      children: 1,
    }),
  );
  expect(Object.fromEntries(query)).toEqual({
    comments: "I'd like to enquire about the River suite at River Lodge.",
    dateStart: '2027-04-29',
    dateEnd: '2027-05-03',
    adults: '2',
    children: '1',
  });
});

test('nothing asked adds nothing, and nobody is not a party', () => {
  expect(askedQuery({})).toBe('');
  expect(askedQuery({ adults: 2, children: 0 })).toBe('&adults=2');
});

test('a link keeps where it stands, and what it is about', () => {
  expect(dialogLink('email', '/monwana/suites', { about: 'R&B' }).href).toBe(
    '/enquire/email?from=/monwana/suites&comments=I%27d+like+to+enquire+about+R%26B.',
  );
  expect(dialogLink('email', '/monwana/suites').href).toBe('/enquire/email?from=/monwana/suites');
});
