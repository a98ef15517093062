declare global {
  interface Window {
    /** Of a tag manager, where one is configured. */
    dataLayer?: unknown[];
    /** Set by the consent banner once a visitor has agreed to be measured. */
    measurementConsent?: boolean;
  }
}

/** Category of the tracking tag where no property or package has its own (SUB-08, SUB-11). */
const defaultCategory = 'Homepage';

/**
 * Records a conversion after a real success (SUB-07): the event on `window` carries no data and needs no consent, the data
 * layer is told only after consent. A quarantined enquiry (`measure` false) records nothing.
 */
export function recordConversion(kind: string, measure: boolean): void {
  if (!measure) return;
  if (window.measurementConsent && window.dataLayer) {
    window.dataLayer.push(
      { event: 'form_complete', category: defaultCategory, label: 'Enquiry', value: 'Complete' },
      { event: 'ad_conversion', kind },
    );
  }
  // The spelling is the old site's; tags in the field listen for it.
  window.dispatchEvent(new Event('formSubmisionComplete'));
}
