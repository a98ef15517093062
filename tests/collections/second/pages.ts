import type {
  HeroBanner,
  IntroSection,
  Page,
  QuoteComponent,
} from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../../../demo/content/authored.ts';
import { day, entry, file, text } from '../../../demo/content/references.ts';
import { type Block, list, p } from '../../../demo/content/rich-text.ts';
import { facts, questions } from '../../../demo/content/shapes.ts';
import { brand } from './brand.ts';
import { headsOfKinds } from './experiences.ts';
import { headsOfJourneys, headsOfTravel } from './journeys.ts';
import { headsOfProjects } from './library.ts';
import { type PictureId, picture, pictures } from './pictures.ts';

/** The head of a page: its banner, its opening words and what search engines show. */
interface Head {
  readonly key: string;
  readonly image: PictureId;
  readonly title: string;
  readonly sub: string;
  readonly description: string;
}

type Row = readonly [key: string, image: PictureId, title: string, sub: string, description: string];

const rows: readonly Row[] = [
  [
    'home',
    'plain-dusk',
    'Camps between a river and a desert',
    'Stay where the map is mostly white.',
    'Small camps on the Zambezi, desert camps in Damaraland, a houseboat, a star bed and a hotel in Swakopmund, run by those who live there.',
  ],
  [
    'chibwe-river',
    'river-boat',
    'Chibwe River Camps',
    'Lower Zambezi, Zambia',
    'Two camps, a houseboat and a house on the Lower Zambezi: tents, canoes, months, levies, ways to get here and what it costs.',
  ],
  [
    'chibwe-river-experiences',
    'river-canoe',
    'Experiences at Chibwe',
    'By canoe, by boat, on foot',
    'Everything there is to do at the Chibwe camps, with times, ages and what costs something besides.',
  ],
  [
    'chibwe-river-rates-and-offers',
    'katondo-night',
    'Rates and offers at Chibwe',
    'Two seasons, four places',
    'What a night costs at Ilala, Katondo, aboard the Mulonga and at Ferry House, season by season, with what is included.',
  ],
  [
    'chibwe-river-safaris',
    'river-shallows',
    'Safaris at Chibwe',
    'And the year, month by month',
    'Canoes, boats and walks on the Lower Zambezi, and the year month by month: heat, rain and what is seen.',
  ],
  [
    'chibwe-river-travel-info',
    'airstrip',
    'Getting to Chibwe',
    'Forty minutes by air, then a boat',
    'Aircraft from Lusaka, boats, gates, park fees, malaria, money and what to pack for the river camps.',
  ],
  [
    'chibwe-river-ilala-camp',
    'ilala-camp',
    'Ilala Camp',
    'Ten tents under palms',
    'Ten tents on the Zambezi, with canoes, a cook who bakes in ash, and the widest part of the river in front.',
  ],
  [
    'chibwe-river-ilala-camp-rooms',
    'ilala-room',
    'Tents at Ilala Camp',
    'All of them face the water',
    'The river tents of Ilala Camp: size, beds, bathroom, deck and what is in them, with prices by season.',
  ],
  [
    'chibwe-river-ilala-camp-ferry-house',
    'ferry-house',
    'Ferry House at Ilala',
    'For eight of you',
    'A house for eight beside Ilala Camp, with a cook, a guide and a boat of your own on the Zambezi.',
  ],
  [
    'chibwe-river-katondo-camp',
    'katondo-camp',
    'Katondo Camp',
    'Six tents on an island',
    'Six tents at the head of an island in the Zambezi, for families from eight years and anyone who likes water on both sides.',
  ],
  [
    'chibwe-river-katondo-camp-rooms',
    'katondo-room',
    'Tents at Katondo Camp',
    'With a fire for July',
    'The island tents of Katondo Camp: size, beds, bathroom, deck and what is in them, with prices by season.',
  ],
  [
    'chibwe-river-mulonga',
    'houseboat',
    'Houseboat Mulonga',
    'Four cabins, three moorings',
    'A houseboat of four cabins on the Lower Zambezi that moors in a new place each night, with a crew of five and two canoes.',
  ],
  [
    'chibwe-river-mulonga-rooms',
    'houseboat-cabin',
    'Cabins aboard the Mulonga',
    'A door to the water',
    'The four cabins of the houseboat Mulonga: size, beds, steps and what is in them, with prices by season.',
  ],
  [
    'omburi',
    'granite-camp',
    'Omburi Desert Camps',
    'Damaraland, Namibia',
    'Three small camps and a star bed in a conservancy in Damaraland: rooms, rhino on foot, roads, levies and rates.',
  ],
  [
    'omburi-experiences',
    'desert-drive',
    'Experiences at Omburi',
    'After those who walk furthest',
    'Everything there is to do at the Omburi camps, with times, ages and what costs something besides.',
  ],
  [
    'omburi-rates-and-offers',
    'open-pan',
    'Rates and offers at Omburi',
    'Two seasons, three camps',
    'What a night costs at Granite, Quiver and Dry River, and on the roof of the star bed, season by season.',
  ],
  [
    'omburi-safaris',
    'dry-river-walk',
    'Safaris at Omburi',
    'On foot, and up the river bed',
    'Rhino on foot and elephants in the dry river, and the year month by month: heat, cold, rain and what is seen.',
  ],
  [
    'omburi-treehouses',
    'night-sky',
    'Star beds at Omburi',
    'A bed, and the whole sky',
    'One tower with a bed on its roof: how you get up, what you hear, what happens in an east wind, and what it costs.',
  ],
  [
    'omburi-treehouses-kopje',
    'star-bed',
    'Kopje Star Bed',
    'Thirty-eight steps up',
    'A night on the roof of an old lookout in Damaraland, hour by hour, with supper in a basket and five quilts.',
  ],
  [
    'omburi-granite-camp',
    'granite-noon',
    'Granite Camp',
    'Stone among stones',
    'Eight rooms between boulders in Damaraland, next door to the rhino trackers, with a fire and a telescope.',
  ],
  [
    'omburi-granite-camp-rooms',
    'granite-room',
    'Rooms at Granite Camp',
    'Cool at noon, warm at midnight',
    'The stone rooms of Granite Camp: size, beds, steps and what is in them, with prices by season.',
  ],
  [
    'omburi-quiver-camp',
    'quiver-camp',
    'Quiver Camp',
    'Twelve rooms, seven trees',
    'Twelve canvas rooms on a plain in Damaraland, for all ages, with a pool and a cinema on a sheet.',
  ],
  [
    'omburi-quiver-camp-rooms',
    'quiver-room',
    'Rooms at Quiver Camp',
    'Two of them share a door',
    'The canvas rooms of Quiver Camp: size, beds for children, steps and what is in them, with prices by season.',
  ],
  [
    'omburi-dry-river-camp',
    'dry-river-camp',
    'Dry River Camp',
    'It moves twice a year',
    'Five tents in a river bed in Damaraland that move with the elephants, with two trackers and a bucket shower.',
  ],
  [
    'omburi-dry-river-camp-rooms',
    'dry-river-room',
    'Tents at Dry River Camp',
    'One wall fewer',
    'The walking tents of Dry River Camp: beds, buckets, sand and what is in them, with prices by season.',
  ],
  [
    'tide-house',
    'tide-house',
    'Tide House, Swakopmund',
    'Three streets from the sea',
    'A hotel of fourteen suites in Swakopmund, round a court with one old tree, with a tower, a reading room and a yard for your car.',
  ],
  [
    'tide-house-experiences',
    'fog-beach',
    'Experiences from Tide House',
    'Once the fog has gone',
    'Boats to the seals, bread before light, and other things to do from Tide House in Swakopmund.',
  ],
  [
    'tide-house-rates-and-offers',
    'tide-house-court',
    'Rates and offers at Tide House',
    'Breakfast and cake included',
    'What a night costs in a court suite and in the tower of Tide House, season by season, with what is included.',
  ],
  [
    'tide-house-suites',
    'tide-house-room',
    'Suites at Tide House',
    'Ten at the court, four in the tower',
    'Court suites and tower suites compared: size, beds, stairs, view and price by season.',
  ],
  [
    'destinations-lower-zambezi-national-park',
    'river-mist',
    'Lower Zambezi National Park',
    'One road, one river',
    'The Lower Zambezi: what it is best at, when to come, how to get there, and where to sleep on the river.',
  ],
  [
    'destinations-damaraland',
    'white-pan',
    'Damaraland',
    'Stone, and what lives on it',
    'Damaraland in Namibia: desert elephants, rhino on foot, roads of gravel, and where to sleep.',
  ],
  [
    'destinations-swakopmund',
    'wreck',
    'Swakopmund',
    'Between sand and sea',
    'Swakopmund: fog, cake, seals and a town to rest in between two stretches of desert.',
  ],
  [
    'experiences',
    'sundown',
    'Experiences by kind',
    'Say who is coming',
    'What there is to do on the river, in the desert and by the sea, by kind and by who is coming.',
  ],
  [
    'experiences-on-the-water',
    'river-boat',
    'On the water',
    'Canoes, flat boats and a houseboat',
    'Canoes and boats on the Zambezi, and seals off Walvis Bay, with times, ages and months.',
  ],
  [
    'experiences-drives-and-walks',
    'river-walk',
    'Drives and walks',
    'At the trackers’ pace',
    'Rhino on foot, elephants in a dry river and walks behind the floodplain, with times, ages and months.',
  ],
  [
    'experiences-at-table',
    'supper-outside',
    'At table',
    'Ash, smoke and three boats',
    'Supper on a sandbank and bread before light: what there is to eat and to learn at our tables.',
  ],
  [
    'experiences-for-the-young',
    'children-at-tracks',
    'For the young',
    'One square metre',
    'What children do at the camps, from which age, and with whom.',
  ],
  [
    'experiences-neighbours-and-land',
    'school',
    'Neighbours and land',
    'Who decides',
    'Afternoons at the school, counts from the ground, and what the levy is spent on.',
  ],
  [
    'rates',
    'pictures-on-a-wall',
    'All rates and offers',
    'On one page',
    'What a night costs in every camp, house and suite, season by season, with the offers that hold today.',
  ],
  [
    'where-it-fits',
    'bags',
    'Which bed is yours?',
    'By days, by heads and by purse',
    'Tell us the days, the people and the sum, and see each camp, house and suite with its price, or why it is not for you.',
  ],
  [
    'residences',
    'ferry-house-room',
    'Houses taken whole',
    'And nobody else',
    'Two houses to take whole: one on the Zambezi, one before the dunes of the Namib.',
  ],
  [
    'residences-ferry-house',
    'ferry-house-bed',
    'Ferry House, a house on the river',
    'Lower Zambezi',
    'Four bedrooms, a long room with two fires, a cook and a boat of your own on the Zambezi.',
  ],
  [
    'residences-dune-house',
    'dune-house',
    'Dune House',
    'Swakopmund and the coast',
    'Three bedrooms, a hearth open on two sides and a long porch, twenty minutes from Swakopmund.',
  ],
  [
    'travel-africa',
    'balloons',
    'Journeys in two countries',
    'A river, a desert and the way between',
    'Journeys through Zambia and Namibia with people who live there: routes, beds, months and what they cost.',
  ],
  [
    'travel-africa-travel-guide',
    'bags',
    'Before you leave home',
    'What we tell our own aunts',
    'When to come, passports, malaria, money and what to pack for Zambia and Namibia.',
  ],
  [
    'curated-journeys',
    'train',
    'Journeys we have taken ourselves',
    'Change what you like',
    'Routes that join river, falls, desert and sea, night by night, with what they cost.',
  ],
  [
    'awards',
    'lantern',
    'Awards',
    'All invented, juries included',
    'Two invented prizes, what each was given for, and the story behind it.',
  ],
  [
    'blog',
    'letters',
    'Stories',
    'By those who were there',
    'Stories from the river, the desert and the sea: a flood foretold by a heron, five quilts, bread in ash.',
  ],
  [
    'careers',
    'bus',
    'Work with us',
    'Eight weeks on, three weeks off',
    'Open posts on the river, in the desert and by the sea, how the weeks go, and how to apply.',
  ],
  [
    'contact-us',
    'keys',
    'Contact us',
    'Two people answer',
    'Telephone numbers, mailboxes and hours of our offices in Lusaka and Swakopmund.',
  ],
  [
    'image-gallery',
    'pictures-on-a-wall',
    'Pictures',
    'Three albums',
    'Pictures of the river camps, the desert camps and Tide House, and how the press may use them.',
  ],
  [
    'video-gallery',
    'films',
    'Films',
    'Some are two hours long',
    'Films from the river and the desert, with how long each takes before you press.',
  ],
  [
    'lukandu-tv',
    'katondo-night',
    'How it is done',
    'One thing each',
    'Our own channel: bread in ash, a canoe mended, a rhino counted twice.',
  ],
  [
    'lukandu-360s',
    'ilala-deck',
    'Look all round',
    'From a deck, a plain and a shore',
    'Views all round from the river, the desert and the sea, and tours of the camps.',
  ],
  [
    'lukandu-conservation',
    'counting',
    'How we look after land',
    'Mostly by leaving it',
    'Trackers, counts and seedlings: how the land we stand on is looked after, and by whom.',
  ],
  [
    'impact',
    'football',
    'What we owe',
    'And what goes back',
    'Where the levy goes, who decides, and what has not worked, with the figures.',
  ],
  [
    'impact-project',
    'pump',
    'Projects',
    'With what went wrong',
    'A pump, a nursery and a boat to school: projects paid for by the levy.',
  ],
  [
    'information-downloads',
    'planning',
    'Downloads',
    'To print, or to keep',
    'Sheets about the camps, the ways to them and, for partners, the rates.',
  ],
  [
    'media-contact-details',
    'long-lens',
    'For the press',
    'We answer the same day',
    'Whom to ask, what to say about us, and which pictures may be used.',
  ],
  [
    'our-story',
    'river-heron',
    'Our story',
    'Four tents and two canoes',
    'How four tents on the Zambezi in 1994 became three places in two countries.',
  ],
  [
    'our-story-our-teams',
    'supper-outside',
    'Our people',
    'One by one',
    'Guides, cooks, a boatman, a chair and those who answer your letters.',
  ],
  [
    'travel-partners',
    'airstrip',
    'For travel partners',
    'Ten days, without a deposit',
    'Rates, holds, pictures and people for those who send us guests.',
  ],
  [
    'travel-partner-resources',
    'planning',
    'Material for partners',
    'Sheets, pictures, films',
    'Everything a partner may print or show, in one place.',
  ],
  [
    'booking-terms',
    'keys',
    'Terms of booking',
    'On one page',
    'Deposits, changes, cancellations and who is liable for what, in plain words.',
  ],
  [
    'cookie-policy',
    'quiver-room',
    'What the browser keeps',
    'Little',
    'What this site keeps in your browser, for how long, and how to clear it.',
  ],
  [
    'site-terms',
    'granite-noon',
    'Terms of this site',
    'Short ones',
    'What may be used from this site, and what we answer for.',
  ],
  [
    'paying-safely',
    'keys',
    'How to pay us',
    'And how not to',
    'How our invoices look, where they come from, and what we never ask for by mail.',
  ],
  [
    'subscription-confirmation',
    'letters',
    'You are on the list',
    'Four letters a year',
    'Your address is confirmed; the next letter comes to it, four times a year.',
  ],
  [
    'my-enquiry',
    'river-mist',
    'See your enquiry',
    'What you asked, and where it stands',
    'A page of your own, by the link in our mail: add to your enquiry, change it or withdraw it.',
  ],
  [
    'unsubscribe',
    'open-pan',
    'No more letters from us',
    'One press',
    'Take your address off the list of our letters, at once and without a question.',
  ],
  [
    'privacy-policy',
    'fog-beach',
    'Privacy policy',
    'What we keep, and why',
    'What we keep when you write to us, for how long, and how to have it corrected or erased.',
  ],
  [
    'privacy-policy-clean',
    'fog-beach',
    'Privacy policy, to print',
    'The words alone',
    'The privacy policy without pictures and menus, to read in an app or to print.',
  ],
  [
    'search',
    'hide',
    'Search',
    'Anything, by any name',
    'Search camps, rooms, experiences, offers, questions and downloads.',
  ],
  [
    'thank-you',
    'river-mist',
    'Thank you',
    'It has reached us',
    'Your enquiry has reached us, and one of us will be in touch.',
  ],
  [
    'apology',
    'dry-river-camp',
    'Fog',
    'It lifts by eleven',
    'Something did not work. Please try again in a little while.',
  ],
  [
    'enquire-telephone',
    'tide-house-library',
    'We ring you',
    'When it suits you',
    'Leave a number and a time, and one of us rings you from Lusaka or Swakopmund.',
  ],
  [
    'enquire-email',
    'letters',
    'Write to us',
    'Answered within a day',
    'Tell us where, when and who, and one of us answers within one working day.',
  ],
  [
    'enquire-celebration',
    'proposal',
    'Something to celebrate',
    'We keep secrets',
    'Weddings, birthdays and the other kind: tell us the occasion and we say what is possible.',
  ],
  [
    'enquire-destination',
    'desert-drive',
    'Ask about a place',
    'We have been',
    'Ask about a park, a coast or a desert, and somebody who lives there answers.',
  ],
  [
    'enquire-experiences',
    'river-canoe',
    'Ask about a day',
    'Or half of one',
    'Ask about something to do, and whoever leads it answers.',
  ],
  [
    'enquire-residences',
    'dune-house-porch',
    'Ask about a house',
    'One person arranges it',
    'Ask about Ferry House or Dune House, and Lena Brandt answers.',
  ],
  [
    'enquire-travel-africa',
    'balloons',
    'Plan a journey',
    'Three lines are plenty',
    'Tell us who is coming and for how long, and we draw a route within two working days.',
  ],
  [
    'enquire-newsletter',
    'bread',
    'Four letters a year',
    'Written by guides',
    'Put your address on the list of our letters. Leave it again with one press.',
  ],
  [
    'enquire-contact',
    'keys',
    'Send us a message',
    'It reaches the right person',
    'Choose what it is about, and it goes to whoever knows.',
  ],
  ['enquire-careers', 'bus', 'Apply', 'We answer everyone', 'Apply for an open post, or write without one.'],
  [
    'enquire-book',
    'star-bed-steps',
    'Book and pay online',
    'Free nights, place by place',
    'Look for free nights in each camp, house and suite, and book them with our partner.',
  ],
  [
    'enquire-360-tours',
    'houseboat-deck',
    'Views all round to choose from',
    'Turn where you like',
    'Choose a place and look all round it.',
  ],
  [
    'enquire-instagram',
    'long-lens',
    'You are leaving for Instagram',
    'It has rules of its own',
    'Our pictures on Instagram are one press away; it keeps its own record of visitors.',
  ],
];

