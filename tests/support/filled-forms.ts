import type { EnquiryKind } from '@sundowner/brand';

export type FilledForm = Readonly<Record<string, string | readonly string[]>>;

const person = {
  name: 'Naledi',
  surname: 'Okaforsson',
  email: 'naledi.okaforsson@example.com',
  tel: '+44 20 7946 0018',
};
const located = { ...person, country: 'United Kingdom' };
const consent = { accept: 'consentTrue' };

/** What each form's starred fields ask for, transcribed from docs/enquiry-forms.md, and nothing else. */
export const onlyRequired: Readonly<Record<EnquiryKind, FilledForm>> = {
  telephone: { ...person, ...consent },
  email: { ...located, ...consent },
  celebration: {
    name: person.name,
    surname: person.surname,
    preferredContactMethod: 'Phone',
    tel: person.tel,
    reasonForVisit: 'Wedding',
    ...consent,
  },
  destination: { ...located, ...consent },
  experiences: { ...located, ...consent },
  residences: { ...located, ...consent },
  'travel-africa': { ...located, ...consent },
  newsletter: { email: person.email, ...consent },
  contact: {
    name: person.name,
    surname: person.surname,
    email: person.email,
    subject: 'trade',
    comments: 'Which of you speaks for agents?',
    ...consent,
  },
  careers: { ...person, ...consent },
};

/** A year to come, whenever a test runs, and less than the five years ahead a form takes. */
export const travelYear = new Date().getUTCFullYear() + 2;

const dates = {
  dateStart: `5 March ${travelYear}`,
  dateEnd: `12/03/${travelYear}`,
  dateFlexibility: 'A few days either side',
};
const guests = { adults: '2', children: '2', agesOfChildren: '4 and 9' };
const nature = { natureOfVisit: 'You tell us...', travellerType: 'Two sisters and a nephew' };
const more = { hearMoreAbout: 'Relevant email updates' };

/** Every field of every form filled in, with the words that must be found again. */
export const everyField: Readonly<Record<EnquiryKind, FilledForm>> = {
  telephone: {
    ...located,
    timeToCall: 'Evening',
    timeZone: 'Europe/London',
    ...consent,
  },
  email: {
    ...located,
    ...nature,
    locationToVisit: ['Lion Sands Game Reserve', 'Cape Town'],
    likeToVisitTheseLodges: ['River Lodge', 'Tinga Lodge'],
    ...dates,
    ...guests,
    comments: 'A birthday on the sixth.',
    previousVisitor: 'Yes',
    otherExperiences: ['safari', 'treehouse'],
    ...more,
    ...consent,
  },
  celebration: {
    name: person.name,
    surname: person.surname,
    preferredContactMethod: 'Email',
    email: person.email,
    country: 'United Kingdom',
    reasonForVisit: 'Anniversary',
    ...nature,
    knowWhenToTravel: 'Yes',
    ...dates,
    knowNumberOfGuests: 'Yes',
    ...guests,
    locationToVisit: ['Madikwe Game Reserve', 'I am not sure'],
    lodgeHotel: 'River Lodge',
    celebrationOtherExperiences: ['foodandwine', 'celebrations'],
    comments: 'Fifty years.',
    ...consent,
  },
  destination: {
    ...located,
    ...nature,
    locationToVisit: ['Marataba'],
    ...dates,
    ...guests,
    comments: 'By train if we can.',
    previousVisitor: 'No',
    ...more,
    ...consent,
  },
  experiences: {
    ...located,
    ...nature,
    lodgeHotel: 'non selected',
    ...dates,
    ...guests,
    comments: 'On foot.',
    otherExperiences: ['community', 'mackandmadi'],
    ...more,
    ...consent,
  },
  residences: {
    ...located,
    comments: 'A cook who bakes.',
    residenceToVisit: 'Hinkwenu',
    ...dates,
    ...guests,
    previousVisitor: 'Yes',
    ...more,
    ...consent,
  },
  'travel-africa': {
    ...located,
    destination: ['Namibia', 'Zambia'],
    travelType: ['Couple', 'LGBTQ+'],
    packages: ['Southern African Odyssey', 'Quintessential Cape'],
    ...dates,
    ...guests,
    budget: '$8,000-$10,500',
    comments: "I'd like to enquire about the Southern African Odyssey package.",
    ...more,
    ...consent,
  },
  newsletter: { email: person.email, name: person.name, interests: ['Safaris', 'Conservation'], ...consent },
  contact: {
    ...person,
    subject: 'existing booking',
    bookingReference: 'RL 2211',
    comments: 'Could we come a day sooner?',
    ...consent,
  },
  careers: { ...person, vacancy: 'Sous chef, Safari Lodge', comments: 'I cook over fire.', ...consent },
};
