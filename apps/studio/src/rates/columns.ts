import { currencySigns, currencyWord } from '@sundowner/brand/currencies';
import { houseCurrency } from '../runtime/house.ts';

/** One column of the rates table: a field of a season's row. */
export interface RateColumn {
  /** Name of the field. */
  readonly name: string;
  /** Heading an editor reads. */
  readonly label: string;
  /** The first column of words is what a season is called. */
  readonly kind: 'words' | 'day' | 'amount' | 'count';
  /** Other headings people give the column in their spreadsheets. */
  readonly known: readonly string[];
}

export const isNumeric = ({ kind }: RateColumn): boolean => kind === 'amount' || kind === 'count';

export type RateValue = string | number | null;

/** One season: its values by column name. */
export type RateRow = Readonly<Record<string, RateValue>>;

/** The columns of a rate's seasons, in the order they stand; `name` is the field's. */
export const rateColumns: readonly RateColumn[] = [
  { name: 'name', label: 'Season', kind: 'words', known: ['season name', 'rate season'] },
  {
    name: 'from',
    label: 'First night',
    kind: 'day',
    known: ['start', 'start date', 'from', 'from date', 'begin', 'first day'],
  },
  {
    name: 'to',
    label: 'Last night',
    kind: 'day',
    known: ['end', 'end date', 'to', 'to date', 'until', 'till', 'last day'],
  },
  {
    name: 'perPersonSharing',
    label: 'Per person sharing',
    kind: 'amount',
    known: ['pps', 'pp sharing', 'sharing', 'pps pn', 'per person', 'double', 'adult', 'adult sharing'],
  },
  { name: 'single', label: 'Single', kind: 'amount', known: ['single person', 'sgl', 'single supplement'] },
  { name: 'child', label: 'Child', kind: 'amount', known: ['children', 'child sharing', 'kids', 'chd'] },
  {
    name: 'unit',
    label: 'House or room',
    kind: 'amount',
    known: ['whole house', 'unit', 'house', 'villa', 'room', 'exclusive use', 'supplement'],
  },
  {
    name: 'minimumNights',
    label: 'Nights at least',
    kind: 'count',
    known: ['minimum nights', 'minimum stay', 'min stay', 'min nights'],
  },
  {
    name: 'note',
    label: 'Note',
    kind: 'words',
    known: ['notes', 'remark', 'remarks', 'comment', 'comments'],
  },
];

/** Headings a column with both days in one cell goes under. */
const periodHeadings: readonly string[] = ['dates', 'period', 'validity', 'valid', 'travel dates'];

/** What a heading may say of money besides. */
function moneyWords(): string {
  const currency = houseCurrency();
  const name = currencyWord(currency).split(' ').at(-1) ?? '';
  const words = [name, ...currencySigns(currency)].map((word) => word.toLowerCase());
  return words.filter((word) => /^[a-z]+$/.test(word)).join('|');
}

const bare = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(new RegExp(`\\b(?:rate|rates|price|${moneyWords()}|pn|per night)\\b`, 'g'), ' ')
    .replace(/[^a-z0-9]+/g, '');

/** The column a spreadsheet's heading means: `'period'` for both days in one, `null` when it is none of ours. */
export function columnFor(heading: string, columns: readonly RateColumn[]): RateColumn | 'period' | null {
  const given = bare(heading);
  if (given === '') return null;
  const exact = columns.find((column) =>
    [column.label, column.name, ...column.known].some((name) => bare(name) === given),
  );
  return exact ?? (periodHeadings.some((name) => bare(name) === given) ? 'period' : null);
}
