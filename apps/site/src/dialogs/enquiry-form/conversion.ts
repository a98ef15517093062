import type { EnquiryRecord } from '@sundowner/brand';
import { trackingCategory } from './tracking-category.ts';

declare global {
  interface Window {
    /** Of a tag manager, where one is configured. */
    dataLayer?: unknown[];
    /** Set by the consent banner once a visitor has agreed to be measured. */
    measurementConsent?: boolean;
  }
}

/**
 * Records a conversion after a real success (SUB-07): the event on `window` carries no data and needs no consent, the data
 * layer is told only after consent, and nothing of the visitor's goes into it. A quarantined enquiry (`measure` false) records
 * nothing.
 *
 * @param from page the form was opened on
 */
export function recordConversion({ kind, counts }: EnquiryRecord, measure: boolean, from: string): void {
  if (!measure) return;
  if (window.measurementConsent && window.dataLayer) {
    const category = trackingCategory(from);
    const complete = { event: 'form_complete', category, label: 'Enquiry', value: 'Complete' };
    if (counts.includes('category')) window.dataLayer.push(complete);
    if (counts.includes('ad')) window.dataLayer.push({ event: 'ad_conversion', kind });
  }
  // The spelling is the old site's; tags in the field listen for it.
  if (counts.includes('announced')) window.dispatchEvent(new Event('formSubmisionComplete'));
}
