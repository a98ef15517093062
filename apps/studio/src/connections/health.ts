import { createSharedLook } from '@sundowner/serving/shared-look';
import type { Endpoint, Payload } from 'payload';
import { hasStarted, isDraining, sharedState } from '../runtime/shared-state.ts';
import { studioSettings } from '../settings.ts';

interface Connection {
  connect(): Promise<unknown>;
  query(text: string): Promise<unknown>;
  end(): Promise<void>;
  on(event: 'error', listener: () => void): unknown;
}

type Driver = new (settings: object) => Connection;

/** Whether the database answers somebody who comes anew, past every pool. @param within milliseconds */
async function answersAnew(Client: Driver, url: string, within: number): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: within,
    query_timeout: within,
    application_name: 'sundowner-studio',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    // A connection that is lost takes no farewell.
    void client.end().catch(() => {});
  }
}

/** Milliseconds each look may take; both together are less than a caller of the health check waits. */
const within = 2000;

const answer = (status: number, body: object) =>
  Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 503 ? { 'Retry-After': '5' } : {}) },
  });

/** Whether our own way to the database answers in time. */
async function answers(payload: Payload, limit: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), limit);
  const looked = payload.count({ collection: 'studio-marks' }).then(
    () => true,
    () => false,
  );
  return await Promise.race([looked, late.promise]).finally(() => clearTimeout(timer));
}

/** The same for all who ask whether people may be sent here, which anybody may: one look at a time, whose answer is kept for half a second. */
const sharedAnswers = (payload: Payload, limitMs: number) =>
  sharedState('readiness', () =>
    createSharedLook(() => payload.count({ collection: 'studio-marks' }), { limitMs, keptMs: 500 }),
  );

/** Whether a database in a place of its own answers nobody: then no new start of the studio brings it back. */
async function isDatabaseAway(payload: Payload, limit: number): Promise<boolean> {
  const { databaseUrl } = studioSettings();
  if (databaseUrl === null) return false;
  const { pg } = payload.db as unknown as { pg: { Client: Parameters<typeof answersAnew>[0] } };
  return !(await answersAnew(pg.Client, databaseUrl, limit));
}

interface Looks {
  started(): boolean;
  /** Whether our own way to the database answers. */
  answers(): Promise<boolean>;
  /** Whether the database answers nobody. */
  isAway(): Promise<boolean>;
}

/** What a studio says of itself; `waitsFor` is what no new start of it brings back. */
export async function healthAnswer({ started, answers: ours, isAway }: Looks): Promise<Response> {
  if (!started()) return answer(503, { ok: false });
  if (await ours()) return answer(200, { ok: true });
  return (await isAway()) ? answer(503, { ok: false, waitsFor: 'database' }) : answer(500, { ok: false });
}

/**
 * Whether people may be sent to a studio now: it has started, which includes that its migrations landed, its database answers, and it is
 * not being stopped. It says no more than what it waits for.
 */
export async function readyAnswer({
  started,
  answers: ours,
  draining,
}: Pick<Looks, 'started' | 'answers'> & { draining(): boolean }): Promise<Response> {
  if (draining()) return answer(503, { ok: false, draining: true });
  if (!started()) return answer(503, { ok: false, waitsFor: 'start' });
  return (await ours()) ? answer(200, { ok: true }) : answer(503, { ok: false, waitsFor: 'database' });
}

/**
 * `GET /api/health`: that the studio has started and its database answers, and nothing more.
 *
 * 503 before the start has come to its end: a database that is not what the studio needs ends the start, and until then nobody may take it
 * for ready. 503 with `waitsFor` while the database answers nobody; 500 where it answers, and this studio has no use of it.
 */
export const health: Endpoint = {
  path: '/health',
  method: 'get',
  handler: ({ payload }) => {
    const limit = within * studioSettings().limits.deadlineFactor;
    return healthAnswer({
      started: hasStarted,
      answers: () => answers(payload, limit),
      isAway: () => isDatabaseAway(payload, limit),
    });
  },
};

/** `GET /api/ready`, beside the health: whether a load balancer may send people here (CLU-05). */
export const ready: Endpoint = {
  path: '/ready',
  method: 'get',
  handler: ({ payload }) => {
    const limit = within * studioSettings().limits.deadlineFactor;
    return readyAnswer({
      started: hasStarted,
      answers: sharedAnswers(payload, limit),
      draining: isDraining,
    });
  },
};
