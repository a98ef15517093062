import { careersForm } from './careers.ts';
import { celebrationForm } from './celebration.ts';
import { contactForm } from './contact.ts';
import { destinationForm } from './destination.ts';
import { emailForm } from './email.ts';
import { experiencesForm } from './experiences.ts';
import type { FormConfig } from './form.ts';
import { newsletterForm } from './newsletter.ts';
import { residencesForm } from './residences.ts';
import { telephoneForm } from './telephone.ts';
import { travelAfricaForm } from './travel-africa.ts';

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
