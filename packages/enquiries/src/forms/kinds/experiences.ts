import { experiences } from '@sundowner/brand/kinds/experiences';
import { acceptField, currentConsent } from '../consent.ts';
import { hearMoreField, otherExperiencesField } from '../fields/choices.ts';
import {
  commentsField,
  dateFields,
  guestFields,
  lodgeHotelField,
  natureOfVisitField,
  travellerTypeField,
} from '../fields/journey.ts';
import { countryField, emailField, nameField, surnameField, telField } from '../fields/person.ts';
import type { FormConfig } from '../form.ts';

/** Something to do, from the page that tells of it (MOD-12, FRM-13). */
export const experiencesForm: FormConfig = {
  ...experiences,
  heading: 'Enquire now',
  hint: 'Tell us what you would like to do, and we write back with when and how.',
  promise: 'You hear from us within one working day.',
  submitLabel: 'Submit Enquiry',
  consent: currentConsent,
  headline: ['otherExperiences', 'lodgeHotel', 'dateStart'],
  sections: [
    { heading: 'Personal details', fields: [nameField, surnameField, emailField, telField, countryField] },
    {
      heading: 'Travel plans',
      fields: [
        natureOfVisitField,
        travellerTypeField,
        lodgeHotelField,
        ...dateFields,
        ...guestFields,
        commentsField,
      ],
    },
    {
      heading: 'Other {category} experiences',
      fields: [{ ...otherExperiencesField, preset: 'experience-of-page' }, hearMoreField, acceptField],
    },
  ],
};
