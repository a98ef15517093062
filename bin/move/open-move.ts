import { existsSync } from 'node:fs';
import type { Log } from '@sundowner/enquiries/log';
import { migrate } from '@sundowner/enquiries/store/database/migrate';
import type { Store } from '@sundowner/enquiries/store/database/port';
import { openPostgresStore } from '@sundowner/enquiries/store/database/postgres';
import { openSqliteStore } from '@sundowner/enquiries/store/database/sqlite';
import { LaunchError } from '../launcher/progress.mjs';
import { freeBytes } from '../product/data-directory.ts';
import type { Installation } from '../product/installation.ts';
import { assertInitialised } from '../product/instance.ts';
import { runOrFail } from '../product/owned-process.ts';
import { migrationLimit } from '../product/prepare.ts';
import { studioCommand } from '../product/programs.ts';
import { embeddedSource, retireFiles, storeFilesOf } from './embedded-source.ts';
import { embeddedState, embeddedTarget } from './embedded-target.ts';
import { connectTo, databaseWords, PostgresRows } from './postgres-rows.ts';
import { postgresSource } from './postgres-source.ts';
import { postgresState, postgresTarget } from './postgres-target.ts';
import type { MoveSource, MoveTarget, TargetState } from './side.ts';

/** A move as an operator asks for it, in one of its two directions. */
export interface Direction {
  /** Where everything goes. */
  readonly words: string;
  /** Bytes that are free where it goes; `null` where nobody knows. */
  readonly free: number | null;
  /** What is there, looked at and not changed. @throws LaunchError where the data cannot go there */
  state(): Promise<TargetState>;
  source(options: { readonly hold: boolean }): Promise<MoveSource>;
  target(): Promise<MoveTarget>;
  /**
   * Of a move whose data is in its place: whether the run that was ended had begun to take the old data away.
   *
   * @returns where the old data is kept, all of which is taken away now; `null` where all of it is still there
   */
  retireRest(stamp: string): Promise<readonly string[] | null>;
}

const silent: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** Makes both schemas as the product makes them: by its own migrations. */
async function makeTables(
  { env }: Pick<Installation, 'env'>,
  place: { readonly DATA_DIR?: string; readonly DATABASE_URL: string },
  openStore: () => Store,
  signal: AbortSignal,
): Promise<void> {
  await runOrFail(
    studioCommand('migrate', { env: { ...env, ...place } }),
    "The studio's tables could not be made.",
    { signal, limit: migrationLimit },
  );
  const store = openStore();
  try {
    await migrate(store, Date.now());
  } finally {
    await store.close();
  }
}

/** From the embedded stores into PostgreSQL. @throws LaunchError */
export function toPostgres(installation: Installation, url: string, signal: AbortSignal): Direction {
  const { settings } = installation;
  const { dataDir } = settings;
  if (settings.databaseUrl)
    throw new LaunchError(
      'This installation is in PostgreSQL already: DATABASE_URL is set. Run the command without it to move the embedded stores.',
    );
  const { id } = assertInitialised(settings);
  return {
    words: databaseWords(url),
    free: null,
    state: () => postgresState(url, id),
    source: async (options) => embeddedSource(dataDir, options),
    target: () =>
      postgresTarget({
        url,
        installation: id,
        makeTables: () =>
          makeTables(installation, { DATABASE_URL: url }, () => openPostgresStore(url, silent), signal),
      }),
    async retireRest(stamp) {
      const isWhole = Object.values(storeFilesOf(dataDir)).every((file) => existsSync(file));
      return isWhole ? null : retireFiles(dataDir, stamp);
    },
  };
}

/** From PostgreSQL back into the embedded stores. @throws LaunchError */
export function toEmbedded(installation: Installation, signal: AbortSignal): Direction {
  const { settings } = installation;
  const { dataDir, databaseUrl } = settings;
  if (!databaseUrl)
    throw new LaunchError(
      'This installation is embedded already; set DATABASE_URL to the database to move from.',
    );
  const { id } = assertInitialised(settings);
  return {
    words: `the embedded stores in ${dataDir}`,
    free: freeBytes(dataDir),
    state: async () => embeddedState(dataDir, id),
    source: (options) => postgresSource(databaseUrl, options),
    target: async () =>
      embeddedTarget({
        dataDir,
        installation: id,
        makeTables: (folder) =>
          makeTables(
            installation,
            { DATA_DIR: folder, DATABASE_URL: '' },
            () => openSqliteStore(storeFilesOf(folder).enquiries),
            signal,
          ),
      }),
    async retireRest() {
      const rows = new PostgresRows(await connectTo(databaseUrl));
      try {
        const there = await rows.schemaNames();
        return there.has('studio') || there.has('enquiries') ? null : [];
      } finally {
        await rows.close();
      }
    },
  };
}
