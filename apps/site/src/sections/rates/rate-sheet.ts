import { propertyOfKey, type Theme } from '@sundowner/brand';
import { currencyName } from '@sundowner/brand/currencies';
import { dayInWords } from '@sundowner/calendar/words';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { Offer } from '../../content/rates/offers.ts';
import type { Rate, RatedProperty } from '../../content/rates/rates.ts';
import type { Sheet, SheetBlock, SheetRow } from '../../content/rates/sheet.ts';
import { installation } from '../../installation/installation.ts';
import { formatPrice } from '../../ui/money/format-money.ts';
import { fromTo, inWords, perEach } from './in-words.ts';
import { rateGroups, ratesAsOf, sharedWords } from './rate-groups.ts';
import { amountIn, leastStays, priceOf, seasonColumns } from './season-columns.ts';

interface SheetParts {
  readonly title: string;
  readonly properties: readonly RatedProperty[];
  /** Of every year on sale. */
  readonly rates: readonly Rate[];
  readonly years: readonly number[];
  readonly offers: readonly Offer[];
}

const heading = (level: 2 | 3, text: string): SheetBlock => ({ type: 'heading', level, text });
const words = (text: string): SheetBlock => ({ type: 'words', text });
const lower = (text: string) => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

/** The prices of some properties as a document: every year, what is in them, children, levies and the offers that hold. */
export function rateSheet({ title, properties, rates, years, offers }: SheetParts): Sheet {
  const asOf = ratesAsOf(rates);
  const blocks: SheetBlock[] = [];
  for (const property of properties) {
    const own = rates.filter((rate) => rate.property === property.key);
    if (own.length === 0) continue;
    if (properties.length > 1)
      blocks.push({ type: 'chapter', text: property.name, theme: themeOf(property) });
    const level = properties.length > 1 ? 3 : 2;
    for (const year of years) {
      for (const { caption, rowsAre, rates: rows } of rateGroups(own.filter((rate) => rate.year === year))) {
        blocks.push(heading(level, `${caption}, ${year}`), priceTable(rowsAre, rows));
      }
    }
    const latest = own.filter(({ year }) => year === years[0]);
    blocks.push(...staysOf(latest, level), ...termsOf(latest, level), ...leviesOf(property, level));
  }
  const [only] = properties;
  return {
    title,
    theme: only && properties.length === 1 ? themeOf(only) : currentCollection().palettes.home,
    foot: asOf ? `${title}. Prices as of ${dayInWords(asOf)}.` : title,
    subject: `${title}: prices by season, what they hold, children, levies and offers`,
    lead: [
      `In ${currencyName(installation().baseCurrency)}, a night: for one of two who share, or for the whole where it says so.`,
      asOf && `Prices as of ${dayInWords(asOf)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    blocks: [...blocks, ...offersOf(offers)],
  };
}

function themeOf({ key }: RatedProperty): Theme {
  const collection = currentCollection();
  return propertyOfKey(key, collection)?.theme ?? collection.palettes.home;
}

function priceTable(rowsAre: string, rates: readonly Rate[]): SheetBlock {
  const columns = seasonColumns(rates);
  const cells = (rate: Rate, amount: typeof priceOf) =>
    columns.map((column) => {
      const told = amountIn(rate, column, amount);
      if (told === null) return '–';
      return told === 0 ? 'free' : formatPrice(told);
    });
  const rows = rates.flatMap((rate): SheetRow[] => {
    const name = rate.guests ? `${rate.place}, ${lower(rate.guests)}` : rate.place;
    const priced: SheetRow[] = [{ cells: [name, ...cells(rate, priceOf)] }];
    if (rate.per === 'unit') return priced;
    const alone = cells(rate, ({ single }) => single);
    const child = cells(rate, (season) => season.child);
    if (alone.some((cell) => cell !== '–')) priced.push({ cells: ['one alone', ...alone], under: true });
    if (child.some((cell) => cell !== '–'))
      priced.push({ cells: ['a child with two adults', ...child], under: true });
    return priced;
  });
  return { type: 'table', columns: [rowsAre, ...columns.map(({ name, when }) => `${name}\n${when}`)], rows };
}

/** How long one stays at least, where that is more than a night. */
function staysOf(rates: readonly Rate[], level: 2 | 3): SheetBlock[] {
  const leastNights = (of: readonly Rate[]) =>
    [...leastStays(of)].map(([season, least]) => `${season}: ${least}`);
  const rooms = rates.filter(({ per }) => per === 'person');
  const residences = sharedWords(
    rates.filter(({ per }) => per === 'unit'),
    (rate) => leastNights([rate]).join('; '),
  );
  const items = [
    ...leastNights(rooms),
    ...residences.map((shared) => `${inWords(shared.names)}. ${shared.words}`),
  ];
  if (items.length === 0) return [];
  return [heading(level, 'Shortest stays'), { type: 'list', items }];
}

function termsOf(rates: readonly Rate[], level: 2 | 3): SheetBlock[] {
  const lists = (title: string, list: (rate: Rate) => readonly string[]) =>
    sharedWords(rates, (rate) => (list(rate).length > 0 ? JSON.stringify(list(rate)) : '')).flatMap(
      (shared) => [
        heading(level, `${title}: ${inWords(shared.names)}`),
        { type: 'list' as const, items: JSON.parse(shared.words) as string[] },
      ],
    );
  const children = sharedWords(rates, ({ childPolicy }) => childPolicy);
  const notes = sharedWords(rates, ({ note }) => note);
  return [
    ...(notes.length > 0 ? [heading(level, 'About the prices')] : []),
    ...notes.map((shared) => words(`${inWords(shared.names)}: ${shared.words}`)),
    ...lists('In the price', ({ inclusions }) => inclusions),
    ...lists('Not in the price', ({ exclusions }) => exclusions),
    ...(children.length > 0 ? [heading(level, 'Children')] : []),
    ...children.map((shared) => words(`${inWords(shared.names)}: ${shared.words}`)),
  ];
}

function leviesOf({ levies }: RatedProperty, level: 2 | 3): SheetBlock[] {
  if (levies.length === 0) return [];
  const items = levies.map(({ name, amount, per }) =>
    amount === null ? `${name}, each ${per}` : `${name}: ${formatPrice(amount)} ${perEach(per)}`,
  );
  return [heading(level, 'Levies and fees'), { type: 'list', items }];
}

function offersOf(offers: readonly Offer[]): SheetBlock[] {
  if (offers.length === 0) return [];
  return [
    heading(2, 'Offers that hold today'),
    ...offers.flatMap(({ title, text, terms, stayFrom, stayUntil, until, code, lodges }) => [
      heading(3, title),
      words(text),
      words(
        [
          lodges.length > 0 && `Where: ${lodges.join(', ')}.`,
          `Stay: ${fromTo(stayFrom, stayUntil)}.`,
          `Book by ${dayInWords(until)}.`,
          code && `Say ${code}.`,
        ]
          .filter(Boolean)
          .join(' '),
      ),
      words(terms),
    ]),
  ];
}
