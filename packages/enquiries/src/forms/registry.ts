import type { FormConfig } from './form.ts';
import { careersForm } from './kinds/careers.ts';
import { celebrationForm } from './kinds/celebration.ts';
import { contactForm } from './kinds/contact.ts';
import { destinationForm } from './kinds/destination.ts';
import { emailForm } from './kinds/email.ts';
import { experiencesForm } from './kinds/experiences.ts';
import { newsletterForm } from './kinds/newsletter.ts';
import { residencesForm } from './kinds/residences.ts';
import { telephoneForm } from './kinds/telephone.ts';
import { travelAfricaForm } from './kinds/travel-africa.ts';

/** Every form this version of the product offers; a kind that is not listed has no endpoint yet. */
export const forms: readonly FormConfig[] = [
  telephoneForm,
  emailForm,
  travelAfricaForm,
  celebrationForm,
  destinationForm,
  experiencesForm,
  residencesForm,
  contactForm,
  careersForm,
  newsletterForm,
];

/** The form of `kind`, or `null` where the product does not offer it. */
export function formFor(kind: string): FormConfig | null {
  return forms.find((form) => form.kind === kind) ?? null;
}
