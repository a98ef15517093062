/** The ten kinds of enquiry, named as the contract names them. */
export const enquiryKinds = [
  'telephone',
  'email',
  'travel-africa',
  'celebration',
  'destination',
  'experiences',
  'residences',
  'contact',
  'careers',
  'newsletter',
] as const;

export type EnquiryKind = (typeof enquiryKinds)[number];

/** Where each kind's form posts to (SUB-03 and the contract's table). */
export const enquiryEndpoints: Readonly<Record<EnquiryKind, `/enquiry/${string}`>> = {
  telephone: '/enquiry/phoneme',
  email: '/enquiry/email',
  'travel-africa': '/enquiry/travel-africa',
  celebration: '/enquiry/ceremony',
  destination: '/enquiry/online',
  experiences: '/enquiry/web',
  residences: '/enquiry/web/residences',
  contact: '/enquiry/contact',
  careers: '/enquiry/careers',
  newsletter: '/enquiry/newsletter',
};

export function isEnquiryKind(value: string): value is EnquiryKind {
  return (enquiryKinds as readonly string[]).includes(value);
}
