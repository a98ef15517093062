import type { WordChange } from './word-change.ts';

const ofHouses = 'A house says beside its price for how many nights it is let at least.';
const ofName = 'The tag of a property is shown by the property’s name.';
const ofWorker = 'The words above the table of what is kept agree with it.';
const ofCharters = 'A charter is drawn as flown on the map of a journey.';

const ofYear = 'A price of a night says its year where nothing around it does.';
const ofRoutes = 'Who plans a journey answers with a route, in the time that the form promises.';

/** Since pages were held to one record of each fact. */
export const changesOfFacts: readonly WordChange[] = [
  {
    on: /./,
    reason: ofYear,
    was: /(R [\d\s]+per (?:person sharing, per night(?:, with breakfast)?|house, per night(?:, for up to \d+)?))(?=(?:Dates)?Arrival|\d\d°\d\d′S|Enquire(?! about)|Check availability)/g,
    now: '$1, in 2027',
  },
  {
    on: /^\/travel-africa\/destination\//,
    reason: ofRoutes,
    was: 'who has been there answers within two working days',
    now: 'who has been there writes back with a route within two working days',
  },
  {
    on: /^\/travel-africa\/travel-type\//,
    reason: ofRoutes,
    was: 'A specialist writes back within two working days',
    now: 'A specialist writes back with a route within two working days',
  },
  {
    on: /\/?rates(-and-offers)?$/,
    reason: ofHouses,
    was: /((?:Fish Eagle|Hinkwenu|Monwana Residence|Quarters Residence) Up to \d+(?:, and 4 children)?)(?=R\s)/g,
    now: '$1. 2 nights or more',
  },
  {
    on: /\/?rates(-and-offers)?$/,
    reason: ofHouses,
    was: /((?:Redcliffe|Oldenburg) Up to \d+)(?=R\s)/g,
    now: '$1. 3 nights or more',
  },
  {
    on: /\/treehouses\/(kingston|tinyeleti|chalkley)$/,
    reason: 'Guests of a house may take a night in a treehouse too.',
    was: 'Narina LodgeAdults',
    now: 'Narina LodgeFish Eagle VillaHinkwenu VillaAdults',
  },
  { on: /^\/blog(\/|$)/, reason: ofName, was: 'Marataba Luxury Lodges', now: 'Marataba Game Lodges' },
  {
    on: /^\/cookie-policy$/,
    reason: ofWorker,
    was: 'Nothing else is kept: no local storage, no database and no service worker.',
    now: 'Nothing is kept beyond this table: no local storage and no database. A service worker shows the page that says you are offline, and does no more.',
  },
  {
    on: /\/south-africa-safari-adventure$/,
    reason: ofCharters,
    was: 'NBy road or rail',
    now: 'NBy airBy road or rail',
  },
  {
    on: /^\/lionsands\/travel-info$/,
    reason: 'A heading that promises the lodges of a property names all of them.',
    was: 'before you are back.Previous Lion Sands',
    now: 'before you are back.Narina LodgeRaised among sycamore figs, with walkways the nyala use as often as the guests.Previous Lion Sands',
  },
];
