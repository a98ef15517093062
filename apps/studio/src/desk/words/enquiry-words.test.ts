import { expect, test } from 'vitest';
import { fakeOne } from '../../../../../tests/fakes/desk-one.ts';
import {
  contactOf,
  countryWords,
  firstName,
  kindTitle,
  kindWords,
  nameWords,
  rowKindWords,
  tripWords,
} from './enquiry-words.ts';

const enquiry = fakeOne();

test('names, kinds and countries, known and unknown', () => {
  expect(nameWords({ name: '  ', state: 'quarantined' })).toBe('No name given');
  expect(nameWords({ name: '', state: 'erased' })).toBe('Erased');
  expect(kindWords('telephone')).toBe('Call back');
  expect(kindWords('safari-by-owl')).toBe('safari-by-owl');
  expect(kindTitle('email')).toBe('Email enquiry');
  expect(countryWords('GB')).toBe('United Kingdom');
  expect(countryWords('South Africa')).toBe('South Africa');
  expect(firstName(enquiry)).toBe('Naledi');
  expect(firstName({ fields: [] })).toBeNull();
});

test('CNV-04/telephone how an enquiry began at the desk stands in the place of its kind', () => {
  expect(kindTitle('email', 'walk-in')).toBe('Enquiry in person');
  const row = { kind: 'email', headline: 'By telephone, River Lodge, 2 adults' };
  expect(rowKindWords(row)).toBe('By telephone');
  expect(tripWords(row)).toBe('River Lodge · 2 adults');
  expect(rowKindWords({ kind: 'telephone', headline: 'Call back, Afternoon' })).toBe('Call back');
});

test('the trip stands without the kind before it', () => {
  expect(tripWords({ kind: 'telephone', headline: 'Call back, Afternoon' })).toBe('Afternoon');
  expect(tripWords({ kind: 'telephone', headline: 'Call back' })).toBe('Call back');
  expect(tripWords({ kind: 'owl', headline: 'River Lodge, 12 March' })).toBe('River Lodge, 12 March');
});

test('ways to reach a visitor are links only when they are what they seem', () => {
  expect(contactOf(enquiry)).toEqual({
    mail: {
      text: 'naledi@example.com',
      href: 'mailto:naledi@example.com?subject=Your%20enquiry%20MC-7KQ2-94HD',
    },
    telephone: { text: '+44 20 7946 0018', href: 'tel:+442079460018' },
    zone: 'Europe/London',
  });
  const odd = {
    ...enquiry,
    fields: [
      { name: 'email', label: 'Email', value: 'a@example.com?bcc=everyone@example.com' },
      { name: 'tel', label: 'Telephone', value: 'after six, please' },
    ],
  };
  expect(contactOf(odd)).toEqual({
    mail: { text: 'a@example.com?bcc=everyone@example.com', href: null },
    telephone: { text: 'after six, please', href: null },
    zone: null,
  });
});

test('FRM-19/extension an extension is read beside its number and dialled after it; a quoted address is a link', () => {
  const fields = [
    { name: 'tel', label: 'Telephone number', value: '+442079460018;ext=5' },
    { name: 'email', label: 'Email address', value: '"ana quill"@example.com' },
  ];
  expect(contactOf({ ...enquiry, fields })).toMatchObject({
    mail: { href: expect.stringMatching(/^mailto:%22ana%20quill%22@example\.com\?subject=/) },
    telephone: { text: '+442079460018, ext. 5', href: 'tel:+442079460018;ext=5' },
  });
});
