import type {
  Collection,
  ModalContent,
  Redirect,
  SearchPage,
} from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../../../demo/content/authored.ts';
import type { Content } from '../../../demo/content/content.ts';
import { p } from '../../../demo/content/rich-text.ts';
import { points } from '../../../demo/content/shapes.ts';
import { brand } from './brand.ts';
import { routes } from './journeys.ts';
import { picture } from './pictures.ts';

export const collection: Authored<Collection> = {
  homePalette: 'savanna',
  facebook: 'https://www.facebook.com/zambeziandskeleton',
  instagram: 'https://www.instagram.com/zambeziandskeleton/',
  residencesPalette: 'vineyard',
  africaPalette: 'mountain',
  groundLines: `river Zambezi
-15.9, 28.95
-15.72, 29.3
-15.64, 29.6
-15.6, 30.2

sea Atlantic
-21.8, 13.9
-22.68, 14.52
-23.2, 14.45
-23.2, 13.9`,
};

export const redirects: readonly Authored<Redirect>[] = [
  { from: '/old-river-camps*', to: '/chibwe-river', note: 'Every address of the river camps until 2018' },
  { from: '/old-harbour-hotel', to: '/tide-house', note: 'What the house was called until 2018' },
];

export const homepage: Content['homepage'] = {
  heroTitle: 'Camps on the Zambezi and in Damaraland, and a hotel by the sea',
  heroTitleTurn: 'First the river. Then the sand.',
  heroLead: 'Also a houseboat, and a bed on a roof.',
  heroPicture: picture('plain-dusk'),
  statement: 'We have one wide river, one dry one, and a house by the sea,',
  statementTurn: 'and are never quite sure which of them is home.',
  statementLead:
    'Three places in two countries, each run by people who were born near it. Tell us what you would like to hear in the morning.',
  statementLinkText: 'Our story',
  statementLinkHref: '/our-story',
  collectionHeading: 'Three places',
  collectionLead: 'Choose by how dry you like it.',
  experiencesHeading: 'What there is to do',
  journeysHeading: 'Journeys',
  journeysLead: 'From one to the next, with the flights.',
  storiesHeading: 'Stories',
  journeys: routes.map(({ slug }) => slug),
  defaultDropDownImage: picture('long-lens'),
};

const section = (
  displayName: string,
  position: number,
  links: Readonly<Record<string, string>>,
): Content['footer'][number] => ({
  displayName,
  position,
  expandedOnMobiDefault: position === 1,
  links: Object.entries(links).map(([name, url]) => ({ displayName: name, url })),
});

export const footer: Content['footer'] = [
  section('Places', 1, {
    'Chibwe River Camps': '/chibwe-river',
    'Omburi Desert Camps': '/omburi',
    'Tide House': '/tide-house',
    Houses: '/residences',
  }),
  section('To do', 2, {
    'On the water': '/experiences/on-the-water',
    'Star beds': '/omburi/treehouses',
    'At table': '/experiences/at-table',
  }),
  section('Plan', 3, {
    'All rates': '/rates',
    Journeys: '/curated-journeys',
    'Look all round': `/${brand.slug}-360s`,
    Downloads: '/information-downloads',
    'Terms of booking': '/booking-terms',
    'How to pay us': '/paying-safely',
    'Contact us': '/contact-us',
  }),
  section(brand.shortName, 4, {
    'Our story': '/our-story',
    'What we owe': '/impact',
    Stories: '/blog',
    Films: `/${brand.slug}-tv`,
    'Work with us': '/careers',
  }),
];

const weekday = (day: string) => ({ day, open: true as const, opens: '08:00', closes: '17:00' });

/** No range of numbers is set aside for stories in Zambia: 00 000 0000 cannot be dialled. The others are those of Ofcom, the North American plan and ACMA. */
export const contactDetails: Content['contactDetails'] = {
  travelPlannerNumber: '+260 00 000 0000',
  ukTollFreeNumber: '0808 157 0381',
  usacanadaTollFreeNumber: '1 800 555 0199',
  australiaTollFreeNumber: '1800 975 709',
  officeDays: 'Monday to Friday',
  officeHours: '08:00 to 17:00, Saturday until noon',
  week: [
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(weekday),
    { day: 'Saturday', open: true, opens: '08:00', closes: '12:00' },
    { day: 'Sunday', open: false },
  ],
  // Of Zambia, whose office answers.
  holidays: [
    { date: '2026-10-24', name: 'Independence Day' },
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2027-01-01', name: 'New Year’s Day' },
    { date: '2027-03-12', name: 'Youth Day' },
    { date: '2027-05-01', name: 'Labour Day' },
    { date: '2027-07-05', name: 'Heroes’ Day' },
    { date: '2027-07-06', name: 'Unity Day' },
    { date: '2027-08-02', name: 'Farmers’ Day' },
  ],
  conciergeMail: 'hello@example.com',
  desks: [
    { subject: 'A stay', mail: 'hello@example.com', answers: 'Within one working day' },
    { subject: 'Travel partners', mail: 'trade.zambia@example.com', answers: 'Within one working day' },
    { subject: 'The press', mail: 'press@example.com', answers: 'The same day' },
    { subject: 'Work', mail: 'people@example.com', answers: 'Within a week' },
  ],
  offices: [
    { name: 'Lusaka', line: 'Kabulonga. Reservations and flights.' },
    { name: 'Swakopmund', line: 'At Tide House. Houses and journeys.' },
  ],
  thankYou: {
    thankYouHeading: 'Thank you',
    thankYouText: 'It has reached us. One of us writes back; you need do nothing more today.',
    thankYouSteps: [
      { when: 'Now', what: 'A note with your reference usually follows by email.' },
      { when: 'Within one working day', what: 'Mutinta or Lena writes, with first answers.' },
    ],
    thankYouSignatory: 'Mutinta Hamoonga',
  },
};

