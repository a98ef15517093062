import { randomUUID } from 'node:crypto';
import type { DatabaseChannel } from './database-channels.ts';

/** Milliseconds between two notifications on one channel: a busy machine has the others look a few times a second, not for each change. */
const leastGap = 200;

export interface MachineNotifier {
  /** Has the other machines look: at once, or soon after the last time. Never throws; a notification that is lost the polls make good. */
  notify(channel: DatabaseChannel): void;
  /** What to do with what is heard: nothing where this process said it itself. */
  fromOthers(hear: () => void): (said: string | null) => void;
  /** Ends the waits; what was not said yet is said now. Resolves when it was, or could not be. */
  stop(): Promise<void>;
}

export interface MachineNotifierParts {
  /** Sends one statement in PostgreSQL's words. */
  readonly query: (statement: { text: string; values: readonly string[] }) => Promise<unknown>;
  readonly gapMs?: number;
}

/**
 * Says to the other machines of an installation, after something was committed, that there is something to look for. It is no part of the
 * transaction: PostgreSQL lets those that notify commit one after the other, and enquiries would wait for each other.
 */
export function createMachineNotifier({ query, gapMs = leastGap }: MachineNotifierParts): MachineNotifier {
  const self = randomUUID();
  /** Channels on which something was said a moment ago, and whether there is more to say. */
  const resting = new Map<DatabaseChannel, { more: boolean; timer: NodeJS.Timeout }>();
  const sending = new Set<Promise<unknown>>();

  function send(channel: DatabaseChannel): void {
    const sent = query({ text: 'SELECT pg_notify($1, $2)', values: [channel, self] }).catch(() => {});
    sending.add(sent);
    void sent.finally(() => sending.delete(sent));
  }

  function notify(channel: DatabaseChannel): void {
    const rest = resting.get(channel);
    if (rest) {
      rest.more = true;
      return;
    }
    send(channel);
    const timer = setTimeout(() => {
      const { more } = resting.get(channel) ?? { more: false };
      resting.delete(channel);
      if (more) notify(channel);
    }, gapMs);
    timer.unref();
    resting.set(channel, { more: false, timer });
  }

  return {
    notify,
    fromOthers: (hear) => (said) => {
      if (said !== self) hear();
    },
    async stop() {
      for (const [channel, { more, timer }] of resting) {
        clearTimeout(timer);
        if (more) send(channel);
      }
      resting.clear();
      await Promise.all(sending);
    },
  };
}
