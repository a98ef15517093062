import { type Collection, emptyCollection } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { currentCollection, withCollection } from '../content/collection/collection-scope.ts';
import { isLinkable } from './is-linkable.ts';

const asked = [
  'residences',
  'travel-africa',
  'destination',
  'experiences',
  'celebration',
  'book',
  '360-tours',
];
const linkableIn = (collection: Collection, ...hrefs: readonly string[]) =>
  withCollection({ collection, read: true }, () => hrefs.filter(isLinkable));

test('forms and dialogs that ask about something are led to where there is any of it', () => {
  const hrefs = asked.map((form) => `/enquire/${form}?from=/`);
  expect(linkableIn(currentCollection(), ...hrefs)).toEqual(hrefs);
  const empty = { ...emptyCollection(), absentPages: ['/travel-africa'] as const };
  expect(linkableIn(empty, ...hrefs)).toEqual([]);
});

test('the way to a person is always led to, and other hosts are', () => {
  const hrefs = ['/', '/contact-us', '/enquire/telephone', '/enquire/email', 'https://example.com/our-story'];
  expect(linkableIn({ ...emptyCollection(), absentPages: ['/our-story'] }, ...hrefs)).toEqual(hrefs);
});

test('a page without its entry is not', () => {
  expect(linkableIn({ ...emptyCollection(), absentPages: ['/our-story'] }, '/our-story', '/impact')).toEqual([
    '/impact',
  ]);
});
