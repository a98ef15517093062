import { residences } from '@sundowner/brand/kinds/residences';
import { acceptField, currentConsent } from '../consent.ts';
import { hearMoreField, previousVisitorField } from '../fields/choices.ts';
import { commentsField, dateFields, guestFields } from '../fields/journey.ts';
import { countryField, emailField, lastNameField, nameField, telField } from '../fields/person.ts';
import { type Field, type FormConfig, optionalField } from '../form.ts';

const residenceToVisit: Field = {
  ...optionalField,
  type: 'select',
  name: 'residenceToVisit',
  label: 'Residence',
  placeholder: 'Select a residence',
  choiceList: 'residences',
  choices: [],
  preset: 'residence-of-page',
  maxLength: 100,
};

/** A house to oneself (MOD-13, FRM-13). */
export const residencesForm: FormConfig = {
  ...residences,
  heading: 'Enquire now',
  hint: 'A house, its people and its kitchen.',
  promise: 'We write back with dates and prices within one working day.',
  submitLabel: 'Submit Enquiry',
  consent: currentConsent,
  headline: ['residenceToVisit', 'dateStart', 'adults'],
  sections: [
    { heading: 'Personal details', fields: [nameField, lastNameField, emailField, telField, countryField] },
    {
      heading: 'Leave the planning to us',
      hint: 'The concierge sees to transport, tours, restaurant reservations and anything you would like to find when you arrive.',
      fields: [
        {
          ...commentsField,
          label: 'What may we arrange?',
          hint: 'Transport, tours, restaurant reservations, arrival requests',
        },
      ],
    },
    { heading: 'Logistics', fields: [residenceToVisit, ...dateFields] },
    { heading: 'People', fields: guestFields },
    { heading: null, fields: [previousVisitorField, hearMoreField, acceptField] },
  ],
};
