import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { storeFile } from '@sundowner/enquiries/store/database/open';
import { StoreUnavailableError } from '@sundowner/enquiries/store/database/port';
import { openPostgresStore } from '@sundowner/enquiries/store/database/postgres';
import { migrations } from '@sundowner/enquiries/store/database/schema';
import { openSqliteStore } from '@sundowner/enquiries/store/database/sqlite';
import pino from 'pino';
import { expect } from 'vitest';
import { breakCommits, createStage, onBothDatabases } from './enquiries-stage.ts';

const silent = pino({ level: 'silent' });

const insert = (id: string, line = 'x') =>
  [
    'INSERT INTO notices (id, kind, topic, line, created_at, batch) VALUES (?, ?, ?, ?, ?, ?)',
    [id, 'late', id, line, 1_900_000_000_123, null],
  ] as const;

async function inAnotherProcess(script: string, settings: object): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, SETTINGS: JSON.stringify(settings) },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: import.meta.dirname,
  });
  let words = '';
  child.stdout.on('data', (chunk) => {
    words += chunk;
  });
  child.stderr.on('data', (chunk) => {
    words += chunk;
  });
  const [code] = await once(child, 'exit');
  return `${code} ${words.trim()}`;
}

onBothDatabases((newDatabase, { name, testOnBoth: test }) => {
  test('what a transaction wrote is read once it resolves, exactly as it was written', async () => {
    const store = await (await newDatabase()).open();
    await store.transaction((sql) => sql.run(...insert('a', 'Zoë 🦁 "quoted" ?')));
    expect(await store.read.rows('SELECT line, created_at, batch FROM notices WHERE id = ?', ['a'])).toEqual([
      { line: 'Zoë 🦁 "quoted" ?', created_at: 1_900_000_000_123, batch: null },
    ]);
  });

  test('a transaction that throws leaves nothing, passes its error on, and takes no neighbour along', async () => {
    const store = await (await newDatabase()).open();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        store.transaction(async (sql) => {
          await sql.run(...insert(`n${index}`));
          if (index % 4 === 0) throw new RangeError('no');
          return index;
        }),
      ),
    );
    const failed = results.filter((result) => result.status === 'rejected');
    expect(failed.map((result) => result.reason instanceof RangeError)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(await store.read.rows('SELECT id FROM notices')).toHaveLength(15);
  });

  test('a unique constraint violated in one of several waiting transactions fails that one alone', async () => {
    const store = await (await newDatabase()).open();
    const results = await Promise.allSettled(
      ['a', 'b', 'a', 'c'].map((id) => store.transaction((sql) => sql.run(...insert(id)))),
    );
    expect(results.filter((result) => result.status === 'rejected')).toHaveLength(1);
    expect(await store.read.rows('SELECT id FROM notices')).toHaveLength(3);
  });

  test('a COMMIT that fails is a failure: the promise rejects, nothing is kept, and the store works on', async () => {
    const { dataDir, open } = await newDatabase();
    const store = await open();
    const stage = createStage(store, dataDir);
    const mend = await breakCommits(store);
    const result = await stage.submit();
    expect(result.status).toBe('unavailable');
    expect(await stage.count('enquiries')).toBe(0);
    expect(await stage.count('deliveries')).toBe(0);
    await mend();
    expect((await stage.submit()).status).toBe('created');
  });

  test('a failed COMMIT says so with a code and no value', async () => {
    const store = await (await newDatabase()).open();
    await breakCommits(store);
    const write = store.transaction((sql) =>
      sql.run(
        `INSERT INTO enquiries (id, reference, kind, state, received_at, form_version, nonce, fingerprint, late, synthetic, page, last_contact_at)
          VALUES ('i', 'Naledi', 'k', 'accepted', 1, 'v', 'n', 'f', 0, 0, '/', 1)`,
      ),
    );
    await expect(write).rejects.toThrow(StoreUnavailableError);
    await expect(write).rejects.toMatchObject({ reason: 'commit' });
    await expect(write).rejects.not.toThrow(/Naledi/);
  });

  test('a store that turned read-only is unavailable, and says why', async () => {
    const { open } = await newDatabase();
    const store = await open();
    const write = store.transaction(async (sql) => {
      const readOnly = name === 'sqlite' ? 'PRAGMA query_only = ON' : 'SET TRANSACTION READ ONLY';
      await sql.rows(readOnly);
      return sql.run(...insert('a'));
    });
    await expect(write).rejects.toMatchObject({ name: 'StoreUnavailableError', reason: 'read-only' });
  });

  test('a closed store is unavailable', async () => {
    const store = await (await newDatabase()).open();
    await store.close();
    await expect(store.transaction((sql) => sql.run(...insert('a')))).rejects.toThrow(StoreUnavailableError);
  });

  test('two processes that start at once migrate a new store once', async () => {
    const { dataDir, url, open } = await newDatabase();
    const script = `
      const { openStore } = await import('@sundowner/enquiries/store/database/open');
      const quiet = { debug() {}, info() {}, warn() {}, error() {} };
      const store = await openStore(JSON.parse(process.env.SETTINGS), quiet);
      console.log((await store.read.rows('SELECT version FROM migrations')).length);
      await store.close();`;
    const settings = { dataDir, databaseUrl: url };
    const ends = await Promise.all([1, 2, 3].map(() => inAnotherProcess(script, settings)));
    expect(ends).toEqual(Array.from({ length: 3 }, () => `0 ${migrations.length}`));
    const store = await open();
    expect(await store.read.rows('SELECT version FROM migrations')).toHaveLength(migrations.length);
  });

  test('a store of a later version is refused in one sentence', async () => {
    const { open } = await newDatabase();
    const store = await open();
    await store.transaction((sql) =>
      sql.run('INSERT INTO migrations (version, name, applied_at) VALUES (99, ?, 1)', ['later']),
    );
    await expect(open()).rejects.toThrow(
      'The enquiry store was made by a later version of Sundowner; start that version, or restore a backup.',
    );
  });

  test('a store that had the steps from before the first release is taken over; one that lacks some is refused', async () => {
    const { open } = await newDatabase();
    const before = (version: number) =>
      ['INSERT INTO migrations (version, name, applied_at) VALUES (?, ?, 1)', [version, 'before']] as const;
    const store = await open();
    await store.transaction(async (sql) => {
      for (const version of [1, 2, 3, 4, 5, 6]) await sql.run(...before(version));
    });
    await expect(open()).resolves.toMatchObject({ dialect: store.dialect });
    await store.transaction((sql) => sql.run('DELETE FROM migrations WHERE version > 5'));
    await expect(open()).rejects.toThrow('The enquiry store was made before the first release of Sundowner');
  });

  test('a store of the step before the desk is taken over with everything in it; what is old comes as done', async () => {
    const database = await newDatabase();
    const { dataDir, open, url } = database;
    const now = Date.now();
    const before = url ? openPostgresStore(url, silent) : openSqliteStore(storeFile(dataDir));
    const types = before.dialect === 'sqlite' ? ['INTEGER', 'BLOB'] : ['BIGINT', 'BYTEA'];
    await before.transaction(async (sql) => {
      const [int = '', blob = ''] = types;
      if (url) await sql.run('CREATE SCHEMA IF NOT EXISTS enquiries');
      await sql.run(
        `CREATE TABLE migrations (version ${int} PRIMARY KEY, name TEXT NOT NULL, applied_at ${int} NOT NULL)`,
      );
      const [first] = migrations;
      for (const statement of first?.statements ?? [])
        await sql.run(statement.replaceAll('{int}', int).replaceAll('{blob}', blob));
      await sql.run('INSERT INTO migrations (version, name, applied_at) VALUES (7, ?, 1)', ['first']);
      for (const [id, kind, days] of [
        ['a', 'telephone', 1],
        ['b', 'telephone', 15],
        ['c', 'newsletter', 1],
      ] as const) {
        await sql.run(
          `INSERT INTO enquiries (id, reference, kind, state, received_at, form_version, nonce, fingerprint, late, synthetic, page, last_contact_at)
            VALUES (?, ?, ?, 'accepted', ?, 'v1', ?, ?, 0, 0, '/', 1)`,
          [id, `MC-${id}`, kind, now - days * 86_400_000, id, id],
        );
        await sql.run(
          `INSERT INTO deliveries (id, enquiry_id, channel, state, attempts, unexplained, fence, next_at, created_at, expires_at, copy)
            VALUES (?, ?, 'visitor-mail', 'delivered', 1, 0, 1, 1, 1, 1, 2)`,
          [`job-${id}`, id],
        );
        await sql.run(
          "INSERT INTO attempts (id, delivery_id, at, outcome, detail) VALUES (?, ?, 1, 'delivered', 'taken')",
          [`try-${id}`, `job-${id}`],
        );
      }
      await sql.run("INSERT INTO subscriptions (enquiry_id, asked_at) VALUES ('c', 1)");
    });
    await before.close();
    const store = await open();
    expect(
      await store.read.rows('SELECT id, work, conversation, taken_up FROM enquiries ORDER BY id'),
    ).toEqual([
      { id: 'a', work: 'new', conversation: 0, taken_up: 0 },
      { id: 'b', work: 'done', conversation: 0, taken_up: 0 },
      { id: 'c', work: 'none', conversation: 0, taken_up: 0 },
    ]);
    expect(await store.read.rows('SELECT delivery_id FROM attempts ORDER BY id')).toHaveLength(3);
    expect(await store.read.rows("SELECT message, copy FROM deliveries WHERE id = 'job-a'")).toEqual([
      { message: '', copy: 2 },
    ]);
    // What belongs to a delivery still goes with it.
    await store.transaction((sql) => sql.run("DELETE FROM deliveries WHERE id = 'job-a'"));
    expect(await store.read.rows('SELECT id FROM attempts')).toHaveLength(2);
  });

  test('CNV-01/migration messages and their files are kept as they were, and mails put away before can be taken back', async () => {
    const { dataDir, open, url } = await newDatabase();
    const before = url ? openPostgresStore(url, silent) : openSqliteStore(storeFile(dataDir));
    const [int, blob, keyed] = url ? ['BIGINT', 'BYTEA', ''] : ['INTEGER', 'BLOB', 'WITHOUT ROWID'];
    await before.transaction(async (sql) => {
      if (url) await sql.run('CREATE SCHEMA IF NOT EXISTS enquiries');
      await sql.run(
        `CREATE TABLE migrations (version ${int} PRIMARY KEY, name TEXT NOT NULL, applied_at ${int} NOT NULL)`,
      );
      for (const { version, name: called, statements } of migrations.filter((each) => each.version < 17)) {
        for (const statement of statements)
          await sql.run(
            statement
              .replaceAll('{int}', int)
              .replaceAll('{blob}', blob)
              .replaceAll('{keyed}', keyed)
              .replaceAll('{now}', '1'),
          );
        await sql.run('INSERT INTO migrations (version, name, applied_at) VALUES (?, ?, 1)', [
          version,
          called,
        ]);
      }
      await sql.run(
        `INSERT INTO enquiries (id, reference, kind, state, received_at, form_version, nonce, fingerprint, late, synthetic, page, last_contact_at)
          VALUES ('a', 'MC-a', 'email', 'accepted', 1, 'v1', 'a', 'a', 0, 0, '/', 1)`,
      );
      await sql.run(
        `INSERT INTO messages (id, enquiry_id, way, state, at, version, mail_id, sealed)
          VALUES ('m', 'a', 'traveller', 'received', 1, 1, 'one@example.com', ?)`,
        [Buffer.from('words')],
      );
      await sql.run(
        "INSERT INTO message_files (message_id, place, kind, bytes, sealed) VALUES ('m', 0, 'text/plain', 4, ?)",
        [Buffer.from('file')],
      );
      for (const [id, settled] of [
        ['waits', null],
        ['away', 5],
      ] as const)
        await sql.run(
          'INSERT INTO stray_mails (id, at, mail_id, settled_at, settled_by, sealed) VALUES (?, 1, ?, ?, ?, ?)',
          [id, `${id}@example.com`, settled, settled && '1', Buffer.from('words')],
        );
    });
    await before.close();
    const store = await open();
    expect(await store.read.rows('SELECT id, way, mail_id, digest FROM messages')).toEqual([
      { id: 'm', way: 'traveller', mail_id: 'one@example.com', digest: null },
    ]);
    expect(await store.read.rows('SELECT message_id, place FROM message_files')).toEqual([
      { message_id: 'm', place: 0 },
    ]);
    expect(
      await store.read.rows(
        'SELECT id, settled_at, away_at, away_by, looked_at FROM stray_mails ORDER BY id',
      ),
    ).toEqual([
      { id: 'away', settled_at: null, away_at: 5, away_by: '1', looked_at: 5 },
      { id: 'waits', settled_at: null, away_at: null, away_by: null, looked_at: null },
    ]);
    const again = (id: string, digest: string) =>
      store.transaction((sql) =>
        sql.run(
          `INSERT INTO messages (id, enquiry_id, way, state, at, version, mail_id, digest)
            VALUES (?, 'a', 'page', 'planned', 1, 1, 'two@example.com', ?) ON CONFLICT DO NOTHING`,
          [id, digest],
        ),
      );
    expect([await again('n', 'x'), await again('o', 'y'), await again('p', 'x')]).toEqual([1, 1, 0]);
    // What belongs to a message still goes with it.
    await store.transaction((sql) => sql.run("DELETE FROM messages WHERE id = 'm'"));
    expect(await store.read.rows('SELECT place FROM message_files')).toEqual([]);
  });

  if (name === 'postgres') {
    test('a transaction that swallowed a failed statement is a failure: COMMIT answers ROLLBACK there, without an error', async () => {
      const store = await (await newDatabase()).open();
      const write = store.transaction(async (sql) => {
        await sql.run(...insert('a'));
        await sql.run(...insert('a')).catch(() => 0);
        return 'done';
      });
      await expect(write).rejects.toMatchObject({ name: 'StoreUnavailableError', reason: 'commit' });
      expect(await store.read.rows('SELECT id FROM notices')).toEqual([]);
    });
  }

  if (name === 'sqlite') {
    test('a full disk is unavailable, keeps nothing of the transaction, and passes when there is room', async () => {
      const { open } = await newDatabase();
      const store = await open();
      const pages = async (count: string) => {
        await store.transaction((sql) => sql.rows(`PRAGMA max_page_count = ${count}`));
      };
      const [size] = await store.read.rows<{ page_count: number }>('PRAGMA page_count');
      await pages(String(size?.page_count));
      const write = store.transaction(async (sql) => {
        await sql.run(...insert('first'));
        await sql.run(...insert('second', 'x'.repeat(100_000)));
      });
      await expect(write).rejects.toMatchObject({ name: 'StoreUnavailableError', reason: 'full' });
      expect(await store.read.rows('SELECT id FROM notices')).toHaveLength(0);
      await pages('1000000');
      await store.transaction((sql) => sql.run(...insert('second', 'x'.repeat(100_000))));
      expect(await store.read.rows('SELECT id FROM notices')).toHaveLength(1);
    });

    test('the file is for its owner alone and a commit is on disk when it resolves', async () => {
      const { dataDir, open } = await newDatabase();
      const store = await open();
      expect(statSync(storeFile(dataDir)).mode & 0o077).toBe(0);
      const settings = await store.transaction(async (sql) => [
        ...(await sql.rows('PRAGMA synchronous')),
        ...(await sql.rows('PRAGMA journal_mode')),
        ...(await sql.rows('PRAGMA foreign_keys')),
      ]);
      expect(settings).toEqual([{ synchronous: 2 }, { journal_mode: 'wal' }, { foreign_keys: 1 }]);
    });

    test('waiting transactions share a commit and stay in order', async () => {
      const store = await (await newDatabase()).open();
      await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          store.transaction((sql) => sql.run(...insert(String(index).padStart(3, '0')))),
        ),
      );
      const rows = await store.read.rows<{ id: string }>('SELECT id FROM notices ORDER BY rowid');
      expect(rows.map((row) => row.id)).toEqual(
        Array.from({ length: 200 }, (_, index) => String(index).padStart(3, '0')),
      );
    });
  }
});
