import { expect, test } from 'vitest';
import { enquiryRecords, isEnquiryKind, recordOfKind } from './enquiry-kinds.ts';

test('SUB-03 every kind of enquiry has an endpoint of its own', () => {
  expect(new Set(enquiryRecords.map(({ endpoint }) => endpoint)).size).toBe(enquiryRecords.length);
  expect(isEnquiryKind('telephone')).toBe(true);
  expect(isEnquiryKind('constructor')).toBe(false);
  expect(recordOfKind('telephone')?.endpoint).toBe('/enquiry/phoneme');
  expect(recordOfKind('constructor')).toBeNull();
});
