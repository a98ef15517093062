import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from '../launcher/progress.mjs';
import { tryLock } from './file-lock.ts';
import { runFile } from './run-file.ts';

/** Where a running product listens, whatever the settings of the command that asks. */
export interface Listening {
  readonly host: string;
  readonly port: number;
  readonly studioHost: string;
  readonly studioPort: number;
  readonly internalPort: number;
}

/** What the running product says of itself in `DATA_DIR/run/product.json`. */
export interface RunningProduct {
  readonly pid: number;
  readonly startedAt: string;
  readonly siteUrl: string;
  readonly studioUrl: string;
  readonly internalUrl: string;
  readonly listens: Listening;
}

export interface InstanceLock {
  /** Tells other commands where the product listens. */
  announce(product: RunningProduct): void;
  release(): void;
}

const noteOf = (dataDir: string) => join(dataDir, 'run', 'product.json');
const lockOf = (dataDir: string) => join(dataDir, 'run', 'lock.db');

/** What the run that holds the lock said of itself; `null` while it says nothing yet. */
function note(dataDir: string): RunningProduct | null {
  try {
    return JSON.parse(readFileSync(noteOf(dataDir), 'utf8')) as RunningProduct;
  } catch {
    return null;
  }
}

/**
 * Takes the data directory for one run of the product, or for a command that must not meet one.
 *
 * @throws LaunchError when another run has it
 */
export function lockInstance(dataDir: string): InstanceLock {
  const release = tryLock(lockOf(dataDir));
  if (!release) {
    const other = note(dataDir);
    const where = other ? ` (process ${other.pid}, ${other.siteUrl})` : '';
    throw new LaunchError(
      `Sundowner is already running on the data directory ${dataDir}${where}; stop it first, or set DATA_DIR to another folder.`,
    );
  }
  const noteFile = runFile(noteOf(dataDir));
  noteFile.remove();
  return {
    announce: (product) => noteFile.write(`${JSON.stringify(product)}\n`),
    release: () => {
      noteFile.remove();
      release();
    },
  };
}

/** The settings of a command as the running product has them: it may have been started with other ports and addresses. */
export function asRunning<Settings extends Listening & { siteUrl: string; studioUrl: string }>(
  settings: Settings,
  { siteUrl, studioUrl, listens }: RunningProduct,
): Settings {
  return { ...settings, siteUrl, studioUrl, ...listens };
}

/** The product that runs on `dataDir` at this moment: `null` for none, `'starting'` for one that is not yet up. */
export function runningProduct(dataDir: string): RunningProduct | 'starting' | null {
  // Looking must not make a folder where there is none.
  if (!existsSync(lockOf(dataDir))) return null;
  const release = tryLock(lockOf(dataDir));
  if (release) {
    release();
    return null;
  }
  return note(dataDir) ?? 'starting';
}
