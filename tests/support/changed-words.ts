import { changesOfButtons } from './changed-words-of-buttons.ts';
import { changesOfFacts } from './changed-words-of-facts.ts';
import { changesOfFits } from './changed-words-of-fits.ts';
import { changesOfReaders } from './changed-words-of-readers.ts';
import { changesOfTasks } from './changed-words-of-tasks.ts';
import { seenWords as seen } from './changed-words-seen.ts';
import type { WordChange } from './word-change.ts';

const ofTax = 'What is said of tax is what editors say of their prices.';
const byKey = 'What editors give a page by its key is shown on it (docs/decisions/124).';
const ofOwnPage = 'A traveller has a page of their enquiry (docs/decisions/129).';
const ofVacancies = 'Every vacancy has a page of its own (docs/decisions/131).';
const ofStrip = 'The strip asks each child’s age, and offers what a place takes (docs/decisions/091).';
const ofParty = 'A party of twenty adults can ask, where a place has beds for them (FIT-02).';
/** Of whom a stay is, by the beds of a place. */
const party = (adults: number, children: number) => {
  const upTo = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at).join('');
  return `Adults${upTo(1, adults)}Children${upTo(0, children)}`;
};
/** Places that take fewer than twelve adults. */
const takenAt: readonly (readonly [on: RegExp, adults: number, children: number])[] = [
  [/\/(residence|hinkwenu-villa|hinkwenu|quarters-residence)$/, 6, 5],
  [/\/(fish-eagle-villa|fish-eagle)$/, 10, 12],
  [/\/(monwana-residence|redcliffe)$/, 8, 7],
  [/\/oldenburg$/, 10, 9],
];
/** Places that take more than twelve: a party is of twenty at most. */
const largest: readonly (readonly [on: RegExp, adults: number, children: number])[] = [
  [/^\/capecadogan(\/rooms)?$/, 20, 12],
  [/^\/(lionsands|marataba)(\/[\w-]+-lodge(\/rooms)?)?$/, 20, 12],
  [/^\/monwana(\/suites)?$/, 16, 12],
];

const treehouses: readonly (readonly [name: string, adults: number, children: number])[] = [
  ['Chalkley', 2, 1],
  ['Thabametsi', 2, 1],
  ['Kingston', 2, 2],
  ['Tinyeleti', 2, 2],
];
const nightAsked = 'Enquire about a nightBooked by a person. Answered within a working day.';
const nightAnswered = 'Enquire about a nightAnswered by a person within a working day.';
/** A property, a lodge, its rooms, a villa, a residence. */
const withStrip =
  /^\/(capecadogan|lionsands|marataba|monwana)(\/(rooms|suites|residence|[\w]+-lodge(\/[\w-]+)?))?$|^\/residences\/[\w-]+$/;
/** One whose partner takes dates in the address. */
const withPartner =
  /^\/(monwana|lionsands|marataba)(\/(rooms|suites|[\w]+-lodge(\/[\w-]+)?))?$|^\/residences\/(fish-eagle|hinkwenu|monwana-residence)$/;
const plainWords = 'Words that were riddles or could be misread are plain.';

