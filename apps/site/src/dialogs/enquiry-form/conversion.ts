import type { EnquiryKind } from '@sundowner/brand';
import { trackingCategory } from './tracking-category.ts';

declare global {
  interface Window {
    /** Of a tag manager, where one is configured. */
    dataLayer?: unknown[];
    /** Set by the consent banner once a visitor has agreed to be measured. */
    measurementConsent?: boolean;
  }
}

/** Kinds that count as an ad's success; letters, messages and applications are none (specification 1 section 7). */
const converting: readonly EnquiryKind[] = [
  'email',
  'telephone',
  'travel-africa',
  'celebration',
  'destination',
  'experiences',
  'residences',
];
/** Kinds that count under the category of their page; a celebration does not. */
const tracked: readonly EnquiryKind[] = converting.filter((kind) => kind !== 'celebration');
/** Kinds whose success tags in the field listen for. */
const announced: readonly EnquiryKind[] = ['email', 'telephone', 'travel-africa'];

/**
 * Records a conversion after a real success (SUB-07): the event on `window` carries no data and needs no consent, the data
 * layer is told only after consent, and nothing of the visitor's goes into it. A quarantined enquiry (`measure` false) records
 * nothing.
 *
 * @param from page the form was opened on
 */
export function recordConversion(kind: EnquiryKind, measure: boolean, from: string): void {
  if (!measure) return;
  if (window.measurementConsent && window.dataLayer) {
    const category = trackingCategory(from);
    const complete = { event: 'form_complete', category, label: 'Enquiry', value: 'Complete' };
    if (tracked.includes(kind)) window.dataLayer.push(complete);
    if (converting.includes(kind)) window.dataLayer.push({ event: 'ad_conversion', kind });
  }
  // The spelling is the old site's; tags in the field listen for it.
  if (announced.includes(kind)) window.dispatchEvent(new Event('formSubmisionComplete'));
}
