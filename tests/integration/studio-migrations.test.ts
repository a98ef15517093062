import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { studioDirectory } from '../../bin/product/paths.ts';
import { postgresSchema, schemaDifferences, sqliteSchema } from '../support/database-schema.ts';
import { databaseFile, keptDatabases, migratedHome } from '../support/kept-databases.ts';
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

/** The statements that make what the collections ask for in an empty database of the home's kind. */
async function collectionsStatements(home: StudioHome): Promise<readonly string[]> {
  const file = join(home.folder, 'statements.json');
  const script = join(import.meta.dirname, '../support/make-collections-schema.ts');
  const options = { cwd: studioDirectory, env: home.env, timeout: 180_000 };
  await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, file],
    options,
  );
  return JSON.parse(readFileSync(file, 'utf8')) as string[];
}

interface Schemas {
  readonly migrated: readonly string[];
  /** Of an empty database in which statements were run. */
  readonly made: readonly string[];
}

async function schemasOnSqlite(home: StudioHome, statements: readonly string[]): Promise<Schemas> {
  await migratedHome(home);
  const [migrated, made] = [
    new DatabaseSync(databaseFile(home), { readOnly: true }),
    new DatabaseSync(':memory:'),
  ];
  try {
    for (const statement of statements) made.exec(statement);
    return { migrated: sqliteSchema(migrated), made: sqliteSchema(made) };
  } finally {
    migrated.close();
    made.close();
  }
}

async function schemasOnPostgres(home: StudioHome, statements: readonly string[]): Promise<Schemas> {
  expect(await studioCommand(home, 'migrate')).toMatchObject({ code: 0 });
  const empty = await postgres.createDatabase();
  const client = new pg.Client({ connectionString: empty });
  await client.connect();
  await client.query(['create schema studio;', ...statements].join('\n')).finally(() => client.end());
  const [migrated = [], made = []] = await Promise.all(
    [home.env.DATABASE_URL ?? '', empty].map((url) => postgresSchema(url, 'studio')),
  );
  return { migrated, made };
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

  // The one before holds the collections to the last snapshot; nothing else says that the statements lead to that snapshot.
  test('lead from the beginning to the tables, columns, keys and indexes that the collections would make', async () => {
    await withHome(await settings(), async (home) => {
      const statements = await collectionsStatements(home);
      const { migrated, made } =
        dialect === 'postgres'
          ? await schemasOnPostgres(home, statements)
          : await schemasOnSqlite(home, statements);
      expect(migrated.length).toBeGreaterThan(5000);
      expect(schemaDifferences(migrated, made)).toEqual([]);
    });
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