/** On every page that had them. */
const plainer: readonly (readonly [was: string | RegExp, now: string])[] = [
  ['Shown in South African rand, which is what you pay in.', 'Prices in South African rand.'],
  ['What to say', 'Offer code'],
  ['The lighter the days, the lower the price.', 'The lighter the colour of a day, the lower its price.'],
  [
    'Choose a room and your dates, and the sum stands here: nights, seasons, children and levies, each on a line.',
    'Choose a room and your dates to see the price here: nights, seasons, children and levies, line by line.',
  ],
  ['We will call youAt an hour that suits you', 'Call usOr let us call you at an hour that suits you'],
  ['We will call you', 'Call us'],
  ['Look round in 360°The lodges, before you come', '360° toursLook round the lodges before you come'],
  // The tour of one room opens elsewhere, and keeps its words.
  [/Look round in 360°( first)?(?! \(opens)/g, '360° tours'],
  ['Beds that are free, by date', 'See which rooms are available on your dates'],
  [
    'There is no wrong one. There is only what you would rather see, and what you would rather wear.',
    'Choose a month to see its weather and the animals seen most.',
  ],
  ['What is here', 'Facilities and services'],
  ['What to expectWhat to wear and bring', 'Questions and answersWhat to expect'],
  ['What to wear and bring', 'What to expect'],
  ['Check the lodge’s free nights', 'Book a room and pay online'],
  ['To the door of each lodge', 'How to reach each lodge'],
  [
    'Nobody drives after dark. If you are running late, call, and we will tell the gate.',
    'Nobody is let in once a gate has closed. If you are running late, call us.',
  ],
  [
    'What our travel specialists are asked most, in the order they are asked it.',
    'Answers to what guests ask our travel specialists most.',
  ],
  [
    'We book the flights, the driver and the aircraft between lodges.',
    'We book flights, drivers and the aircraft between lodges.',
  ],
  ['Families ask for these again', 'Guests ask for these most often'],
  ['Other travellers', 'Journeys for other travellers'],
  [
    'They are kilometres apart, and made by different people for different nights.',
    'How high they are, who may stay, and what a night costs.',
  ],
  ['Beside your room', 'In addition to your room'],
  ['Rates elsewhere', 'Rates of the other properties'],
  [
    'Availability Look up free nights and pay online.',
    'Book and pay online See which rooms are available on your dates.',
  ],
  ['A wedding, a birthday, a quiet yes.', 'A wedding, a birthday, a proposal.'],
  ['Walk through the lodges from where you sit.', 'Look round the lodges before you come.'],
  ['Send us your CV; we keep good ones.', 'Send us your CV.'],
];

/** Each is of pages whose words were read before and after; any other difference is a fault. */
export const changedWords: readonly WordChange[] = [
  {
    on: /^\/capecadogan(\/|$)/,
    reason: 'A house is called by its own name.',
    was: 'OverviewRoomsResidenceExperiences',
    now: 'OverviewRoomsQuarters ResidenceExperiences',
  },
  {
    on: /^\/contact-us$/,
    reason: 'Where the house is at home is a setting.',
    was: 'South African time, all year. On public holidays',
    now: 'Local time in South Africa. On public holidays',
  },
  {
    on: /^\/contact-us$/,
    reason: 'Destinations are content.',
    was: 'Lion Sands, Marataba or Cape Town.',
    now: 'A park, a reserve or a city.',
  },
  {
    on: /^\/contact-us$/,
    reason: 'Kinds of experience are content.',
    was: 'Safaris, treehouses, tables and stars.',
    now: 'What there is to do, where and when.',
  },
  {
    on: /^\/contact-us$/,
    reason: 'How many countries journeys lead through is content.',
    was: 'Five countries, drawn for you.',
    now: 'Through one or more countries, planned for you.',
  },
  {
    on: /^\/(travel-africa|curated-journeys)(\/|$)/,
    reason: 'Names on a map stand in the order editors give their countries.',
    was: 'South AfricaNamibiaBotswanaZimbabwe',
    now: 'South AfricaNamibiaZimbabweBotswana',
  },
  {
    on: /^\/(lionsands|marataba|monwana)\/([\w-]+\/)?(rooms|suites)$/,
    reason: ofTax,
    was: ', in 2027, with VAT.',
    now: ', in 2027, including VAT. ' + 'Booked at the price of the day you book, and then kept.',
  },
  {
    on: /^\/capecadogan\/rooms$/,
    reason: ofTax,
    was: ', in 2027, with VAT.',
    now: ', in 2027, including VAT and breakfast.',
  },
  {
    on: /^\/blog$/,
    reason: byKey,
    was: 'Read the storyTraveller type',
    now:
      'Read the storyFind one by who you are, or by what you like' +
      'Choose as many as you wish. A story must fit each group you choose from.Traveller type',
  },
  {
    on: /^\/curated-journeys$/,
    reason: byKey,
    was: 'A journey planned for you',
    now:
      'None of these?Most journeys have no name. Tell us three things and one person will draw yours.' +
      'A journey planned for you',
  },
  {
    on: /^\/capecadogan$/,
    reason: byKey,
    was: 'The roomsShow the map',
    now:
      'The roomsFrom the front doorExperiences from Cape CadoganIt depends on the cloth. At six somebody looks.' +
      'All experiencesDownload the sheet PDF, 25 KB6 experiences' +
      'Table MountainThe mountain, before breakfast' +
      'Penguins at Simon’s Town with a driverBefore nine, and before anyone else has parked' +
      'Winelands day tripFour lunches to choose from' +
      'Cape Malay cooking class in the Bo-KaapWhy onions want fifteen minutes' +
      'Wine tasting in the hotel cellarSix glasses with Hendrik' +
      'Cape Town history walkShe will not let you off lightlyShow the map',
  },
  {
    on: /^\/lionsands$/,
    reason: byKey,
    was: 'Safaris, month by monthA day at Lion Sands',
    now:
      'Safaris, month by monthBetween drivesExperiences at Lion Sands' +
      'Nothing is arranged unless you ask. Here is what people ask for.' +
      'All experiencesDownload the sheet PDF, 37 KB6 experiences' +
      'Boat safarisHippo at eye levelDinner in a dry river bedSixty lanterns in the figs' +
      'Wildlife photography from a sunken hideThe first hour is the hardest' +
      'Tinyeleti treehouseThe river is loud, and there is somebody in it' +
      'Visit to the beehives that keep elephants out of gardensBreakfast with the comb in it' +
      'Termite mound walkA teaspoon, and a hole the size of a coinA day at Lion Sands',
  },
  {
    on: /^\/marataba$/,
    reason: byKey,
    was: 'Safaris, month by monthA day at Marataba',
    now:
      'Safaris, month by monthBetween eleven and three, nothingExperiences at Marataba' +
      'The nothing is strict. The rest is as you like.' +
      'All experiencesDownload the sheet PDF, 25 KB6 experiences' +
      'Walking safarisOn foot, in single fileAnti-poaching dogsBe found by Biscuit' +
      'Rhino trackingThree notches in an earMatlabas cruiseSlowly, along the foot of the cliffs' +
      'Private game drive for children under sixAs long as it lasts' +
      'Thabametsi treehouseGlass, boulders and the Milky WayA day at Marataba',
  },
  {
    on: /^\/monwana$/,
    reason: byKey,
    was: 'The suitesShow the map',
    now:
      'The suitesIf you must do somethingExperiences at Monwana' +
      'Themba Nyathi will suggest a fifth, depending on the ants.' +
      'All experiencesDownload the sheet PDF, 24 KB5 experiences' +
      'Game drivesWhere there is something to wait for, we waitStargazingSouth without a compass' +
      'Full-moon night drivesWhen the road is whitePrivate dinner for two in the bushOut of earshot' +
      'Tree plantingPlant something that outlives youShow the map',
  },
  {
    on: /^\/cookie-policy$/,
    reason: ofOwnPage,
    was: 'It sets no cookie. Nothing else is kept',
    now: 'Only the page of an enquiry you sent sets a cookie. Nothing else is kept',
  },
  {
    on: /^\/cookie-policy$/,
    reason: ofOwnPage,
    was: 'Until the tab closesreloaded-…',
    now:
      'Until the tab closesmy-enquiryCookieThat the link to your enquiry was opened here.' +
      'Kept when: You open the link to your enquiryLasts: Half an hour after you last used the page' +
      'my-enquiry-everythingCookieThat a file with everything we hold about you can be taken here.' +
      'Kept when: You ask for that file and give the code we mailedLasts: A day' +
      'my-enquiry-draft:…Session storageWhat you have typed on the page of your enquiry.' +
      'Kept when: You type thereLasts: Until it is sent or emptied, or the tab closesreloaded-…',
  },
  {
    on: /^\/careers$/,
    reason: ofVacancies,
    was: /Apply for (.+?)people@example\.com((?:Full description PDF, \d+ KB)?)/g,
    now: 'Apply for $1people@example.com$2Open the page for $1',
  },
  {
    on: /^\/lionsands\/travel-info$/,
    reason: plainWords,
    was: 'Where the road ends',
    now: 'Lodges at Lion Sands',
  },
  {
    on: /\/(rooms|suites)$/,
    reason: plainWords,
    was: 'Check dates',
    now: 'Check availability',
  },
  ...seen,
  ...plainer.map(([was, now]) => ({ on: /^\//, reason: plainWords, was, now })),
  // Of words that are plain by now.
  ...takenAt.map(([on, adults, children]) => ({
    on,
    reason: ofStrip,
    was: party(12, 12),
    now: party(adults, children),
  })),
  ...largest.map(([on, adults, children]) => ({
    on,
    reason: ofParty,
    was: party(12, 12),
    now: party(adults, children),
  })),
  ...treehouses.map(([name, adults, children]) => ({
    on: new RegExp(`/treehouses/${name.toLowerCase()}$`),
    reason: ofStrip,
    was: `${party(4, 2)}${nightAsked}`,
    now: `${party(adults, children)}Ages on arrival${nightAnswered}Enquire about ${name}Check dates`,
  })),
  {
    on: withStrip,
    reason: 'A bar at the foot of a phone leads back to the strip.',
    was: 'Prices in South African rand.ZARUSD',
    now: 'Prices in South African rand.ZARUSDCheck dates',
  },
  {
    on: /^\//,
    reason: ofStrip,
    was: 'Enquire with these dates',
    now: 'Ages on arrivalEnquire with these dates',
  },
  {
    on: /\/treehouses\/[\w-]+$/,
    reason: 'One button of a treehouse asks for a night.',
    was: 'Ask for a night360°',
    now: '360°',
  },
  {
    on: withPartner,
    reason: 'It is said to everybody that the booking partner opens in a new tab.',
    was: 'Check availability with our booking partner (opens in a new tab)',
    now: 'Check availabilityCheck availability with our booking partner (opens in a new tab)Opens our booking partner in a new tab.',
  },
  ...changesOfTasks(treehouses.map(([name]) => name)),
  ...changesOfFits,
  ...changesOfReaders,
  ...changesOfFacts,
  {
    on: /./,
    reason: 'A button is named as the dialog it opens.',
    was: /(?<=Call us|Ask about a day|Enquire about [\w ’-]{2,40}|Enquire|in full|enlarge)Check availability(?! ?Check availability with| with| at)/g,
    now: 'Book and pay online',
  },
  ...changesOfButtons,
];