const consentText =
  'I agree that what I write here is kept and used to answer me, under the data protection law of Zambia and as is the practice in Namibia, as the [privacy policy] says.';

const kinds = [
  ...(['telephone', 'email', 'travel-africa', 'celebration', 'destination'] as const),
  ...(['experiences', 'residences', 'contact', 'newsletter'] as const),
];

export const enquiryForms: Content['enquiryForm'] = [
  ...kinds.map((kind) => ({ kind, consentText })),
  {
    kind: 'careers',
    consentText,
    mailbox: 'people@example.com',
    thankYouText: 'We answer everyone, within a week of the day a post closes.',
    thankYouSteps: [{ when: 'First', what: 'We read all of it.' }],
  },
];

const choice = (value: string, label = value, group: string | null = null) => ({
  value,
  label,
  group,
  published: true,
});

export const choiceLists: Content['choiceList'] = [
  {
    name: 'packages',
    choices: routes.filter(({ kind }) => kind === 'package').map(({ title }) => choice(title)),
  },
  { name: 'residences', choices: [choice('Ferry House'), choice('Dune House')] },
  {
    name: 'lodges',
    choices: [
      ...['Ilala Camp', 'Katondo Camp', 'Houseboat Mulonga', 'Ferry House'].map((name) =>
        choice(name, name, 'Chibwe, Lower Zambezi'),
      ),
      ...['Granite Camp', 'Quiver Camp', 'Dry River Camp'].map((name) =>
        choice(name, name, 'Omburi Desert Camps'),
      ),
      choice('Tide House', 'Tide House', 'Tide House, Swakopmund'),
    ],
  },
  {
    name: 'experiences',
    choices: [
      choice('water', 'On the water'),
      choice('drives', 'Drives and walks'),
      choice('starbed', 'Star beds'),
      choice('table', 'At table'),
      choice('young', 'For the young'),
      choice('neighbours', 'Neighbours and land'),
    ],
  },
  { name: 'interests', choices: ['The river', 'The desert', 'Stars', 'Offers'].map((name) => choice(name)) },
];

export const answerTemplates: Content['answerTemplate'] = [
  {
    name: 'Rooms and prices',
    language: 'en',
    kinds: ['email', 'destination', 'experiences'],
    subject: 'Your stay at {where}',
    text: '{greeting},\n\nFor {when} we can offer you {name of the room} at {where}, at {price in US dollars} a person and night, with all meals and two outings a day.\n\nIt is held for ten days.',
  },
  {
    name: 'Die Preise',
    language: 'de',
    subject: 'Ihre Reise nach {where}',
    text: '{greeting},\n\nfür {when} haben wir {name of the room} in {where} frei, zu {price in US dollars} je Person und Nacht.\n\nWir halten es zehn Tage lang.',
  },
];

const officer = '[privacy@example.com](mailto:privacy@example.com)';

export const privacyPolicy: Content['privacyPolicy'] = {
  title: 'Privacy policy',
  lead: 'What we keep when you write to us, why, for how long, and how to have it erased.',
  updated: '2026-10-01',
  sections: [
    {
      heading: 'Who we are',
      body: [
        p(
          `${brand.collectionName} have an office in Lusaka and one in Swakopmund. We keep to the data protection law of Zambia, to what is the practice in Namibia, and to the GDPR for guests from Europe.`,
        ),
        p(`Whoever looks after this answers at ${officer}, within five working days.`),
      ],
    },
    {
      heading: 'What we keep, and for how long',
      body: [
        p(
          'What you write in a form, for 24 months after we last heard from you. Network addresses, for 30 days.',
        ),
        p('You may ask to see it, to correct it or to have us erase it. A letter is enough.'),
      ],
    },
  ],
};

export const searchPage: Authored<SearchPage> = {
  heading: 'Search',
  lead: 'Camps, rooms, things to do, questions and downloads.',
  synonyms: [
    { word: 'star bed', also: ['treehouse', 'sleep out', 'roof bed', 'under the stars'] },
    { word: 'houseboat', also: ['boat hotel', 'cruise', 'ship'] },
    { word: 'rates', also: ['price', 'prices', 'cost', 'dollars', 'usd'] },
    { word: 'canoe', also: ['kayak', 'paddle'] },
  ],
};

export const modalContent: readonly Authored<ModalContent>[] = [
  {
    modal: 'modalAmenities',
    heading: 'What is here',
    subHeading: 'In the room, in camp and outside',
    text: 'It is part of the stay unless a price stands beside it.',
    buttonText: 'Enquire',
    secondButtonText: 'Close',
    items: points({ 'In the room': 'Looked at every morning.', Outside: 'Ask at the fire.' }),
    image: picture('ilala-deck'),
  },
  {
    modal: 'instagramWarning',
    heading: 'You are leaving for Instagram',
    text: 'The pictures are ours, the record of who looks at them is theirs.',
    buttonText: 'Go on',
    secondButtonText: 'Stay',
    image: picture('long-lens'),
  },
  {
    modal: '360tour',
    heading: 'Look all round',
    text: 'Turn with a finger. No headset is needed.',
    buttonText: 'Open',
  },
  {
    modal: 'enquireBook',
    heading: 'Book and pay online',
    text: 'Choose a place to see its free nights.',
    note: 'They are shown on our partner’s site, in a new tab.',
    buttonText: 'See free nights',
  },
  {
    modal: 'whatToExpect',
    heading: 'What to expect',
    text: 'What to wear, what to bring, and when it starts.',
    buttonText: 'Enquire',
  },
];
