import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { studioSettings } from '../settings.ts';

interface Connection {
  connect(): Promise<unknown>;
  query(text: string): Promise<{ readonly rows: readonly { readonly ours: boolean }[] }>;
  end(): Promise<void>;
  on(event: 'error', listener: () => void): unknown;
}

/** Any number that no other advisory lock of the product uses. */
const lock = 1_299_149_414;

/** How often a machine that waits asks, in milliseconds. */
const askEvery = 2000;

/**
 * Does what one of several machines on a database is to do while the others wait, and then find it done. A connection that is lost gives
 * the lock away; two machines then do the same thing twice, which harms nothing.
 */
export async function onOneMachine<Done>(
  payload: Payload,
  stop: AbortSignal,
  work: () => Promise<Done>,
): Promise<Done> {
  const { databaseUrl } = studioSettings();
  if (databaseUrl === null) return work();
  const { pg } = payload.db as unknown as { pg: { Client: new (settings: object) => Connection } };
  // Those of the pool are closed while nothing is asked of them.
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'sundowner-studio',
    keepAlive: true,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    while (!stop.aborted) {
      const { rows } = await client.query(`select pg_try_advisory_lock(${lock}) as ours`);
      if (rows[0]?.ours) break;
      await sleep(askEvery, undefined, { signal: stop }).catch(() => {});
    }
    return await work();
  } finally {
    await client.end().catch(() => {});
  }
}
