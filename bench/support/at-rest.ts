import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { processorTime } from './bench-site.ts';

/** Process id of a running machine's program, which its launcher keeps in its data directory. */
export function programOf({ dataDir }: { readonly dataDir: string }, name: 'site' | 'studio'): number {
  return Number(readFileSync(join(dataDir, 'run', `${name}.pid`), 'utf8'));
}

/** Those of both programs. */
export function programsOf(product: { readonly dataDir: string }): Record<'site' | 'studio', number> {
  return { site: programOf(product, 'site'), studio: programOf(product, 'studio') };
}

/**
 * Waits until none of these processes has taken more than a tenth of a core for half a second, such as for drawing pages anew after a
 * change.
 *
 * @returns whether they came to rest within a minute
 */
export async function atRest(pids: readonly number[]): Promise<boolean> {
  const end = Date.now() + 60_000;
  while (Date.now() < end) {
    const before = pids.map(processorTime);
    await wait(500);
    if (pids.every((pid, index) => processorTime(pid) - (before[index] ?? 0) <= 50)) return true;
  }
  return false;
}
