import { travelAfrica } from '@sundowner/brand/kinds/travel-africa';
import { acceptField, currentConsent } from '../consent.ts';
import { crmNamed, hearMoreField } from '../fields/choices.ts';
import { commentsField, dateFields, guestFields, same } from '../fields/journey.ts';
import { countryField, emailField, lastNameField, mapped, nameField, telField } from '../fields/person.ts';
import { type Field, type FormConfig, optionalField } from '../form.ts';

const several = {
  ...optionalField,
  type: 'multiselect',
  placeholder: 'Choose one or more',
  maxLength: 100,
} as const;

const destination: Field = {
  ...several,
  name: 'destination',
  label: 'Destination',
  choiceList: 'journey-countries',
  choices: [],
  crmName: 'interested_destination',
};

const travelType: Field = {
  ...several,
  name: 'travelType',
  label: 'Travel type',
  choices: same('Couple', 'Family', 'Alone', 'LGBTQ+', 'Group of friends'),
  crmName: 'travel_plans',
};

const packages: Field = {
  ...several,
  name: 'packages',
  label: 'Packages',
  choiceList: 'packages',
  choices: [],
  preset: 'package-of-page',
  crmName: 'interested_packages',
};

const budget: Field = {
  ...optionalField,
  type: 'select',
  name: 'budget',
  label: 'Budget per person per trip',
  errorName: 'Budget',
  hint: 'Per person, including luxury accommodation, transfers, internal flights and selected activities. Excluding international flights, travel insurance, upgrades and specialised activities. The cost is based on the total number of nights.',
  placeholder: 'Select one',
  choices: same('$5,000-$6,500', '$6,500-$8,000', '$8,000-$10,500', '$10,500+'),
  maxLength: 40,
  crmName: 'budget_per_person_per_trip',
};

/** A journey across countries, planned by a specialist (MOD-14, FRM-13). */
export const travelAfricaForm: FormConfig = {
  ...travelAfrica,
  heading: 'Enquire',
  hint: 'Say where, with whom and roughly when.',
  promise: 'A specialist writes back with a route within two working days.',
  submitLabel: 'Submit Enquiry',
  consent: currentConsent,
  headline: ['packages', 'destination', 'dateStart'],
  sections: [
    {
      heading: 'Personal information',
      fields: [nameField, lastNameField, emailField, telField, countryField],
    },
    { heading: 'Travel plans', fields: [destination, travelType, packages] },
    {
      heading: 'Logistics',
      fields: [...crmNamed(dateFields), ...crmNamed(guestFields), budget],
    },
    {
      heading: null,
      fields: [
        { ...mapped(commentsField, 'additional_comments'), preset: 'package-words' },
        hearMoreField,
        acceptField,
      ],
    },
  ],
};
