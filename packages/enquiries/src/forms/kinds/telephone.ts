import { telephone } from '@sundowner/brand/kinds/telephone';
import { acceptField, currentConsent } from '../consent.ts';
import { same } from '../fields/journey.ts';
import { countryField, emailField, nameField, optional, surnameField, telField } from '../fields/person.ts';
import { type Field, type FormConfig, optionalField } from '../form.ts';

const timeToCall: Field = {
  ...optionalField,
  type: 'radio',
  name: 'timeToCall',
  label: 'Preferred time to call',
  widget: 'chips',
  choices: same('Morning', 'Afternoon', 'Evening'),
  // Specification 1 section 5: it has a message and is never enforced (FRM-15).
  maxLength: 40,
  crmName: 'preferred_time_to_call',
};

const timeZone: Field = {
  ...optionalField,
  type: 'text',
  name: 'timeZone',
  label: 'Time zone',
  widget: 'hidden',
  maxLength: 64,
  preset: 'time-zone',
};

/** "Alternatively, we will gladly call you back": the telephone dialog's form (MOD-08, FRM-13). */
export const telephoneForm: FormConfig = {
  ...telephone,
  heading: 'Alternatively, we will gladly call you back',
  hint: 'We ring from the number of our office, twice if need be, and never leave a sales message.',
  submitLabel: 'Call Me Back',
  consent: currentConsent,
  headline: ['timeToCall'],
  sections: [
    {
      heading: null,
      fields: [
        nameField,
        surnameField,
        telField,
        emailField,
        optional(countryField),
        timeToCall,
        timeZone,
        acceptField,
      ],
    },
  ],
};
