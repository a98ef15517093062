import { isUnanswered, markDoubtful } from './database-faults.ts';

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

/** The words of a statement. */
export const queryText = (query: unknown): string =>
  typeof query === 'string' ? query : String((query as { text?: unknown } | null)?.text ?? '');

export const isBegin = (text: string) => /^\s*(begin|start\s+transaction)\b/i.test(text);
export const isCommit = (text: string) => /^\s*commit\b/i.test(text);
/** The end of a transaction, however it ends; not of a part of it (`rollback to savepoint`). */
export const isEnd = (text: string) => /^\s*(commit|rollback)\s*;?\s*$/i.test(text);
/** Changes nothing that stays. */
const reads = /^\s*(select|show|set|begin|start|rollback|savepoint|release)\b/i;

/** What pg says where an answer did not come in `query_timeout`. */
const isTooLate = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

/**
 * Makes a connection one that is closed when an answer did not come: pg would hand the next statement to it, which waits behind the one
 * that is lost. And where what was sent may have been carried out, its error says so.
 *
 * @param onUnanswered called when an answer did not come
 */
export function boundClient(client: Client, onUnanswered: () => void): void {
  let inTransaction = false;

  function failed(text: string, error: unknown, wasInTransaction: boolean): void {
    const stays = isCommit(text) || (!wasInTransaction && !reads.test(text));
    if (stays && isUnanswered(error)) markDoubtful(error);
    if (!isTooLate(error)) return;
    client.connection.stream.destroy();
    onUnanswered();
  }

  const ask = client.query.bind(client);
  client.query = (...args) => {
    const text = queryText(args[0]);
    const within = inTransaction;
    if (isBegin(text)) inTransaction = true;
    if (isEnd(text)) inTransaction = false;
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
