import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { databaseFile } from './kept-databases.ts';
import { seededDirectory } from './seeded-directory.ts';
import { makeStudioHome, type StudioHome } from './studio-process.ts';

/** A home of its own with every word of the demonstration in its database, and without its pictures' files. */
export async function seededHome(): Promise<StudioHome> {
  const seeded = await seededDirectory(AbortSignal.timeout(1_200_000));
  const home = await makeStudioHome({ SITE_URL: 'https://www.example.com' });
  mkdirSync(dirname(databaseFile(home)), { recursive: true, mode: 0o700 });
  for (const part of ['', '-wal', '-shm']) {
    const file = join(seeded, 'studio', `studio.db${part}`);
    if (existsSync(file)) cpSync(file, `${databaseFile(home)}${part}`);
  }
  return home;
}
