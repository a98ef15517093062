import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../bin/product/paths.ts';
import { nginxPath } from '../support/nginx.ts';
import { runAsPostgres, type ServedFolder, servedCopy } from '../support/postgres-server.ts';
import { runTask } from '../support/run-task.ts';
import { enquireAt, expectShown, publishNotice, takeEnquiries } from './acts.ts';
import { countedInStore } from './counted.ts';
import { type Stage, startStage } from './stage.ts';

const title =
  'a failover to a synchronous standby and a restore to a point in time, by the words of the runbook';
const page = readFileSync(join(root, 'docs', 'runbooks', 'machines.md'), 'utf8');
/** Where the runbook's examples have everything of PostgreSQL's. */
const place = '/var/lib/postgresql';

/** A block of the runbook that has these words, with other addresses and places. */
function block(words: string, changes: Readonly<Record<string, string>> = {}): string {
  const blocks = [...page.matchAll(/^( *)```\w+\n(.*?)^ *```/gms)].map(([, , text = '']) => text);
  const found = blocks.find((text) => text.includes(words));
  if (!found) throw new Error(`The runbook has no block with "${words}".`);
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The block with "${words}" does not say "${from}".`);
    return text.replaceAll(from, to);
  }, found);
}

/** Settings of a block, as a server is given them at its start. */
const settingsOf = (text: string) =>
  [...text.matchAll(/^ *(\w+) = '?(.*?)'?$/gm)].map(([, name, value]) => `${name}=${value}`);

/** Runs statements at a server, one after the other. @returns rows of the last */
async function at(url: string, ...statements: readonly string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const text of statements) ({ rows } = await client.query(text));
    return rows;
  } finally {
    await client.end();
  }
}

const statementsOf = (text: string) =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** One whole machine, and a database with standbys and an archive. What takes the database's place stays until the end. */
describe.skipIf(nginxPath() === null)(title, { retry: 0 }, () => {
  let stage: Stage;
  let folder: string;
  const copies: ServedFolder[] = [];
  /** Whatever serves the installation now. */
  let primary: { address(database: string): string; stop(): Promise<void> };
  let database: string;
  const here = () => primary.address(database);
  const archiving = () => settingsOf(block('archive_mode', { [place]: folder }));
  const servers = ['shared_buffers=32MB', 'fsync=off'];

  /** The stage, of which the database is asked where it is now. */
  const now = (): Stage => ({
    ...stage,
    async rows(text, values = []) {
      const client = new pg.Client({ connectionString: here() });
      await client.connect();
      try {
        return (await client.query(text, [...values])).rows;
      } finally {
        await client.end();
      }
    },
  });
  const machine = () => {
    const [only] = stage.machines;
    if (!only) throw new Error('There is no machine.');
    return only;
  };
  const well = () => expect.poll(() => takeEnquiries(stage), { timeout: 60_000 }).toEqual(['machine-1']);

  /** The server of this name, on a folder that a command of the runbook filled. */
  async function copyNamed(name: string, settings: readonly string[]): Promise<ServedFolder> {
    const copy = await servedCopy(folder, name);
    copies.push(copy);
    await copy.start([...servers, ...settings]);
    return copy;
  }
  /** The runbook's words for a server: user, address and port. */
  const asked = (url: string) => {
    const { hostname, port } = new URL(url);
    return { host: hostname, port };
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sundowner-archive-'));
    runAsPostgres(folder, 'mkdir archive');
    stage = await startStage({
      machines: [['site', 'studio', 'worker']],
      postgres: { settings: archiving() },
    });
    const { port, pathname } = new URL(stage.databaseUrl);
    database = pathname.slice(1);
    primary = {
      address: (name) => `postgres://sundowner@127.0.0.1:${port}/${name}`,
      stop: () => stage.postgres.kill(),
    };
  });
  afterAll(async () => {
    mkdirSync(join(root, 'reports'), { recursive: true });
    const notes = [`${title}:`, ...(stage?.notes ?? ['it did not start'])];
    appendFileSync(join(root, 'reports', 'machines.txt'), `${notes.join('\n')}\n`);
    await stage?.close();
    for (const copy of copies) await copy.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('CLU-08/standby a primary that is lost under load loses nothing where two standbys were synchronous, and the one that is further takes its place', async () => {
    const names = ['standby_a', 'standby_b'] as const;
    const { port } = asked(here());
    for (const name of names)
      runAsPostgres(
        folder,
        block('-R --checkpoint=fast', {
          [`${place}/15/standby_a`]: join(folder, name),
          'application_name=standby_a': `application_name=${name}`,
          'replicator@10.0.0.20:5432': `sundowner@127.0.0.1:${port}`,
        }),
      );
    const [a, b] = [await copyNamed(names[0], archiving()), await copyNamed(names[1], archiving())];
    for (const url of [here(), a.address('postgres'), b.address('postgres')])
      await at(url, ...statementsOf(block('synchronous_standby_names =')));
    const states = () =>
      at(here(), 'SELECT application_name, sync_state FROM pg_stat_replication ORDER BY 1');
    await expect
      .poll(states)
      .toEqual(names.map((name) => ({ application_name: name, sync_state: 'quorum' })));

    const stop = new AbortController();
    const posting = stage.load.run(3, 20, stop.signal);
    await expect.poll(() => stage.load.acknowledged.size).toBeGreaterThan(20);
    const lost = performance.now();
    await stage.postgres.kill();
    const came = async (server: ServedFolder) =>
      at(server.address('postgres'), "SELECT (pg_last_wal_receive_lsn() - '0/0')::text AS bytes").then(
        ([row]) => BigInt(String(row?.bytes)),
      );
    const [further, other, otherName] =
      (await came(a)) >= (await came(b)) ? [a, b, names[1]] : [b, a, names[0]];
    await at(further.address('postgres'), 'SELECT pg_promote()');
    await at(
      other.address('postgres'),
      ...statementsOf(
        block('primary_conninfo', {
          'host=10.0.0.21 port=5432 user=replicator': `host=127.0.0.1 port=${asked(further.address('x')).port} user=sundowner`,
          'application_name=standby_b': `application_name=${otherName}`,
        }),
      ),
    );
    primary = further;
    machine().network.cut(here());
    await well();
    stage.note(`well again ${Math.round(performance.now() - lost)} ms after the primary was lost`);
    const before = stage.load.acknowledged.size;
    await expect.poll(() => stage.load.acknowledged.size).toBeGreaterThan(before + 20);
    stop.abort();
    await posting;
    const counted = await countedInStore(now());
    stage.note(`after the failover: ${JSON.stringify(counted)}`);
    expect(counted).toMatchObject({ lost: 0, doubled: 0, withoutJobs: 0 });
    await wait(2000);
    expect(await alerts()).not.toContain('went back');
  });

  test('CLU-08/point-in-time what was there at that time is there again, who was erased since is erased again, and what came since is named', async () => {
    const { port } = asked(here());
    runAsPostgres(
      folder,
      block('/var/lib/postgresql/base', {
        [`${place}/base`]: join(folder, 'base'),
        'replicator@10.0.0.20:5432': `sundowner@127.0.0.1:${port}`,
      }),
    );
    const [kept, erased] = [await enquireAt(stage, machine()), await enquireAt(stage, machine())];
    const [{ time } = {}] = await at(here(), "SELECT to_char(now(), 'YYYY-MM-DD HH24:MI:SS.USOF') AS time");
    await wait(1500);
    const since = await enquireAt(stage, machine());
    const asking = await runTask('enquiries', ['erase', erased, '--yes'], machine().settings);
    expect(asking.code, asking.stderr).toBe(0);
    // Its hour is over.
    await at(here(), `UPDATE enquiries.enquiries SET erase_due_at = 1 WHERE reference = '${erased}'`);
    await expect.poll(() => stateOf(erased), { timeout: 120_000, interval: 500 }).toBe('erased');

    expect(await machine().stop()).toBe(0);
    await primary.stop();
    runAsPostgres(folder, 'cp -a base restored; chmod 700 restored; touch restored/recovery.signal');
    appendFileSync(
      join(folder, 'restored', 'postgresql.conf'),
      block('recovery_target_time', { [place]: folder, '2026-11-30 14:05:00+02': String(time) }),
    );
    primary = await copyNamed('restored', []);
    await expect
      .poll(() => at(primary.address('postgres'), 'SELECT pg_is_in_recovery()'), { timeout: 60_000 })
      .toEqual([{ pg_is_in_recovery: false }]);
    await at(
      primary.address('postgres'),
      'ALTER SYSTEM RESET synchronous_standby_names',
      'SELECT pg_reload_conf()',
    );
    const [, look = ''] = /Look before you decide: `(.*?);?`\./.exec(page) ?? [];
    const last = (await at(here(), look)).map(({ reference }) => reference);
    expect(last).toEqual(expect.arrayContaining([kept, erased]));
    expect(last).not.toContain(since);
    expect(await stateOf(erased)).not.toBe('erased');

    machine().network.cut(here());
    await machine().start();
    expect(await stateOf(erased)).toBe('erased');
    expect(await stateOf(kept)).toBe('accepted');
    await expect.poll(alerts, { timeout: 60_000, interval: 500 }).toContain(since);
    await well();
    expect(await publishNotice(await stage.signIn(machine(), 'editor'), 'Restored.')).toBe(true);
    await expectShown(stage, 'Restored.');
    const doctor = await runTask('doctor', [], machine().settings);
    for (const line of doctor.stdout.split('\n').filter((one) => one.startsWith('✗')))
      stage.note(`doctor: ${line}`);
  });

  const stateOf = async (reference: string) =>
    (await at(here(), `SELECT state FROM enquiries.enquiries WHERE reference = '${reference}'`))[0]?.state;

  /** What the machine's alerts in force say. */
  async function alerts(): Promise<string> {
    const answer = await fetch(`${machine().internalUrl}/alerts`, {
      headers: { authorization: `Bearer ${stage.keyring.internalToken}` },
    });
    return answer.text();
  }
});
