import { expect, test } from 'vitest';
import { dialogAt } from './dialog-address.ts';

test.each([
  ['/enquire/telephone', 'telephone'],
  ['/enquire/360-tours', '360-tours'],
  ['/enquire/what-to-expect/dinner-in-the-boma', 'what-to-expect'],
  ['/enquire/amenities/lion-sands-river-lodge', 'amenities'],
])('%s is the address of the dialog %s', (path, name) => {
  expect(dialogAt(path)).toEqual({ name, path });
});

test.each([
  '/enquire',
  '/enquire/contact',
  '/enquire/what-to-expect',
  '/enquire/what-to-expect/',
  '/enquire/book/river-lodge',
  '/enquire/amenities/a/b',
  '/contact-us',
])('%s is the address of no dialog', (path) => {
  expect(dialogAt(path)).toBeNull();
});
