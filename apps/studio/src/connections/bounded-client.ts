import { markDoubtful } from './database-faults.ts';

/** What is used of a connection of pg 8. */
export interface Client {
  query(...args: readonly unknown[]): unknown;
  release: (destroy?: boolean | Error) => void;
  on(event: 'error' | 'end', listener: (error?: Error) => void): unknown;
  once(event: 'end', listener: () => void): unknown;
  off(event: 'end', listener: () => void): unknown;
  readonly connection: { readonly stream: { destroy(): unknown } };
}

type Callback = (error: unknown, result?: unknown) => void;

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '');

const begins = /^\s*(begin|start\s+transaction)\b/i;
const ends = /^\s*(commit|rollback)\s*;?\s*$/i;
const commits = /^\s*commit\b/i;
/** Changes nothing that stays. */
const reads = /^\s*(select|show|set|begin|start|rollback|savepoint|release)\b/i;

/** What pg says where an answer did not come in `query_timeout`. */
const isUnanswered = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';
/** The database said itself what went wrong: then nothing of it is in doubt. */
const isAnswer = (error: unknown) =>
  error instanceof Error && /^[0-9A-Z]{5}$/.test('code' in error ? String(error.code) : '');

/**
 * Makes a connection one that is closed when an answer did not come: pg would hand the next statement to it, which waits behind the one
 * that is lost. And where what was sent may have been carried out, its error says so.
 *
 * @param onUnanswered called when an answer did not come
 */
export function boundClient(client: Client, onUnanswered: () => void): void {
  let inTransaction = false;

  function failed(text: string, error: unknown, wasInTransaction: boolean): void {
    const stays = commits.test(text) || (!wasInTransaction && !reads.test(text));
    if (stays && !isAnswer(error)) markDoubtful(error);
    if (!isUnanswered(error)) return;
    client.connection.stream.destroy();
    onUnanswered();
  }

  const ask = client.query.bind(client);
  client.query = (...args) => {
    const text = textOf(args[0]);
    const within = inTransaction;
    if (begins.test(text)) inTransaction = true;
    if (ends.test(text)) inTransaction = false;
    const last = args.at(-1);
    if (typeof last === 'function') {
      const callback: Callback = (error, result) => {
        if (error) failed(text, error, within);
        (last as Callback)(error, result);
      };
      return ask(...args.slice(0, -1), callback);
    }
    const answer = ask(...args);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((error: unknown) => {
      failed(text, error, within);
      throw error;
    });
  };
  // A connection that breaks while it is in use fails its statement; its event, unheard, would end the process.
  client.on('error', () => {});
}

/**
 * A connection for somebody who gives it back by hand. One that ended while they had it goes by itself: Drizzle forgets the connection of a
 * transaction that could not begin, and the pool counts it for ever.
 */
export function heldClient(client: Client): Client {
  const release = client.release;
  let released = false;
  const once: Client['release'] = (destroy) => {
    if (released) return;
    released = true;
    client.off('end', lost);
    release(destroy);
  };
  const lost = () => once(true);
  client.once('end', lost);
  client.release = once;
  return client;
}
