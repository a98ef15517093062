import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { LaunchError } from '../launcher/progress.mjs';
import { tryLock } from './file-lock.ts';

/** A small file that says something of this run to other commands: a process id, where the product listens. */
export interface RunFile {
  /** Writes it now, or as soon as the disk takes it: what the product does never waits for a note about it. */
  write(text: string): void;
  /** Takes it away, as far as the disk lets it; a note of a run that has ended misleads nobody. */
  remove(): void;
}

/** @param tryAgainEvery milliseconds between tries while the disk refuses it */
export function runFile(path: string, { tryAgainEvery = 5000 } = {}): RunFile {
  let timer: NodeJS.Timeout | undefined;

  function write(text: string): void {
    clearTimeout(timer);
    try {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      writeFileSync(path, text, { mode: 0o600 });
    } catch {
      // A full disk takes a name and no word: what reads it must not find it empty.
      takeAway();
      timer = setTimeout(() => write(text), tryAgainEvery).unref();
    }
  }

  function takeAway(): void {
    try {
      rmSync(path, { force: true });
    } catch {
      // The same disk again.
    }
  }

  return {
    write,
    remove() {
      clearTimeout(timer);
      takeAway();
    },
  };
}

/** Where a running product listens, whatever the settings of the command that asks. */
export interface Listening {
  /** What it runs of the product. */
  readonly run: SiteSettings['run'];
  readonly host: string;
  readonly port: number;
  readonly studioHost: string;
  readonly studioPort: number;
  readonly internalHost: string;
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