const heads: readonly Head[] = [
  ...rows.map(([key, image, title, sub, description]) => ({ key, image, title, sub, description })),
  ...headsOfKinds,
  ...headsOfJourneys,
  ...headsOfTravel,
  ...headsOfProjects,
];

export const banners: readonly Authored<HeroBanner>[] = heads.map(({ key, image, title, sub }) => ({
  heroBannerFor: key,
  bannerText: title,
  bannerSubText: sub,
  backgroundImage: picture(image),
  ...(key === 'chibwe-river-mulonga'
    ? { backgroundVideo: file('moving-water.mp4'), backgroundVideoAlternative: file('moving-water.webm') }
    : {}),
}));

export const intros: readonly Authored<IntroSection>[] = heads.map(
  ({ key, image, title, sub, description }) => ({
    heroBannerFor: key,
    primaryTextMain: title,
    primaryTextSub: sub,
    backgroundImage: picture(image),
    metaTitle: `${title} | ${brand.collectionName}`,
    metaDescription: description,
    metaKeywords: title.toLowerCase(),
    metaImage: picture(image),
  }),
);

export const quotes: readonly Authored<QuoteComponent>[] = [
  {
    quoteFor: 'home',
    text: 'We came for the river and asked the way to the sand.',
    attribution: 'A guest at Ilala, who went on',
    backgroundImage: picture('sundown'),
  },
  {
    quoteFor: 'chibwe-river',
    text: 'The engine went off, and then so did everything else.',
    attribution: 'A pair from Bergen',
    backgroundImage: picture('river-mist'),
  },
  {
    quoteFor: 'omburi',
    text: 'I had not known that I was being shouted at, until it stopped.',
    attribution: 'A guest at Dry River',
    backgroundImage: picture('open-pan'),
  },
  {
    quoteFor: 'tide-house',
    text: 'They washed the car. We had not asked.',
    attribution: 'A family on its way north',
    backgroundImage: picture('tide-house-court'),
  },
];

