import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@sundowner/enquiries/store/database/open';
import { loadKeyring } from '@sundowner/keyring';
import pg from 'pg';
import pino from 'pino';
import { expect, test } from 'vitest';
import { initialise } from '../../bin/product/instance.ts';
import { startPostgres } from '../support/postgres.ts';
import { runTask } from '../support/run-task.ts';
import { createStage } from './enquiries-stage.ts';

test('CLU-01/backup with DATABASE_URL both schemas are dumped, restored and the erasures since repeated; without pg_dump it is said', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'database-backup-'));
  const url = await (await startPostgres()).createDatabase();
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const settings = { DATA_DIR: dataDir, DATABASE_URL: url };
  try {
    initialise({ mode: 'demo', dataDir, keysDir: join(dataDir, 'keys') });
    mkdirSync(join(dataDir, 'media'));
    writeFileSync(join(dataDir, 'media', 'lodge.webp'), 'a picture');
    // Of the studio a table is enough: what is dumped is the schema.
    await database.query(
      "CREATE SCHEMA studio; CREATE TABLE studio.lodge (name text); INSERT INTO studio.lodge VALUES ('Ivory')",
    );
    const open = () => openStore({ dataDir, databaseUrl: url }, pino({ level: 'silent' }));
    let store = await open();
    const stage = createStage(store, dataDir, { keyring: loadKeyring(join(dataDir, 'keys')) });
    stage.clock.at = Date.now();
    const [kept, erased] = [await stage.accepted({ timeToCall: 'Morning' }), await stage.accepted()];

    const without = await runTask('backup', [], { ...settings, PATH: '/nowhere' });
    expect(without.code).toBe(1);
    expect(without.stderr).toContain("pg_dump is not on this machine; install PostgreSQL's client programs");
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([]);

    const made = await runTask('backup', [], settings);
    expect(made, made.stderr).toMatchObject({ code: 0 });
    const folder = made.stdout.trim();
    expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toMatchObject({
      database: 'postgres',
      enquiries: 2,
      files: [{ path: 'database.dump' }, { path: 'media/lodge.webp' }],
    });
    expect(readFileSync(join(folder, 'database.dump')).toString('latin1')).not.toContain('Okaforsson');

    await stage.pipeline.erasure.request(erased, 'thandeka');
    stage.clock.at += 3_600_000;
    await stage.pipeline.tidy();
    await database.query('DELETE FROM studio.lodge');
    rmSync(join(dataDir, 'media'), { recursive: true });
    const inUse = await runTask('restore', [folder], settings);
    expect(inUse.stderr).toContain('Sundowner is running on the database');
    await store.close();

    // A restore that fails leaves everything as it was; one that was ended half-way left both schemas aside, and the ledger's file is older.
    const unable = await runTask('restore', [folder], { ...settings, PATH: '/nowhere' });
    expect(unable.stderr).toContain('pg_restore is not on this machine');
    rmSync(join(dataDir, 'erasure-ledger.jsonl'), { force: true });
    await database.query(
      'ALTER SCHEMA studio RENAME TO studio_before_20261130030000; ALTER SCHEMA enquiries RENAME TO enquiries_before_20261130030000',
    );
    const later = Date.now() + 86_400_000;
    const received = 'UPDATE enquiries_before_20261130030000.enquiries SET received_at = received_at';
    await database.query(`${received} + ${later} WHERE reference = $1`, [kept]);
    const newer = await runTask('restore', [folder], settings);
    expect(newer.stderr).toContain('1 enquiry arrived after this backup');
    await database.query(`${received} - ${later} WHERE reference = $1`, [kept]);

    const restored = await runTask('restore', [folder], settings);
    expect(restored, restored.stderr).toMatchObject({ code: 0 });
    expect(restored.stdout).toContain(
      'One enquiry that had been erased on request since then: erased again.',
    );
    expect((await database.query('SELECT name FROM studio.lodge')).rows).toEqual([{ name: 'Ivory' }]);
    expect(readFileSync(join(dataDir, 'media', 'lodge.webp'), 'utf8')).toBe('a picture');
    store = await open();
    const states = await store.read.rows<{ reference: string; state: string }>(
      'SELECT reference, state FROM enquiries',
    );
    expect(Object.fromEntries(states.map(({ reference, state }) => [reference, state]))).toEqual({
      [kept]: 'accepted',
      [erased]: 'erased',
    });
    await store.close();

    // What is replaced is kept beside it, and named.
    const again = await runTask('restore', [folder], settings);
    expect(again, again.stderr).toMatchObject({ code: 0 });
    expect(again.stdout).toMatch(/kept as the schema enquiries_before_\d{14}/);

    // Neither kind of backup is taken for the other.
    const embedded = await runTask('restore', [folder], { DATA_DIR: dataDir });
    expect(embedded.stderr).toContain('This backup is of stores in PostgreSQL: set DATABASE_URL');
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, database: undefined }));
    const files = await runTask('restore', [folder], settings);
    expect(files.stderr).toContain('This backup is of stores in files: restore it without DATABASE_URL');
  } finally {
    await database.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
