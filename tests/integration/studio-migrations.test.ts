import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, test } from 'vitest';
import { keptDatabases, migratedHome } from '../support/kept-databases.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';
import {
  makeStudioHome,
  type StudioHome,
  startStudioProcess,
  studioCommand,
} from '../support/studio-process.ts';

let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
});

async function withHome(settings: Record<string, string>, work: (home: StudioHome) => Promise<void>) {
  const home = await makeStudioHome(settings);
  try {
    await work(home);
  } finally {
    home.remove();
  }
}

/** Two studios that start at once on a new PostgreSQL (two-studios.test.ts) prove the same of it every day. */
const dialects = process.env.SUNDOWNER_TEST_FULL === '1' ? ['sqlite', 'postgres'] : ['sqlite'];

describe.each(dialects)('migrations on %s', (dialect) => {
  const settings = async (): Promise<Record<string, string>> =>
    dialect === 'postgres' ? { DATABASE_URL: await postgres.createDatabase() } : {};

  test('land once where two starters come at once, and running them again changes nothing', async () => {
    await withHome(await settings(), async (home) => {
      const both = await Promise.all([studioCommand(home, 'migrate'), studioCommand(home, 'migrate')]);
      expect(both.map(({ code, stderr }) => [code, stderr])).toEqual([
        [0, ''],
        [0, ''],
      ]);
      expect(both.map(({ stdout }) => stdout).sort()).toEqual([
        expect.stringMatching(/^Migrated the studio's database: \d+_\d+_/),
        "The studio's database is up to date.\n",
      ]);
      for (const args of [[], ['--thorough']]) {
        const again = await studioCommand(home, 'migrate', ...args);
        expect(again).toMatchObject({ code: 0, stdout: "The studio's database is up to date.\n" });
      }
    });
  });

  test('agree with the collections', async () => {
    await withHome(
      dialect === 'postgres' ? { DATABASE_URL: 'postgres://127.0.0.1:1/none' } : {},
      async (home) => {
        const check = await studioCommand(home, 'migrations-check');
        expect(check).toMatchObject({ code: 0, stdout: 'Collections and migrations agree.\n' });
      },
    );
  });
});

describe('a database that is not what the studio needs', () => {
  beforeAll(() => keptDatabases());

  const damage = (home: StudioHome, statement: string) => {
    const database = new DatabaseSync(join(home.folder, 'studio/studio.db'));
    database.exec(statement);
    database.close();
  };

  test('without its migrations the studio does not start, and says why in one sentence', async () => {
    await withHome({}, async (home) => {
      await expect(startStudioProcess(home)).rejects.toThrow(
        /database is not ready: migration \S+ has not been run/,
      );
    });
  });

  test('a lost table or column is found by the command and by the start', async () => {
    await withHome({}, async (home) => {
      await migratedHome(home);
      damage(home, 'ALTER TABLE footer DROP COLUMN display_name');
      const checked = await studioCommand(home, 'migrate', '--thorough');
      expect(checked).toMatchObject({
        code: 1,
        stderr: "The studio's database is not ready: column footer.display_name is missing.\n",
      });
      damage(home, 'DROP TABLE footer_links');
      await expect(startStudioProcess(home)).rejects.toThrow(/footer/);
    });
  });

  test('one made by another version is left alone, and the command says what to do', async () => {
    await withHome({}, async (home) => {
      await migratedHome(home);
      damage(home, "UPDATE payload_migrations SET name = '20261120_123818_start'");
      expect(await studioCommand(home, 'migrate')).toMatchObject({
        code: 1,
        stderr:
          "The studio's database was made by another version of Sundowner (migration 20261120_123818_start): start that version. A demonstration begins anew with an empty DATA_DIR or database.\n",
      });
    });
  });

  test('a migration that fails is undone whole and named', async () => {
    await withHome({}, async (home) => {
      await migratedHome(home);
      damage(home, 'DELETE FROM payload_migrations; DROP TABLE privacy_policy');
      const failed = await studioCommand(home, 'migrate');
      expect(failed.code).toBe(1);
      expect(failed.stderr).toMatch(
        /^Migration \S+ of the studio's database failed and was undone: .*already exists.*\n$/,
      );
    });
  });
});
