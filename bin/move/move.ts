import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { LaunchError } from '../launcher/progress.mjs';
import { checkKeys, type KeysChecked, refusalOf } from './keys-check.ts';
import { batchesOf, digestOfTable, keyOf } from './row-digest.ts';
import type { MoveSource, MoveTarget, Progress, TargetState } from './side.ts';
import { batchSize, fullName, type MovedTable } from './tables.ts';

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

async function copyTable(
  table: MovedTable,
  begun: Progress | undefined,
  { source, target, stop, report }: Moving,
  moved: number,
): Promise<number> {
  const size = batchSize(table);
  let rows = 0;
  let done = false;
  for await (const some of batchesOf(source, table, { after: begun?.after ?? null })) {
    stop.throwIfAborted();
    const last = some.at(-1);
    done = some.length < size;
    await target.write(table, some, { after: last ? keyOf(table, last) : null, done });
    rows += some.length;
    report(`${moved + rows} rows, ${fullName(table)}`);
  }
  if (!done) await target.write(table, [], { after: null, done: true });
  return rows;
}

async function copyAll(tables: readonly MovedTable[], moving: Moving): Promise<void> {
  const progress = await moving.target.progress();
  let moved = 0;
  for (const table of tables) {
    const begun = progress.get(fullName(table));
    if (begun?.done) continue;
    moving.stop.throwIfAborted();
    moved += await copyTable(table, begun, moving, moved);
  }
}

/** @returns the tables that are not the same on both sides, and how many rows there are */
async function compare(tables: readonly MovedTable[], { source, target, stop, report }: Moving) {
  const different: MovedTable[] = [];
  let rows = 0;
  for (const [index, table] of tables.entries()) {
    stop.throwIfAborted();
    if (index % 20 === 0) report(`comparing, table ${index + 1} of ${tables.length}`);
    const [one, other] = [await digestOfTable(source, table), await digestOfTable(target, table)];
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
async function makeAlike(tables: readonly MovedTable[], moving: Moving): Promise<number> {
  const first = await compare(tables, moving);
  if (first.different.length === 0) return first.rows;
  if (moving.state === 'placed')
    throw new LaunchError(
      `Everything was moved, but ${moving.source.words} and ${moving.target.words} are no longer the same (${names(first.different)}): the product was started on one of them. Go on with the one that has the newer enquiries, and take the other away by hand.`,
    );
  // What was copied by a run that ended may have changed since: the product may have been started again in between.
  for (const table of first.different) await moving.target.clear(table);
  await copyAll(first.different, moving);
  const again = await compare(tables, moving);
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
  if (state !== 'placed') await copyAll(tables, moving);
  const rows = await makeAlike(tables, moving);
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
