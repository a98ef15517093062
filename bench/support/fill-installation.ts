import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { addNote } from '@sundowner/enquiries/conversation/notes';
import { insertAttachments, sealAttachment } from '@sundowner/enquiries/store/attachment';
import { openStore } from '@sundowner/enquiries/store/database/open';
import type { Store } from '@sundowner/enquiries/store/database/port';
import { appendLedgerFile, ledgerHash, replayLedger } from '@sundowner/enquiries/store/erasure-ledger';
import { ledgerFileOf } from '@sundowner/enquiries/store/installation-files';
import { openVault } from '@sundowner/enquiries/store/vault';
import { type Keyring, loadKeyring } from '@sundowner/keyring';
import { mediaFolderOf } from '@sundowner/media-store/open-store';
import type { Installation } from '../../bin/product/installation.ts';
import { initialise } from '../../bin/product/instance.ts';
import { studioDirectory } from '../../bin/product/paths.ts';
import { benchPeople, fillDesk } from '../../tests/support/filled-desk.ts';
import { keptDatabases } from '../../tests/support/kept-databases.ts';
import { plateFiles } from './plate-files.ts';

/** How much an installation is to hold. */
export interface Extent {
  readonly enquiries: number;
  /** Messages of an enquiry that was answered. */
  readonly conversation: number;
  readonly stories: number;
  readonly pictures: number;
}

const quiet = { debug() {}, info() {}, warn() {}, error() {} };
/** Bytes a picture has for each pixel of its width: 6 to 19 kB a file. */
const bytesAcross = 10;
/** Of so many enquiries one has a note, one a file, and one was erased. */
const oneOf = { note: 10, file: 200, erased: 1000 } as const;
const fileBytes = 100_000;

async function fillStudio({ env, settings }: Installation, { stories, pictures }: Extent): Promise<void> {
  const { dataDir } = settings;
  mkdirSync(join(dataDir, 'studio'));
  copyFileSync((await keptDatabases()).peopled, join(dataDir, 'studio', 'studio.db'));
  const script = resolve(import.meta.dirname, 'seed-stories.ts');
  await promisify(execFile)(process.execPath, [script, String(stories), 'versions', String(pictures)], {
    env,
    cwd: studioDirectory,
  });
}

/** Files of no picture, as long as one's: a move reads them as bytes. */
function makePictures(folder: string, { pictures }: Extent): void {
  mkdirSync(folder);
  for (let at = 0; at < pictures; at++)
    for (const { filename, width } of plateFiles(at))
      writeFileSync(join(folder, filename), randomBytes(width * bytesAcross));
}

/** What a desk at work has besides: notes, files of forms, erased enquiries with the ledger that says so. */
async function fillRest(store: Store, keyring: Keyring, dataDir: string, now: number): Promise<void> {
  const vault = openVault(keyring);
  const ids = await store.read.rows<{ id: string }>('SELECT id FROM enquiries ORDER BY id');
  const some = (part: keyof typeof oneOf) => ids.filter((_, at) => at % oneOf[part] === 0);
  await store.transaction(async (sql) => {
    for (const [at, { id }] of some('note').entries()) {
      const person = benchPeople[at % benchPeople.length] ?? '1';
      await addNote(sql, vault, id, person, { text: 'They prefer the river side.', mentions: [] }, now);
    }
    for (const { id } of some('file')) {
      const file = { field: 'cv', fileName: 'cv.pdf', kind: 'pdf', content: randomBytes(fileBytes) } as const;
      const sealed = sealAttachment(vault, id, file);
      if (sealed) await insertAttachments(sql, id, [sealed]);
    }
  });
  const key = keyring.erasure;
  const entries = some('erased').map(({ id }) => ({
    hash: ledgerHash(key, id),
    consentVersion: 'popi-1',
    erasedAt: now,
  }));
  await replayLedger(store, entries, { key, months: 24, now });
  appendLedgerFile(ledgerFileOf(dataDir), entries);
}

async function fillEnquiries(
  { dataDir, keysDir }: Installation['settings'],
  extent: Extent,
): Promise<number> {
  const keyring = loadKeyring(keysDir);
  const store = await openStore({ dataDir }, quiet);
  try {
    const now = Date.now();
    const { messages } = await fillDesk(store, openVault(keyring), { ...extent, now });
    await fillRest(store, keyring, dataDir, now);
    return messages;
  } finally {
    await store.close();
  }
}

/** Makes an embedded installation that holds so much. @returns how many messages there are */
export async function fillInstallation(installation: Installation, extent: Extent): Promise<number> {
  const { settings } = installation;
  const { dataDir } = settings;
  initialise(settings);
  makePictures(mediaFolderOf(dataDir), extent);
  const [messages] = await Promise.all([fillEnquiries(settings, extent), fillStudio(installation, extent)]);
  return messages;
}
