import type { EnquiryKind } from '@sundowner/brand';
import type { FormConfig } from '@sundowner/enquiries/forms/form';

/** Where the configuration of a form's page is; a page fetches its own alone. */
export const formConfigs: Readonly<Record<Exclude<EnquiryKind, 'telephone'>, () => Promise<FormConfig>>> = {
  email: async () => (await import('@sundowner/enquiries/forms/email')).emailForm,
  celebration: async () => (await import('@sundowner/enquiries/forms/celebration')).celebrationForm,
  destination: async () => (await import('@sundowner/enquiries/forms/destination')).destinationForm,
  experiences: async () => (await import('@sundowner/enquiries/forms/experiences')).experiencesForm,
  residences: async () => (await import('@sundowner/enquiries/forms/residences')).residencesForm,
  'travel-africa': async () => (await import('@sundowner/enquiries/forms/travel-africa')).travelAfricaForm,
  contact: async () => (await import('@sundowner/enquiries/forms/contact')).contactForm,
  careers: async () => (await import('@sundowner/enquiries/forms/careers')).careersForm,
  newsletter: async () => (await import('@sundowner/enquiries/forms/newsletter')).newsletterForm,
};
