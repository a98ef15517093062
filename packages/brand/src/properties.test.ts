import { expect, test } from 'vitest';
import { accommodationTags } from './accommodation-places.ts';
import { enquiryRecords, isEnquiryKind, recordOfKind } from './kinds/enquiry-kinds.ts';
import { properties, propertyOfPath, regions } from './properties.ts';

test('a page belongs to the property whose root it stands under', () => {
  expect(propertyOfPath('/lionsands/river-lodge')?.key).toBe('lionsands');
  expect(propertyOfPath('/capecadogan')?.key).toBe('capecadogan');
  expect(propertyOfPath('/lionsandsx')).toBeNull();
  expect(propertyOfPath('/')).toBeNull();
});

test('every property stands in a region visitors may see', () => {
  for (const { region } of properties) {
    expect(regions.find(({ key }) => key === region)?.hidden, region).toBe(false);
  }
});

test('the seventeen accommodation tags are distinct', () => {
  expect(new Set(accommodationTags).size).toBe(17);
});

test('SUB-03 every kind of enquiry has an endpoint of its own', () => {
  expect(new Set(enquiryRecords.map(({ endpoint }) => endpoint)).size).toBe(enquiryRecords.length);
  expect(isEnquiryKind('telephone')).toBe(true);
  expect(isEnquiryKind('constructor')).toBe(false);
  expect(recordOfKind('telephone')?.endpoint).toBe('/enquiry/phoneme');
  expect(recordOfKind('constructor')).toBeNull();
});
