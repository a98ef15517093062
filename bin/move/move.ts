import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { LaunchError } from '../launcher/progress.mjs';
import { checkKeys, type KeysChecked, refusalOf } from './keys-check.ts';
import { batchesOf, digestingOf, digestOfTable, keyOf, type TableDigest } from './row-digest.ts';
import type { MoveSource, MoveTarget, Progress, TargetState } from './side.ts';
import { batchSize, fullName, holdsFiles, type MovedTable } from './tables.ts';

export interface Moving {
  readonly source: MoveSource;
  readonly target: MoveTarget;
  readonly state: TargetState;
  readonly settings: Pick<SiteSettings, 'keysDir' | 'dataDir'>;
  /** Goes on though some personal data is opened by no key, or is not erased though the ledger says so. */
  readonly force: boolean;
  readonly stop: AbortSignal;
  readonly report: (detail: string) => void;
}

export interface Moved {
  readonly rows: number;
  readonly tables: number;
  readonly keys: KeysChecked;
  /** Where the old data is kept. */
  readonly kept: readonly string[];
}

/** @throws LaunchError where the target lacks something the source has */
function assertAlike(from: readonly MovedTable[], to: readonly MovedTable[]): void {
  const columns = (table: MovedTable) =>
    table.columns
      .map(({ name }) => name)
      .toSorted()
      .join(', ');
  const there = new Map(to.map((table) => [fullName(table), columns(table)]));
  const other = from.find((table) => there.get(fullName(table)) !== columns(table));
  if (other || from.length !== to.length)
    throw new LaunchError(
      `The tables of both sides are not alike (${other ? fullName(other) : 'one has more of them'}); nothing was moved.`,
    );
}

/** What tables of the source came to that a run read from their first row to their last. */
type Read = ReadonlyMap<string, TableDigest>;

/** Copies the rows that are not there yet. @returns what all that were read come to */
async function copyTable(
  table: MovedTable,
  begun: Progress | undefined,
  { source, target, stop, report }: Moving,
  moved: number,
): Promise<TableDigest> {
  const size = batchSize(table);
  const digest = digestingOf(table);
  let rows = 0;
  let done = false;
  let writing = Promise.resolve();
  try {
    for await (const some of batchesOf(source, table, { after: begun?.after ?? null })) {
      digest.add(some);
      // One side reads while the other writes.
      await writing;
      stop.throwIfAborted();
      const last = some.at(-1);
      done = some.length < size;
      writing = target.write(table, some, { after: last ? keyOf(table, last) : null, done });
      // Heard of before the next batch is written.
      writing.catch(() => {});
      if (holdsFiles(table)) await writing;
      rows += some.length;
      report(`${moved + rows} rows, ${fullName(table)}`);
    }
  } finally {
    await writing;
  }
  if (!done) await target.write(table, [], { after: null, done: true });
  return digest.value();
}

/** @returns what the tables of the source come to that were read whole */
async function copyAll(tables: readonly MovedTable[], moving: Moving): Promise<Read> {
  const progress = await moving.target.progress();
  const read = new Map<string, TableDigest>();
  let moved = 0;
  for (const table of tables) {
    const begun = progress.get(fullName(table));
    if (begun?.done) continue;
    moving.stop.throwIfAborted();
    const digest = await copyTable(table, begun, moving, moved);
    moved += digest.rows;
    if (!begun) read.set(fullName(table), digest);
  }
  return read;
}

/**
 * @param read of the source, which nobody else writes to: what was read as it was copied is not read again
 * @returns the tables that are not the same on both sides, and how many rows there are
 */
async function compare(tables: readonly MovedTable[], { source, target, stop, report }: Moving, read: Read) {
  const different: MovedTable[] = [];
  let rows = 0;
  for (const [index, table] of tables.entries()) {
    stop.throwIfAborted();
    if (index % 20 === 0) report(`comparing, table ${index + 1} of ${tables.length}`);
    const one = read.get(fullName(table)) ?? (await digestOfTable(source, table));
    const other = await digestOfTable(target, table);
    rows += one.rows;
    if (one.rows !== other.rows || one.digest !== other.digest) different.push(table);
  }
  return { different, rows };
}

/** Ids go on where they were, so that none is given twice. @throws LaunchError where they do not */
async function moveIdsOn(tables: readonly MovedTable[], { source, target, state }: Moving): Promise<void> {
  const last = await source.lastIds(tables);
  if (state !== 'placed') await target.setLastIds(last, tables);
  const there = await target.lastIds(tables);
  const other = [...last].find(([name, id]) => (there.get(name) ?? 0) < id);
  if (other) throw new LaunchError(`The ids of ${other[0]} do not go on where they were.`);
}

const names = (tables: readonly MovedTable[]) => tables.slice(0, 5).map(fullName).join(', ');

/** @throws LaunchError when the two sides are not the same after all */
async function makeAlike(tables: readonly MovedTable[], moving: Moving, read: Read): Promise<number> {
  const first = await compare(tables, moving, read);
  if (first.different.length === 0) return first.rows;
  if (moving.state === 'placed')
    throw new LaunchError(
      `Everything was moved, but ${moving.source.words} and ${moving.target.words} are no longer the same (${names(first.different)}): the product was started on one of them. Go on with the one that has the newer enquiries, and take the other away by hand.`,
    );
  // What was copied by a run that ended may have changed since: the product may have been started again in between.
  for (const table of first.different) await moving.target.clear(table);
  const anew = await copyAll(first.different, moving);
  const again = await compare(tables, moving, new Map([...read, ...anew]));
  if (again.different.length > 0)
    throw new LaunchError(
      `These tables are not the same on both sides: ${names(again.different)}. Nothing was taken away.`,
    );
  return again.rows;
}

/**
 * Takes an installation's data from one side to the other, compares both, and only then takes the old away. Asked again after it was ended,
 * it goes on.
 *
 * @throws LaunchError with one sentence; the source is as it was then
 */
export async function moveData(moving: Moving): Promise<Moved> {
  const { source, target, state, settings, force, report } = moving;
  if (state !== 'placed') await target.prepare();
  const tables = await source.tables();
  assertAlike(tables, await target.tables());
  const read: Read = state === 'placed' ? new Map() : await copyAll(tables, moving);
  const rows = await makeAlike(tables, moving, read);
  await moveIdsOn(tables, moving);
  report('keys and ledger');
  const keys = await checkKeys(target, await target.tables(), settings);
  const refusal = force ? null : refusalOf(keys);
  if (refusal !== null) throw new LaunchError(`${refusal} Nothing was taken away.`);
  report('putting everything in its place');
  await target.complete();
  const kept = await source.retire(new Date().toISOString().replaceAll(/[:.]/g, '-'));
  await target.finish();
  return { rows, tables: tables.length, keys, kept };
}
