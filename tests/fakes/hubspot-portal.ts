import type { HubspotForm } from './hubspot-rules.ts';

/** The three marketing forms as their owner defined them at HubSpot, transcribed from docs/enquiry-forms.md and the CRM's own list. */

const lodges = {
  lion_sands_lodge_s_requested: [
    'River Lodge',
    'Ivory Lodge',
    'Tinga Lodge',
    'Narina Lodge',
    'Fish Eagle Residence',
    'Hinkwenu Residence',
  ],
  cape_town_lodge_s_requested: [
    'Cape Cadogan Boutique Hotel',
    'Quarters Neighbourhood Hotel',
    'Quarters Residence',
  ],
  monwana_lodge_s_requested: ['Monwana', 'Monwana Residence', "Founder's Camp"],
  marataba_lodge_s_requested: ['Safari Lodge', 'Mountain Lodge'],
  stellenbosch_lodge_s_requested: [],
};

const lodgeFields = Object.fromEntries(
  Object.entries(lodges).map(([name, options]) => [name, { many: [...options, 'Unknown'] }]),
);

const person = {
  email: null,
  firstname: null,
  lastname: null,
  phone: 'phone',
  country__dropdown_: ['United Kingdom', 'South Africa', 'Germany', "Côte d'Ivoire"],
} as const;

const stay = {
  arrival_date: 'date',
  departure_date: 'date',
  number_of_adults: 'number',
  number_of_children: 'number',
  age_of_children: null,
  additional_comments: null,
} as const;

const required = ['email', 'firstname', 'lastname', 'phone'];
const subscriptionTypes = [306316139, 306316330];

export const marketingForms: Readonly<Record<'email' | 'telephone' | 'travel-africa', HubspotForm>> = {
  email: {
    fields: {
      ...person,
      ...stay,
      ...lodgeFields,
      travel_plans: null,
      returning_visitor: ['Yes', 'No'],
      other_more_experiences__1_: {
        many: ['safari', 'treehouse', 'foodandwine', 'mackandmadi', 'community', 'celebrations'],
      },
      ideal_destination: {
        many: [
          'Lion Sands Game Reserve',
          'Monwana Game Lodge',
          'Marakele National Park - Marataba',
          'Cape Town',
        ],
      },
    },
    required: [...required, 'country__dropdown_'],
    subscriptionTypes,
  },
  telephone: {
    fields: { ...person, preferred_time_to_call: ['Morning', 'Afternoon', 'Evening'] },
    required,
    subscriptionTypes: [306316330],
  },
  'travel-africa': {
    fields: {
      ...person,
      ...stay,
      travel_plans: null,
      interested_destination: null,
      interested_packages: null,
      budget_per_person_per_trip: ['$5,000-$6,500', '$6,500-$8,000', '$8,000-$10,500', '$10,500+'],
    },
    required: [...required, 'country__dropdown_'],
    subscriptionTypes,
  },
};
