import { existsSync, readFileSync } from 'node:fs';

const file = '/proc/pressure/cpu';

/** Milliseconds since the start of this computer in which something waited for a processor (Linux, PSI); 0 where nobody counts them. */
export function waitedForProcessor(): number {
  if (!existsSync(file)) return 0;
  const total = /^some .*total=(\d+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '0';
  return Number(total) / 1000;
}
