import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseChannel } from './database-channels.ts';

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

interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

export interface FollowedChannels {
  /** `postgres://…`, of the database itself: a pooler that hands connections from one to another carries no notifications. */
  readonly url: string;
  /**
   * What to do when something was said on a channel. It is given what was said, `null` where a connection was just made and something may
   * have been said before.
   */
  readonly on: Partial<Record<DatabaseChannel, (said: string | null) => void>>;
  readonly log: Log;
  readonly heartbeatMs?: number;
}

/** The driver's code and nothing else: its words may quote a value. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no code';

/**
 * Listens to channels of PostgreSQL's until it is stopped, on one connection of its own and over whatever connections that takes. What is
 * said while there is none is lost: every new one begins with a call for each channel, and who follows it keeps asking now and then.
 */
export function followChannels({ url, on, log, heartbeatMs = times.heartbeat }: FollowedChannels): {
  stop(): Promise<void>;
} {
  const stopped = new AbortController();
  const { signal } = stopped;
  const channels = Object.keys(on);
  const handlers = new Map(Object.entries(on));
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
    client.on('notification', ({ channel, payload }) => handlers.get(channel)?.(payload ?? ''));
    try {
      await client.connect();
      await client.query(channels.map((channel) => `LISTEN ${pg.escapeIdentifier(channel)}`).join('; '));
      onListening();
      for (const hear of handlers.values()) hear(null);
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
    let reported = false;
    let retry: number = times.retry;
    while (!signal.aborted) {
      try {
        await listen(() => {
          if (reported) log.info({ channels }, 'notifications of the database are heard again');
          reported = false;
          retry = times.retry;
        });
      } catch (error) {
        if (signal.aborted) return;
        // Said once for an outage.
        if (!reported)
          log.warn({ channels, code: codeOf(error) }, 'notifications of the database are not heard');
        reported = true;
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
