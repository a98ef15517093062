import { type EnquiryKind, enquiryRecordOf } from '@sundowner/brand';
import { confirmPath } from './subscription.ts';

export type ThankYouAddress = (reference: string, kind: EnquiryKind) => string;

/**
 * Where a sent enquiry leads: our own page, or the address the operator set (SUB-13, SUB-14). The letter's always leads to the
 * page that says what its reader has yet to do (enquiry contract). The reference says nothing of the person.
 *
 * @param setting `THANK_YOU_URL`, a path or a full https address, or `null`
 */
export function thankYouAddress(setting: string | null): ThankYouAddress {
  return (reference, kind) => {
    const page = enquiryRecordOf[kind].confirmed ? confirmPath : (setting ?? '/thank-you');
    return `${page}${page.includes('?') ? '&' : '?'}ref=${encodeURIComponent(reference)}`;
  };
}
