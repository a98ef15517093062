import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { MachineAlert } from './machines.ts';

/** An alert as it was told. */
interface FiledAlert {
  /** ISO 8601. */
  readonly at: string;
  readonly kind: string;
  readonly message: string;
}

/** Milliseconds an event is in force after it was told last. */
export const eventLastsMs = 15 * 60_000;
/** No more of the file is read: what was told within a quarter of an hour stands at its end. */
const readBytes = 64 * 1024;

/** Every alert of an installation, a line each. */
export const alertFileOf = (dataDir: string): string =>
  join(/* turbopackIgnore: true */ dataDir, 'enquiries', 'alerts.jsonl');

export const alertLine = ({ at, kind, message }: FiledAlert): string =>
  JSON.stringify({ at, alert: kind, message });

/** The end of a file; empty where there is none. */
function endOf(file: string): string {
  let open: number | null = null;
  try {
    open = openSync(/* turbopackIgnore: true */ file, 'r');
    const { size } = fstatSync(open);
    const bytes = Buffer.alloc(Math.min(size, readBytes));
    readSync(open, bytes, 0, bytes.length, size - bytes.length);
    return bytes.toString('utf8');
  } catch {
    return '';
  } finally {
    if (open !== null) closeSync(open);
  }
}

/** `null` of a line that is no alert, and of the rest of one that began before what was read. */
function alertOf(line: string): FiledAlert | null {
  try {
    const { at, alert: kind, message } = JSON.parse(line) as Readonly<Record<string, unknown>>;
    return typeof at === 'string' && typeof kind === 'string' && typeof message === 'string'
      ? { at, kind, message }
      : null;
  } catch {
    return null;
  }
}

/**
 * What a machine told within the last quarter of an hour by a program that does not share the database. Never throws.
 *
 * @param machine what its alerts are about
 * @param now by this machine's clock, as the lines are
 */
export function alertsFiledLately(dataDir: string, machine: string, now = Date.now()): MachineAlert[] {
  const found = new Map<string, MachineAlert>();
  for (const line of endOf(alertFileOf(dataDir)).split('\n')) {
    const filed = alertOf(line);
    // A clock that came back makes what was told lie ahead.
    if (filed === null || !(Math.abs(now - Date.parse(filed.at)) < eventLastsMs)) continue;
    const { at: since, kind, message } = filed;
    const key = `${machine} ${kind} ${message}`;
    if (!found.has(key)) found.set(key, { key, kind, message, since });
  }
  return [...found.values()];
}
