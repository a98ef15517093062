import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { checkKeys, type KeysChecked } from './keys-check.ts';
import { batchesOf } from './row-digest.ts';
import type { MoveSource, UnfitValue } from './side.ts';
import { fullName } from './tables.ts';

export interface Rehearsal {
  /** Tables with rows, by name. */
  readonly counts: ReadonlyMap<string, number>;
  readonly rows: number;
  readonly unfit: readonly UnfitValue[];
  /** `null` where something does not fit, so that it was not looked at. */
  readonly keys: KeysChecked | null;
  /** What the data takes where it is now. */
  readonly bytes: number;
  /** Seconds the move is expected to take. */
  readonly seconds: number;
}

/** Making the tables, in seconds: measured on two cores. */
const tablesTake = 15;
/** A move reads both sides and writes one, where a rehearsal reads one: five to seven times as long. Measured, with room. */
const timesARehearsal = 8;

/** Reads everything that would be moved as it would be written, and changes nothing. */
export async function rehearse(
  source: MoveSource,
  settings: Pick<SiteSettings, 'keysDir' | 'dataDir'>,
  { stop, report }: { readonly stop: AbortSignal; readonly report: (detail: string) => void },
): Promise<Rehearsal> {
  const began = performance.now();
  const tables = await source.tables();
  const counts = new Map<string, number>();
  const unfit: UnfitValue[] = [...(await source.lostReferences())];
  let rows = 0;
  for (const table of tables) {
    stop.throwIfAborted();
    const name = fullName(table);
    report(name);
    const hear = (column: string, key: string, reason: string) =>
      unfit.push({ column: `${name}.${column}`, key, reason });
    let count = 0;
    for await (const some of batchesOf(source, table, { unfit: hear })) count += some.length;
    if (count > 0) counts.set(name, count);
    rows += count;
  }
  const read = (performance.now() - began) / 1000;
  const keys = unfit.length > 0 ? null : await checkKeys(source, tables, settings);
  const bytes = await source.bytes();
  return { counts, rows, unfit, keys, bytes, seconds: Math.ceil(tablesTake + read * timesARehearsal) };
}
