import type { EnquiryRecord } from '@sundowner/brand';

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
 * @param countsAs category of the page the form was opened on (SUB-11); absent for those that count with the home page
 */
export function recordConversion(
  { kind, counts }: EnquiryRecord,
  measure: boolean,
  countsAs = 'Homepage',
): void {
  if (!measure) return;
  if (window.measurementConsent && window.dataLayer) {
    const complete = { event: 'form_complete', category: countsAs, label: 'Enquiry', value: 'Complete' };
    if (counts.includes('category')) window.dataLayer.push(complete);
    if (counts.includes('ad')) window.dataLayer.push({ event: 'ad_conversion', kind });
  }
  // The spelling is the old site's; tags in the field listen for it.
  if (counts.includes('announced')) window.dispatchEvent(new Event('formSubmisionComplete'));
}
