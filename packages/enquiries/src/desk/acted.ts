import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { Refused } from '../work/refused.ts';

/** Acts on one enquiry give it as it is then, or why they were not done. The reference is read as a person types it. */
export type EnquiryOrRefusal = Promise<EnquiryDetail | Refused>;
