import type { EnquiryKind } from '@sundowner/brand';

const sent: Partial<Readonly<Record<EnquiryKind, string>>> = {
  careers: 'application',
  contact: 'message',
  newsletter: 'address',
};

/** What a form says while it is sent: "Sending your application." */
export const sendingWords = (kind: EnquiryKind): string => `Sending your ${sent[kind] ?? 'enquiry'}.`;
