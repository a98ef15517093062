import { formFor } from '@sundowner/enquiries/forms/registry';
import { expect, test } from 'vitest';
import { describeDialog } from './dialog-modules.ts';

const bar = (name: Parameters<typeof describeDialog>[0]) => describeDialog(name).frame?.backLabel;

test('MOD-04/book MOD-04/enquire MOD-04/exceptions the bar on a phone says what the dialog is; one that asks has the usual words', () => {
  expect(bar('book')).toBe('Bookings & Availability');
  expect(bar('360-tours')).toBe('360° tours');
  expect(bar('what-to-expect')).toBe('What to expect');
  expect(bar('amenities')).toBe('Facilities and services');
  expect(bar('instagram')).toBe('Leaving for Instagram');
  for (const name of [
    'telephone',
    'email',
    'celebration',
    'destination',
    'experiences',
    'residences',
    'travel-africa',
  ] as const)
    expect(bar(name), name).toBeUndefined();
});

test('MOD-09 MOD-11 MOD-12 MOD-13 a dialog that is a form has the heading of its form while it is fetched', () => {
  for (const name of [
    'email',
    'celebration',
    'destination',
    'experiences',
    'residences',
    'travel-africa',
  ] as const)
    expect(describeDialog(name).title, name).toBe(formFor(name)?.heading);
  expect(describeDialog('email').title).toBe('Enquire now');
});
