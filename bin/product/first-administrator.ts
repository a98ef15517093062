import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The 0600 file with the one-time link that makes the first administrator. The studio writes it when it starts without
 * an account, and takes it away once there is one.
 *
 * @returns its place, or `null` when there is an administrator
 */
export function administratorFile(dataDir: string): string | null {
  const file = join(dataDir, 'first-administrator.txt');
  return existsSync(file) ? file : null;
}
