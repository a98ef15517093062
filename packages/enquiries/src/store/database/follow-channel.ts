import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../log.ts';
import { postgresFault } from './postgres-faults.ts';

/** All in milliseconds. */
const times = {
  /** Between the end of one connection and the next: at first, and at most. */
  retry: 1000,
  lastRetry: 30_000,
  /** Between two questions on a connection on which nothing else moves: one that was lost on the way tells nobody. */
  heartbeat: 10_000,
  /** How long an answer may take. */
  answer: 5000,
} as const;

export interface FollowedChannel {
  /** `postgres://…`, of the database itself: a pooler that hands connections from one to another carries no notifications. */
  readonly url: string;
  /** A plain name. */
  readonly channel: string;
  /** Something was said, or may have been while nobody listened. */
  readonly onNotify: () => void;
  readonly log: Log;
  readonly heartbeatMs?: number;
}

/**
 * Listens to a channel of PostgreSQL's until it is stopped, over whatever connections that takes. What is said while there is none is lost:
 * every new one begins with `onNotify`, and who follows it keeps asking now and then.
 */
export function followChannel({
  url,
  channel,
  onNotify,
  log,
  heartbeatMs = times.heartbeat,
}: FollowedChannel): { stop(): Promise<void> } {
  const stopped = new AbortController();
  const { signal } = stopped;
  const rest = (milliseconds: number, until = signal) =>
    pause(milliseconds, undefined, { signal: until, ref: false });

  async function listen(onListening: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: times.answer,
      query_timeout: times.answer,
      keepAlive: true,
      application_name: 'sundowner-listener',
    });
    // A connection that breaks fails the next question; its event, unheard, would end the process.
    client.on('error', () => {});
    const ended = new AbortController();
    client.once('end', () => ended.abort());
    const over = AbortSignal.any([signal, ended.signal]);
    client.on('notification', onNotify);
    try {
      await client.connect();
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      onListening();
      onNotify();
      for (;;) {
        await rest(heartbeatMs, over);
        await client.query('SELECT 1');
      }
    } finally {
      // A server that is silent does not say good-bye.
      void client.end().catch(() => {});
    }
  }

  async function follow(): Promise<void> {
    let told = false;
    let retry: number = times.retry;
    while (!signal.aborted) {
      try {
        await listen(() => {
          if (told) log.info({ channel }, 'notifications of the database are heard again');
          told = false;
          retry = times.retry;
        });
      } catch (error) {
        if (signal.aborted) return;
        // Said once for an outage.
        if (!told)
          log.warn(
            { channel, code: postgresFault(error).code },
            'notifications of the database are not heard',
          );
        told = true;
      }
      await rest(retry).catch(() => {});
      retry = Math.min(2 * retry, times.lastRetry);
    }
  }

  const following = follow();
  return {
    async stop() {
      stopped.abort();
      await following;
    },
  };
}
