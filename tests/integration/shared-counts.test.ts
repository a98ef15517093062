import { countingTogether } from '@sundowner/serving/request-counts';
import pg from 'pg';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { startFaultyNetwork } from '../fakes/faulty-network.ts';
import { startPostgres } from '../support/postgres.ts';

let address: string;
beforeEach(async () => {
  address = await (await startPostgres()).createDatabase();
});

function poolOf(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 4, query_timeout: 1000 });
  pool.on('error', () => {});
  onTestFinished(() => pool.end());
  return pool;
}

/** One machine's counts of a rule. */
function machine(pool: pg.Pool, most = 10, more: { readonly answerWithin?: number } = {}) {
  const faults: unknown[] = [];
  const counting = countingTogether({
    database: { query: ({ values = [], ...statement }) => pool.query({ ...statement, values: [...values] }) },
    secret: Buffer.alloc(32, 7),
    onFault: (error) => faults.push(error),
    ...more,
  });
  return { counts: counting({ name: 'accepted', most, seconds: 60 }), faults };
}

test('CLU-04/together three machines that begin at once take ten of a limit of ten, not thirty', async () => {
  const machines = [1, 2, 3].map(() => machine(poolOf(address)));
  const taken = await Promise.all(
    Array.from({ length: 36 }, (_, at) => machines[at % 3]?.counts.take('192.0.2.1')),
  );
  expect(taken.filter((wait) => wait === null)).toHaveLength(10);
  for (const wait of taken) if (wait) expect(wait).toBeLessThanOrEqual(60);
  expect(machines.flatMap(({ faults }) => faults)).toEqual([]);
  expect(await machines[1]?.counts.take('192.0.2.2')).toBeNull();
});

test('CLU-04/given-back what one machine gives back any other may take', async () => {
  const [one, other] = [machine(poolOf(address), 1), machine(poolOf(address), 1)];
  expect(await one.counts.take('a')).toBeNull();
  await one.counts.giveBack('a');
  expect(await other.counts.take('a')).toBeNull();
  expect(await one.counts.take('a')).not.toBeNull();
});

test('CLU-04/private nobody reads in the database whom a count is of', async () => {
  const pool = poolOf(address);
  await machine(pool).counts.take('ada@example.com');
  const { rows } = await pool.query<{ key: string }>('SELECT key FROM serving.request_counts');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key).toMatch(/^accepted:[\w-]{43}$/);
});

const pointsIn = async (pool: pg.Pool) =>
  Number((await pool.query('SELECT sum(points) AS points FROM serving.request_counts')).rows[0]?.points);

test('CLU-04/insurance while the database does not answer each counts for itself, at once, and has it counted for all after', async () => {
  const network = await startFaultyNetwork(address);
  onTestFinished(() => network.close());
  const { counts, faults } = machine(poolOf(network.url), 2);
  expect(await counts.take('a')).toBeNull();
  network.swallow();
  const waits = [];
  for (let times = 0; times < 3; times += 1) waits.push(await counts.take('b'));
  expect(waits.map((wait) => wait === null)).toEqual([true, true, false]);
  expect(faults).toHaveLength(1);
  network.mend();
  const pool = poolOf(address);
  await expect.poll(() => pointsIn(pool), { timeout: 20_000, interval: 500 }).toBe(4);
  expect(await machine(pool, 2).counts.take('b')).not.toBeNull();
  await counts.take('c');
  expect(await pointsIn(pool)).toBe(6);
});

test('CLU-04/late counts whose answers are late are kept all the same: three machines take hardly more than one limit', async () => {
  const networks = await Promise.all([1, 2, 3].map(() => startFaultyNetwork(address)));
  onTestFinished(async () => void (await Promise.all(networks.map((network) => network.close()))));
  const pools = networks.map(({ url }) => poolOf(url));
  const machines = pools.map((pool) => machine(pool, 10, { answerWithin: 50 }));
  await Promise.all(machines.map(({ counts }) => counts.take('somebody else')));
  const own = poolOf(address);
  await expect.poll(() => pointsIn(own).catch(() => 0), { timeout: 20_000 }).toBe(3);
  for (const network of networks) network.delay(40);
  // What was late until now has come by then.
  await Promise.all(pools.map((pool) => pool.query('SELECT 1')));
  const taken: boolean[] = [];
  for (let times = 0; times < 30; times += 1) {
    taken.push((await machines[times % 3]?.counts.take('192.0.2.1')) === null);
    // It is late and no later: what was asked after it, on the same way, has its answer.
    await pools[times % 3]?.query('SELECT 1');
  }
  for (const { faults } of machines) expect(faults).not.toEqual([]);
  // Each goes by what the database said last, which lacks what the other two had counted since.
  const count = taken.filter(Boolean).length;
  expect(count).toBeGreaterThanOrEqual(10);
  expect(count).toBeLessThanOrEqual(18);
});

test('CLU-04/made-anew counts whose table somebody dropped begin anew', async () => {
  const pool = poolOf(address);
  const { counts, faults } = machine(pool);
  expect(await counts.take('a')).toBeNull();
  await pool.query('DROP SCHEMA serving CASCADE');
  expect(await counts.take('a')).toBeNull();
  expect(faults).toHaveLength(1);
  const rows = async () => {
    await counts.take('a');
    return (await pool.query('SELECT 1 FROM pg_tables WHERE schemaname = $1', ['serving'])).rowCount;
  };
  await expect.poll(rows, { timeout: 20_000, interval: 500 }).toBe(1);
});
