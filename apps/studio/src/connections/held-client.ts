import { type Client, isBegin, isCommit, isEnd, queryText } from './bounded-client.ts';
import { causesOf, TransactionEnded } from './database-faults.ts';

/** What PostgreSQL says to whatever comes after a statement of the same transaction that failed. */
const isAborted = (error: unknown) => [...causesOf(error)].some(({ code }) => code === '25P02');

/** A COMMIT of a transaction in which a statement failed undoes it, and PostgreSQL reports no error. */
const isUndone = (result: unknown) => (result as { command?: unknown } | null)?.command === 'ROLLBACK';

const begun = { command: 'BEGIN', rowCount: null, rows: [], fields: [] } as const;

/**
 * A connection for one holder, who begins a transaction on it and gives it back by hand.
 *
 * After it was given back it takes no more statements, which would fall into the next holder's transaction. One whose transaction has no
 * certain end is closed instead of given back. Nothing is committed of a transaction in which a statement failed, be it here, by its time,
 * and not at the server: Payload logs the failure of some and carries on. One that ended while somebody had it goes by itself, and
 * so does one on which no transaction could begin: Drizzle forgets it, and the pool counts it for ever.
 *
 * Statements go out as they come, each without the answers to those before (`pipeline` of pg): BEGIN travels with the first of them, and where
 * it fails so does that one. What comes behind a statement that failed has failed for the same reason, which PostgreSQL does not repeat.
 *
 * @param onReleased called once, when it was given back or is closed
 */
export function heldClient(client: Client, onReleased: () => void = () => {}): Client {
  let released = false;
  let open = false;
  let fault: unknown = null;
  const unanswered = new Set<Promise<unknown>>();

  async function ask(args: readonly unknown[]): Promise<unknown> {
    if (released) throw new TransactionEnded(fault);
    const answer = Promise.resolve(client.query(...args));
    unanswered.add(answer);
    try {
      return await answer;
    } catch (error) {
      fault ??= error;
      throw isAborted(error) ? fault : error;
    } finally {
      unanswered.delete(answer);
    }
  }

  function begin(args: readonly unknown[]): unknown {
    open = true;
    // A transaction that cannot begin forgets the connection.
    ask(args).catch(() => release(true));
    return begun;
  }

  async function commit(args: readonly unknown[]): Promise<unknown> {
    await Promise.allSettled(unanswered);
    if (fault) throw new TransactionEnded(fault);
    const result = await ask(args);
    open = false;
    if (isUndone(result)) throw new TransactionEnded();
    return result;
  }

  const query: Client['query'] = async (...args) => {
    const text = queryText(args[0]);
    if (isCommit(text)) return commit(args);
    if (isBegin(text)) return begin(args);
    const result = await ask(args);
    if (isEnd(text)) open = false;
    return result;
  };
  const release: Client['release'] = (destroy) => {
    if (released) return;
    released = true;
    client.off('end', lost);
    client.release(destroy || open);
    onReleased();
  };
  const lost = () => release(true);
  client.once('end', lost);

  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') return query;
      if (name === 'release') return release;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
