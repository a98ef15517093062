import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Clock, isoTime, minute } from './clock.ts';
import type { Log } from './log.ts';

export type AlertKind = 'circuit-open' | 'clock' | 'silence' | 'store' | 'notices' | 'quarantine-full';

/** The other path: what must reach an operator even when no mail leaves the house. */
export interface Alerts {
  /**
   * Counts an alert and writes one line of it, without personal data, to the log (at error) and to the alert file; the same
   * words at most once a minute. Never throws.
   */
  raise(kind: AlertKind, message: string): void;
  /** How often each kind was raised since this process started. */
  counts(): Readonly<Record<string, number>>;
  /** Resolves when what was raised is in the file. */
  written(): Promise<void>;
}

/**
 * @param file the alert file, one line of JSON per alert; `null` writes to the log alone
 */
export function createAlerts(deps: { log: Log; clock: Clock; file: string | null }): Alerts {
  const { log, clock, file } = deps;
  const counts = new Map<string, number>();
  const lastTold = new Map<string, number>();
  let writing: Promise<void> = Promise.resolve();

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
      const now = clock.now();
      // A store that is away fails every enquiry of a minute with the same words.
      if (now - (lastTold.get(message) ?? Number.NEGATIVE_INFINITY) < minute) return;
      lastTold.set(message, now);
      log.error({ alert: kind }, message);
      const line = JSON.stringify({ at: isoTime(now), alert: kind, message });
      writing = writing.then(() => write(line));
    },
    counts: () => Object.fromEntries(counts),
    written: () => writing,
  };
}
