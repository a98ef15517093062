import { defaultBrand, makeCollection } from '@sundowner/brand';
import { noEnquiryContent } from '@sundowner/enquiries/delivery/enquiry-content';
import { choiceStays } from '@sundowner/enquiries/forms/form-content';
import { expect, test } from 'vitest';
import { withPlacesGone } from './places-gone.ts';

const now = Date.UTC(2027, 0, 31);
const withResidences = (...names: string[]) => ({
  ...noEnquiryContent,
  collection: makeCollection(
    { residence: names.map((name, at) => ({ slug: `house-${at}`, name })) },
    defaultBrand,
  ),
});

test('FRM-16 a house that is offered no more is taken for 30 days, and until it is offered again', () => {
  const both = withPlacesGone(noEnquiryContent, withResidences('Fig', 'Marula'), now);
  expect(both.lists).toEqual({});
  const one = withPlacesGone(both, withResidences('Fig'), now);
  const gone = { value: 'Marula', label: 'Marula', until: now };
  expect(one.lists.residences).toEqual({ choices: [], retired: [gone] });
  const later = withPlacesGone(one, withResidences('Fig'), now + choiceStays);
  expect(later.lists.residences?.retired).toEqual([gone]);
  expect(withPlacesGone(later, withResidences('Fig'), now + choiceStays + 1).lists).toEqual({});
  expect(withPlacesGone(one, withResidences('Fig', 'Marula'), now + 1).lists).toEqual({});
});
