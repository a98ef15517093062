import { type Day, daysAfter } from '@sundowner/calendar/day';
import { formatDay } from './cells.ts';
import { type RateColumn, type RateRow, type RateValue, rateColumns } from './columns.ts';

/** A field of Payload's form state; only what the table reads. */
interface FieldState {
  readonly value?: unknown;
  readonly valid?: boolean;
  readonly errorMessage?: string;
}

type FormState = Readonly<Record<string, FieldState | undefined>>;

/** A value of the form as the table holds it: days as `2027-01-31`, prices and nights as numbers. */
function fromForm(value: unknown, { kind }: RateColumn): RateValue {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'day')
    return value instanceof Date ? value.toISOString().slice(0, 10) : String(value).slice(0, 10);
  if (kind === 'words') return String(value);
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** A value of the table as Payload stores it: days at noon UTC, as its own day picker does. */
export function toForm(value: RateValue, { kind }: RateColumn): RateValue {
  return kind === 'day' && typeof value === 'string' ? `${value}T12:00:00.000Z` : value;
}

/** The rows of an array field. */
export function rowsOfForm(fields: FormState, path: string, length: number): RateRow[] {
  return Array.from({ length }, (_, row) =>
    Object.fromEntries(
      rateColumns.map((column) => [
        column.name,
        fromForm(fields[`${path}.${row}.${column.name}`]?.value, column),
      ]),
    ),
  );
}

/** What the studio refused, by `row.column`. */
export function faultsOfForm(
  fields: FormState,
  path: string,
  length: number,
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  for (let row = 0; row < length; row += 1)
    for (const { name } of rateColumns) {
      const field = fields[`${path}.${row}.${name}`];
      if (field?.valid === false && field.errorMessage) faults[`${row}.${name}`] = field.errorMessage;
    }
  return faults;
}

/** A season as the check sees it. `name` is what the sentences call it. */
export interface SeasonSpan {
  readonly name: string;
  readonly from: Day | null;
  readonly to: Day | null;
}

type Dated = SeasonSpan & { readonly from: Day; readonly to: Day };

/** What is wrong with a list of seasons, one sentence each. `faults` keep it from being published; `gaps` may be meant. */
export interface SeasonFindings {
  readonly faults: readonly string[];
  readonly gaps: readonly string[];
}

const period = (from: Day, to: Day) =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;

/**
 * Looks for seasons that lack a day, end before they start or overlap, and for days between them, and within `year`
 * before the first and after the last, that no season covers.
 */
export function checkSeasons(seasons: readonly SeasonSpan[], year: number | null): SeasonFindings {
  const faults: string[] = [];
  const dated: Dated[] = [];
  for (const season of seasons) {
    const { name, from, to } = season;
    if (!from || !to) faults.push(`${name} needs its first and its last day.`);
    else if (to < from)
      faults.push(`${name} ends on ${formatDay(to)}, before it starts on ${formatDay(from)}.`);
    else dated.push({ name, from, to });
  }
  dated.sort((one, other) => one.from.localeCompare(other.from) || one.to.localeCompare(other.to));
  const gaps: string[] = [];
  let last: Dated | null = null;
  for (const season of dated) {
    if (last && season.from <= last.to) {
      const until = season.to < last.to ? season.to : last.to;
      faults.push(`${last.name} and ${season.name} overlap: ${period(season.from, until)}.`);
    } else if (last && daysAfter(last.to, 1) < season.from) {
      gaps.push(`No season covers ${period(daysAfter(last.to, 1), daysAfter(season.from, -1))}.`);
    }
    if (!last || season.to > last.to) last = season;
  }
  const first = dated[0];
  if (year !== null && first && last) {
    const [start, end] = [`${year}-01-01`, `${year}-12-31`];
    if (first.from > start) gaps.unshift(`No season covers ${period(start, daysAfter(first.from, -1))}.`);
    if (last.to < end) gaps.push(`No season covers ${period(daysAfter(last.to, 1), end)}.`);
  }
  return { faults, gaps };
}

const [, from, to] = rateColumns;

const spansOf = (rows: readonly unknown[], first: RateColumn, last: RateColumn): SeasonSpan[] =>
  (rows as readonly Record<string, unknown>[]).map((row, at) => ({
    name: typeof row.name === 'string' && row.name !== '' ? row.name : `Row ${at + 1}`,
    from: fromForm(row.from, first) as string | null,
    to: fromForm(row.to, last) as string | null,
  }));

/** Seasons that lack a day, end too soon or overlap cannot be published; days no season covers can, and are only shown. */
export function checkSeasonRows(value: unknown): true | string {
  if (!Array.isArray(value) || !from || !to) return true;
  const { faults } = checkSeasons(spansOf(value, from, to), null);
  return faults.length === 0 || faults.join(' ');
}

/** The first season with a night of another year than its rate is of; `null` where there is none. */
export function whyYearDiffers(year: unknown, seasons: unknown): string | null {
  if (typeof year !== 'number' || !Array.isArray(seasons) || !from || !to) return null;
  const isOther = (day: Day | null) => day !== null && Number(day.slice(0, 4)) !== year;
  const other = spansOf(seasons, from, to).find((season) => isOther(season.from) || isOther(season.to));
  if (!other) return null;
  return `“Year” says ${year}, and “${other.name}” is from ${formatDay(other.from)} to ${formatDay(other.to)}.`;
}
