import { destination } from '@sundowner/brand/kinds/destination';
import { acceptField, currentConsent } from '../consent.ts';
import { destinationLocationField, hearMoreField, previousVisitorField } from '../fields/choices.ts';
import {
  commentsField,
  dateFields,
  guestFields,
  natureOfVisitField,
  travellerTypeField,
} from '../fields/journey.ts';
import { countryField, emailField, nameField, surnameField, telField } from '../fields/person.ts';
import type { FormConfig } from '../form.ts';

/** A place in mind, the rest open (MOD-11, FRM-13). */
export const destinationForm: FormConfig = {
  ...destination,
  heading: 'Enquire now',
  hint: 'Only the first part needs every answer.',
  promise: 'A travel specialist writes back within one working day.',
  submitLabel: 'Submit Enquiry',
  consent: currentConsent,
  headline: ['locationToVisit', 'natureOfVisit', 'dateStart'],
  sections: [
    {
      heading: 'What we need from you...',
      fields: [nameField, surnameField, emailField, telField, countryField],
    },
    {
      heading: 'Your travel plans (Optional)',
      fields: [natureOfVisitField, travellerTypeField, destinationLocationField],
    },
    { heading: 'Logistics', fields: [...dateFields, ...guestFields] },
    { heading: 'Other', fields: [commentsField, previousVisitorField, hearMoreField, acceptField] },
  ],
};
