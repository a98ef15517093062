import { email } from '@sundowner/brand/kinds/email';
import { acceptField, currentConsent } from '../consent.ts';
import {
  crmNamed,
  hearMoreField,
  locationField,
  lodgesField,
  otherExperiencesField,
  previousVisitorField,
} from '../fields/choices.ts';
import {
  commentsField,
  dateFields,
  guestFields,
  natureOfVisitField,
  travellerTypeField,
} from '../fields/journey.ts';
import { countryField, emailField, mapped, nameField, surnameField, telField } from '../fields/person.ts';

import type { FormConfig } from '../form.ts';

/** "Enquire now": a whole journey, asked for by email (MOD-09, FRM-13). */
export const emailForm: FormConfig = {
  ...email,
  heading: 'Enquire now',
  hint: 'Email us, and tell us a little about your stay.',
  promise: 'A travel specialist writes back within one working day.',
  submitLabel: 'Submit Enquiry',
  consent: currentConsent,
  headline: ['natureOfVisit', 'locationToVisit', 'dateStart'],
  sections: [
    {
      heading: 'What we need from you...',
      fields: [nameField, surnameField, emailField, telField, countryField],
    },
    {
      heading: 'Your travel plans',
      fields: [
        mapped(natureOfVisitField, 'travel_plans'),
        travellerTypeField,
        { ...mapped(locationField, 'ideal_destination'), preset: 'location-of-page' },
        lodgesField,
        ...crmNamed(dateFields),
        ...crmNamed(guestFields),
        mapped(commentsField, 'additional_comments'),
      ],
    },
    {
      heading: null,
      fields: [
        mapped(previousVisitorField, 'returning_visitor'),
        mapped(otherExperiencesField, 'other_more_experiences__1_'),
        hearMoreField,
        acceptField,
      ],
    },
  ],
};
