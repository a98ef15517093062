import { duration } from '../launcher/progress.mjs';
import { type KeysChecked, refusalOf } from './keys-check.ts';
import type { Moved } from './move.ts';
import type { Rehearsal } from './rehearse.ts';

/** So many values that do not fit are listed. */
const mostListed = 20;

function keysWords({ sealed, unreadable, notErased, missing }: KeysChecked): string[] {
  return [
    unreadable === 0
      ? `The keys open all ${sealed} pieces of personal data.`
      : `${unreadable} of ${sealed} pieces of personal data are opened by no key in KEYS_DIR.`,
    ...(notErased > 0
      ? [`${notErased} enquiries can be read though the erasure ledger says they were erased.`]
      : []),
    ...(missing > 0 ? [`The next start takes ${missing} erasures in from the ledger's file.`] : []),
  ];
}

/** Megabytes of data that have no room; `null` where they have, or nobody knows. Both old and new are there for a while. */
export function roomWords(bytes: number, free: number | null): string | null {
  if (free === null || free > bytes) return null;
  const megabytes = (size: number) => `${Math.ceil(size / 1e6)} MB`;
  return `There is no room for it: it takes ${megabytes(bytes)}, and ${megabytes(free)} are free.`;
}

function unfitLines(unfit: Rehearsal['unfit'], noRoom: string | null): string[] {
  const listed = unfit
    .slice(0, mostListed)
    .map(({ column, key, reason }) => `  ${column} of ${key} ${reason}`);
  return [
    ...(unfit.length > 0
      ? [`${unfit.length} ${unfit.length === 1 ? 'value does' : 'values do'} not fit:`, ...listed]
      : []),
    ...(noRoom ? [noRoom] : []),
  ];
}

/** What a rehearsal says: counts, what does not fit, how long it would take. */
export function rehearsalLines(
  { counts, rows, unfit, keys, bytes, seconds }: Rehearsal,
  {
    words,
    free,
    pictures,
  }: { readonly words: string; readonly free: number | null; readonly pictures: readonly string[] },
  { command, force }: { readonly command: string; readonly force: boolean },
): string[] {
  const width = Math.max(0, ...[...counts.keys()].map((name) => name.length));
  const tables = [...counts].map(([name, count]) => `  ${name.padEnd(width)} ${String(count).padStart(8)}`);
  const faults = unfitLines(unfit, roomWords(bytes, free));
  const refusal = keys === null || force ? null : refusalOf(keys);
  const next =
    refusal === null
      ? [
          `The rows take about ${duration(seconds * 1000)}. Nothing was changed.`,
          `To move: stop the product, then ${command}`,
        ]
      : [`Nothing was changed. It would be refused: ${refusal}`];
  return [
    ...tables,
    `${rows} rows in ${counts.size} tables would go into ${words}.`,
    ...(faults.length > 0 ? faults : ['Everything fits.']),
    ...(keys ? keysWords(keys) : []),
    ...pictures,
    ...(faults.length > 0 ? ['Nothing was changed. Correct this first.'] : next),
  ];
}

/** What a move says when it is done. */
export function movedLines({ rows, tables, keys, kept }: Moved, to: string, isToPostgres: boolean): string[] {
  return [
    `Moved ${rows} rows of ${tables} tables into ${to}. Counts and digests of every table are the same on both sides.`,
    ...keysWords(keys),
    ...kept.map((place) => `The old data is kept as ${place}.`),
    ...nextLines(isToPostgres),
  ];
}

/** What to set, and how to go back. */
export function nextLines(isToPostgres: boolean): string[] {
  return isToPostgres
    ? [
        'Set DATABASE_URL to the address you gave, then "npm start" and "npm run doctor".',
        'To go back later: stop, and with DATABASE_URL set "npm run data:move -- --to embedded --move".',
        'To go back before anything new came in: stop, leave DATABASE_URL out, and rename the two old files to what they were.',
      ]
    : [
        'Leave DATABASE_URL out from now on, then "npm start" and "npm run doctor".',
        'The old schemas hold personal data: drop them once all is well.',
        'To go back: stop, and without DATABASE_URL "npm run data:move -- --to postgres://… --move".',
      ];
}
