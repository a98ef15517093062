import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Clock, isoTime } from './clock.ts';
import type { Log } from './log.ts';

export type AlertKind = 'circuit-open' | 'clock' | 'silence' | 'store' | 'notices' | 'quarantine-full';

/** The other path: what must reach an operator even when no mail leaves the house. */
export interface Alerts {
  /** Writes one line, without personal data, to the log (at error) and to the alert file, and counts it. Never throws. */
  raise(kind: AlertKind, message: string): void;
  /** How often each kind was raised since this process started. */
  counts(): Readonly<Record<string, number>>;
}

/**
 * @param file the alert file, one line of JSON per alert; `null` writes to the log alone
 */
export function createAlerts(deps: { log: Log; clock: Clock; file: string | null }): Alerts {
  const { log, clock, file } = deps;
  const counts = new Map<string, number>();

  const write = async (line: string): Promise<void> => {
    if (file === null) return;
    try {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await appendFile(file, `${line}\n`, { mode: 0o600 });
    } catch (error) {
      log.error({ code: error instanceof Error && 'code' in error ? error.code : null }, 'no alert file');
    }
  };

  return {
    raise(kind, message) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      log.error({ alert: kind }, message);
      void write(JSON.stringify({ at: isoTime(clock.now()), alert: kind, message }));
    },
    counts: () => Object.fromEntries(counts),
  };
}
