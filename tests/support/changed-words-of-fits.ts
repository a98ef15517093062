import type { WordChange } from './word-change.ts';

const everyRoom = 'Every room can be held against one asking (docs/decisions/137).';
const ofMaps = 'Nothing printed on a map covers anything else (SEE-04).';

/** Since every room can be held against one asking, and maps print the names there is room for. */
export const changesOfFits: readonly WordChange[] = [
  {
    on: /./,
    reason: everyRoom,
    was: /(Enquire about [^.]{3,60}?)(?=Prices in South African rand\.ZARUSDCheck dates)/g,
    now: '$1See other choices',
  },
  {
    on: /^\/$/,
    reason: everyRoom,
    was: 'ZARUSDExperiences by kind',
    now: 'ZARUSDGive your dates, guests and budget. Every room, house and treehouse is checked: you see what fits, and the whole price.Where does it fit?Experiences by kind',
  },
  {
    on: /^\/rates$/,
    reason: everyRoom,
    was: 'Booking and cancellation termsRates by property',
    now: 'Booking and cancellation termsThe calculator prices one room. Every room, house and treehouse can be compared for your dates, guests and budget:Where does it fit?Rates by property',
  },
  {
    on: /\/treehouses\/[\w-]+$/,
    reason: 'The price of a treehouse stands once, with its year.',
    was: /(?<= per treehouse, per night, for two)(?=(?:Date)?Night of)/g,
    now: ', in 2027',
  },
  { on: /./, reason: ofMaps, was: 'South Africa12Winelands', now: 'South Africa1Cape Town2Winelands' },
  { on: /./, reason: ofMaps, was: 'Lion Sands23Hermanus', now: 'Lion Sands2Cape Town3Hermanus' },
  { on: /./, reason: ofMaps, was: 'Winelands4NBy air', now: 'Winelands4Cape TownNBy air' },
];
