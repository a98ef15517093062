/** As `Change` of changed-words.ts, where what is said now is worked out from what was. */
interface WorkedOut {
  readonly on: RegExp;
  readonly reason: string;
  readonly was: string | RegExp;
  readonly now: string | ((was: string, found: string) => string);
}

const oneCurrency = 'Prices of journeys stand in one currency, which a switch changes (CUR-01).';
const namesDialog = 'A button names the dialog it opens (MOD-01).';
const calendarOfNight = 'A night in a treehouse is picked in the calendar of the other strips (TRV-03).';

const ofJourneys = /^\/(curated-journeys|travel-africa)(\/|$)/;
/** Rand to the dollar in the demonstration (apps/site/src/server/currency/exchange-rates.ts). */
const randToTheDollar = 18.22;

/** "8,200" dollars in rand, to so many of them: "149 404". */
const randOf = (dollars: string, step = 1): string => {
  const rand = Math.round((Number(dollars.replace(',', '')) * randToTheDollar) / step) * step;
  return String(rand).replace(/\B(?=(\d{3})+$)/g, ' ');
};

/** "8,200" dollars as a page tells them in rand. */
const inRand = (dollars: string): string => `From R ${randOf(dollars)} per person, converted from dollars`;

/** "$5,000-$6,500" with what it is in rand besides. */
const budgetInRand = (budget: string): string =>
  `${budget}, about ${budget.replaceAll(/\$([\d,]*\d)/g, (_, dollars: string) => `R ${randOf(dollars, 1000)}`)}`;

/** What home did not say of its three journeys: their names' last stop, and what they begin at in dollars. */
const onHome = [
  ['Victoria Falls 2 nights', 'May to October9 nights', '8,400'],
  ['Lion Sands 4 nights', 'All year8 nights', '6,600'],
  ['Cape Cadogan 3 nights', 'Set departuresAll curated', '7,900'],
] as const;

/** Prices and buttons that were told otherwise on purpose; applied after `changedWords`. */
export const changedPrices: readonly WorkedOut[] = [
  {
    on: ofJourneys,
    reason: oneCurrency,
    was: /From \$([\d,]+) per person(?:, )?/g,
    now: (_, dollars) => inRand(dollars),
  },
  {
    on: ofJourneys,
    reason: oneCurrency,
    was: /(From R [\d ]+ per person), (?!converted)/g,
    now: (_, price) => price,
  },
  {
    on: ofJourneys,
    reason: 'Sums in the note on a price follow the switch as the price does (CUR-02).',
    was: /\$([\d,]*\d)(?=(?:(?!Enquire about this).){0,200}Enquire about this (?:package|journey))/g,
    now: (_, dollars) => `R ${randOf(dollars)}`,
  },
  {
    on: ofJourneys,
    reason: 'A choice of budget says what it is in the currency of the prices beside it (CUR-02).',
    was: /BudgetAny((?:\$[\d,]*\d(?:-\$[\d,]*\d|\+))+)(?=Show journeys)/g,
    now: (_, options) =>
      `Budget per personAny${(options.match(/\$[\d,]*\d(?:-\$[\d,]*\d|\+)/g) ?? []).map(budgetInRand).join('')}`,
  },
  {
    on: ofJourneys,
    reason: 'A journey with a price needs no budget.',
    was: /Budget per person\$[\d,]+(?:-\$[\d,]+|\+)/g,
    now: '',
  },
  ...onHome.map(([stop, season, dollars]) => ({
    on: /^\/$/,
    reason: oneCurrency,
    was: `${stop}${season}`,
    now: `${stop}${inRand(dollars)}${season}`,
  })),
  {
    on: /^(?!.*\/celebrations-and-honeymoons$)/,
    reason: namesDialog,
    was: /Email us(?=Call us|A travel specialist)/g,
    now: 'Enquire now',
  },
  { on: /\/our-teams$/, reason: namesDialog, was: 'Write to ', now: 'Enquire with ' },
  {
    on: /^\/impact\/project\//,
    reason: namesDialog,
    was: 'Ask to visitCall us',
    now: 'Enquire about a visitCall us',
  },
  {
    on: ofJourneys,
    reason: namesDialog,
    was: 'Ask for another stop, or other dates',
    now: 'Enquire about another stop or other dates',
  },
  {
    on: /\/treehouses$/,
    reason: namesDialog,
    was: /Ask for a night(?=What to expect)/g,
    now: 'Enquire about a night',
  },
  {
    on: /\/treehouses\/[\w-]+$/,
    reason: 'One button of a treehouse asks for a night, and the other leads to it.',
    was: /Ask for a night(?=What to expect|Book a room)/g,
    now: 'Choose a night',
  },
  {
    on: /\/treehouses\/[\w-]+$/,
    reason: calendarOfNight,
    was: 'Night ofYour lodge',
    now: 'Date (optional)Night ofYour lodge',
  },
];

/** Pages that have had a switch of currencies since. */
const switched = /^\/(experiences|[\w]+\/(experiences|safaris)|curated-journeys|travel-africa)(\/|$)/;

/** A page's words without its switch, where it had none. */
export const withoutNewSwitch = (path: string, words: string): string =>
  switched.test(path) ? words.replace('Prices in South African rand.ZARUSD', '') : words;
