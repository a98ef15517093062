import { rateColumns } from './columns.ts';
import { fromForm } from './rows-of-form.ts';
import { checkSeasons } from './seasons.ts';

const [, from, to] = rateColumns;

/** Seasons that lack a day, end too soon or overlap cannot be published; days no season covers can, and are only shown. */
export function checkSeasonRows(value: unknown): true | string {
  if (!Array.isArray(value) || !from || !to) return true;
  const spans = value.map((row: Record<string, unknown>, at) => ({
    name: typeof row.name === 'string' && row.name !== '' ? row.name : `Row ${at + 1}`,
    from: fromForm(row.from, from) as string | null,
    to: fromForm(row.to, to) as string | null,
  }));
  const { faults } = checkSeasons(spans, null);
  return faults.length === 0 || faults.join(' ');
}
