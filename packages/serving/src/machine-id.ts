import { createHash, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * A word of this data directory alone, made by the first program that asks and kept there: two machines may have the same name and the same
 * paths, as images and containers do. It appears whole or not at all, and of two programs that make it at once both get the one that came
 * first.
 *
 * @returns `null` where it can be neither read nor kept
 */
function wordOf(dataDir: string): string | null {
  const file = join(/* turbopackIgnore: true */ dataDir, 'machine-id');
  const read = (): string | null => {
    try {
      return readFileSync(/* turbopackIgnore: true */ file, 'utf8').trim() || null;
    } catch {
      return null;
    }
  };
  const there = read();
  if (there !== null) return there;
  const arriving = `${file}.${randomUUID()}`;
  try {
    writeFileSync(/* turbopackIgnore: true */ arriving, `${randomUUID()}\n`, { mode: 0o600, flag: 'wx' });
    linkSync(/* turbopackIgnore: true */ arriving, file);
  } catch {
    // Another made it meanwhile, or nothing can be written there.
  } finally {
    rmSync(/* turbopackIgnore: true */ arriving, { force: true });
  }
  return read();
}

/**
 * What tells this machine's product from others that share a database: whatever was under way here has ended when a process of it starts.
 * The machine's name is a part of it, so that a disk that was copied with its data makes two.
 */
export function machineId(dataDir: string): string {
  const folder = resolve(/* turbopackIgnore: true */ dataDir);
  return createHash('sha256')
    .update(`${hostname()}\n${wordOf(folder) ?? folder}`)
    .digest('base64url')
    .slice(0, 16);
}

/** What people call it. */
export const machineName = (): string => hostname();
