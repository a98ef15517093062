import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isInUse } from '@sundowner/enquiries/store/backup';
import { LaunchError } from '../launcher/progress.mjs';
import { renameStore, storeFilesOf } from './embedded-source.ts';
import type { MoveTarget, TargetState } from './side.ts';
import { SqliteStores, type StoreFiles } from './sqlite-stores.ts';
import { isCurrent } from './tables.ts';

/** What a move into files says of itself in `DATA_DIR/moving/move.json`. */
interface Note {
  readonly installation: string;
  readonly phase: 'copying' | 'placing';
}

export interface EmbeddedTargetParts {
  readonly dataDir: string;
  /** This installation's id. */
  readonly installation: string;
  /** Makes the tables of this version in the stores of a data directory. */
  readonly makeTables: (dataDir: string) => Promise<void>;
}

const stagingOf = (dataDir: string) => join(dataDir, 'moving');
const noteOf = (dataDir: string) => join(stagingOf(dataDir), 'move.json');

function readNote(dataDir: string): Note | null {
  try {
    return JSON.parse(readFileSync(noteOf(dataDir), 'utf8')) as Note;
  } catch {
    return null;
  }
}

function writeNote(dataDir: string, note: Note): void {
  mkdirSync(stagingOf(dataDir), { recursive: true, mode: 0o700 });
  writeFileSync(noteOf(dataDir), `${JSON.stringify(note)}\n`, { mode: 0o600, flush: true });
}

const holdsData = (file: string) => existsSync(file) && statSync(file).size > 0;

/** Whether each store is in its place, or about to come into it. */
function isThere(dataDir: string): boolean {
  const [places, staged] = [storeFilesOf(dataDir), storeFilesOf(stagingOf(dataDir))];
  return (['studio', 'enquiries'] as const).every(
    (name) => holdsData(staged[name]) || holdsData(places[name]),
  );
}

/**
 * What stands where the embedded stores would come.
 *
 * @throws LaunchError for data that is not of a half-done move of this installation
 */
export function embeddedState(dataDir: string, installation: string): TargetState {
  const note = readNote(dataDir);
  if (note && note.installation !== installation)
    throw new LaunchError(`${stagingOf(dataDir)} holds a move of another installation; remove it first.`);
  // A run that was ended after all was done left its note; where the stores have gone since, it says nothing.
  const isPlaced = note?.phase === 'placing' && isThere(dataDir);
  if (isPlaced) return 'placed';
  const there = Object.values(storeFilesOf(dataDir)).find(holdsData);
  if (there) throw new LaunchError(`${there} holds data already; nothing is moved over it.`);
  return note?.phase === 'copying' ? 'begun' : 'empty';
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Embedded stores that are filled in a folder of their own, and come into their place when they are whole. */
export function embeddedTarget({ dataDir, installation, makeTables }: EmbeddedTargetParts): MoveTarget {
  const places = storeFilesOf(dataDir);
  const staged = storeFilesOf(stagingOf(dataDir));
  let open: SqliteStores | null = null;

  /** Where each store is: a run that ended while it put them into their place may have done so with one. */
  function present(): StoreFiles {
    const at = (name: keyof StoreFiles) => (existsSync(staged[name]) ? staged[name] : places[name]);
    return { studio: at('studio'), enquiries: at('enquiries') };
  }

  function stores(): SqliteStores {
    if (open) return open;
    const files = present();
    const used = Object.values(files).find(isInUse);
    if (used) throw new LaunchError(`${used} is in use; stop the product before you move its data.`);
    open = new SqliteStores(files, { readOnly: false });
    return open;
  }

  async function forget(): Promise<void> {
    await open?.close();
    open = null;
    rmSync(stagingOf(dataDir), { recursive: true, force: true });
  }

  return {
    words: 'the embedded stores',
    tables: () => stores().tables(),
    count: (table) => stores().count(table),
    rows: (...asked) => stores().rows(...asked),
    lastIds: (tables) => stores().lastIds(tables),
    progress: async () => stores().progress(),
    write: async (...asked) => stores().write(...asked),
    clear: async (table) => stores().clear(table),
    setLastIds: async (last) => stores().setLastIds(last),
    async prepare() {
      // Of a move that was over before this one.
      if (readNote(dataDir)?.phase === 'placing') await forget();
      // Another version of the product began the move.
      const begun = Object.values(staged).every(holdsData);
      if (begun && !isCurrent(stores().steps(), 'sqlite')) {
        await forget();
      }
      writeNote(dataDir, { installation, phase: 'copying' });
      await open?.close();
      open = null;
      await makeTables(stagingOf(dataDir));
      stores().keepProgress();
    },
    async complete() {
      const [lost] = stores().lostReferences();
      if (lost) throw new LaunchError(`A row of ${lost.column} ${lost.reason}.`);
      // Noted first: the record of progress goes now.
      writeNote(dataDir, { installation, phase: 'placing' });
      stores().seal();
      await stores().close();
      open = null;
      for (const name of ['enquiries', 'studio'] as const) {
        mkdirSync(dirname(places[name]), { recursive: true, mode: 0o700 });
        if (existsSync(staged[name])) renameStore(staged[name], places[name]);
        chmodSync(places[name], 0o600);
        syncFolder(dirname(places[name]));
      }
    },
    finish: forget,
    async close() {
      await open?.close();
    },
  };
}