const wordPage = (
  slug: string,
  title: string,
  lead: string,
  image: PictureId,
  sections: Readonly<Record<string, readonly Block[]>>,
  more: Partial<Authored<Page>> = {},
): Authored<Page> => ({
  ...{ slug, title, lead },
  hero: entry('heroBanner', slug),
  image: picture(image),
  updated: day('2026-10-01'),
  sections: Object.entries(sections).map(([heading, body]) => ({ heading, body: text(...body) })),
  ...more,
});

export const wordPages: readonly Authored<Page>[] = [
  wordPage(
    'our-story',
    'Our story',
    'It began with four tents, and a loan from an aunt.',
    'river-heron',
    {
      'The first season': [
        p(
          'Two brothers from Lusaka put up four tents in 1994. The river took two of them in March. The other two are in the store.',
        ),
      ],
      'The other country': [
        p(
          'In 2003 a conservancy in Damaraland asked who would build a camp and give half of it away. We said that we would rather be given half.',
        ),
      ],
    },
    {
      timeline: [
        { year: '1994', title: 'Four tents', text: 'And two canoes.' },
        { year: '2003', title: 'Omburi', text: 'With the conservancy.' },
        { year: '2011', title: 'The Mulonga', text: 'Welded at Siavonga.' },
        { year: '2018', title: 'Tide House', text: 'Somewhere to have a bath.' },
      ],
      facts: facts({ Places: 'Three', People: '160' }),
      gallery: pictures('river-canoe', 'red-dune'),
    },
  ),
  wordPage(
    'lukandu-conservation',
    'How we look after land',
    'Mostly by leaving it alone, and by counting.',
    'counting',
    {
      'Who does it': [
        p('Fourteen trackers in the desert, nine scouts on the river, and anyone who finds a snare.'),
        list('We print what we count', 'We never say where'),
      ],
    },
  ),
  wordPage(
    'booking-terms',
    'Terms of booking',
    'What holds between you and us, in plain words.',
    'keys',
    {
      Deposit: [p('One fifth confirms a booking. The rest is due 45 days before you arrive, in US dollars.')],
      Changes: [p('Once, free, until 45 days before. After that we ask what it costs us.')],
    },
    { questions: questions({ 'Are you insured?': 'Yes, and so must you be, for being flown out.' }) },
  ),
  wordPage('cookie-policy', 'What the browser keeps', 'No page needs a cookie.', 'quiver-room', {
    'What is kept': [
      p('Your choice of currency and what you began to write, in your own browser, until you clear it.'),
    ],
  }),
  wordPage('site-terms', 'Terms of this site', 'Short ones.', 'granite-noon', {
    Words: [p('You may quote us. Say where it is from.')],
    Prices: [p('A price holds once we have confirmed it in writing.')],
  }),
  wordPage(
    'paying-safely',
    'How to pay us',
    'By transfer or card, on an invoice from an address you know.',
    'keys',
    {
      'What we never do': [
        p('We never change our account by mail. If a letter says so, ring us, on the number of this site.'),
      ],
    },
  ),
  wordPage('subscription-confirmation', 'You are on the list', 'The next letter comes to you.', 'letters', {
    'How often': [p('Four times a year. There is a link at the foot of each to leave by.')],
  }),
];
