import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readInstallation } from '@sundowner/enquiries/store/database/database-connections';
import { missingKeys } from '@sundowner/keyring';
import { idOfKeys, readInstance, writeInstance } from '@sundowner/keyring/instance';
import type { SiteSettings } from '../../apps/site/src/settings.ts';
import { LaunchError } from '../launcher/progress.mjs';

type Joining = Pick<SiteSettings, 'mode' | 'dataDir' | 'keysDir' | 'databaseUrl'>;

const isEmpty = (folder: string) =>
  !existsSync(folder) || readdirSync(folder).every((name) => !['studio', 'enquiries'].includes(name));

/**
 * Makes an empty data directory one of the installation whose database it shares: nothing there is what others lack, so that a mount that
 * did not come up hides nothing. It is one when the keys are its, and live ones alone: a demonstration is put into what it finds.
 *
 * @returns whether it joined; not where there is nothing to join, or it did before
 * @throws LaunchError where the database does not know these keys
 */
export async function joinInstallation({ mode, dataDir, keysDir, databaseUrl }: Joining): Promise<boolean> {
  const id = idOfKeys(keysDir);
  if (mode !== 'live' || !databaseUrl || id === null || missingKeys(keysDir).length > 0) return false;
  if (readInstance(dataDir) !== null || !isEmpty(dataDir)) return false;
  const theirs = await readInstallation(databaseUrl);
  if (theirs !== id)
    throw new LaunchError(
      `The data directory ${dataDir} is empty, and the database of DATABASE_URL ${theirs === null ? 'holds no enquiries yet' : 'is of another installation'}, so this machine cannot join the installation the keys in ${keysDir} were made for; check DATABASE_URL, and start the machine first that "npm run init" was run on.`,
    );
  mkdirSync(join(dataDir), { recursive: true, mode: 0o700 });
  writeInstance(dataDir, { id, mode, createdAt: new Date().toISOString() });
  return true;
}
