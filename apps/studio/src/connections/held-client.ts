import { type Client, isBegin, isCommit, isEnd, queryText } from './bounded-client.ts';
import { TransactionEnded } from './database-faults.ts';

/**
 * A connection for one holder, who begins a transaction on it and gives it back by hand.
 *
 * After it was given back it takes no more statements, which would fall into the next holder's transaction. One whose transaction has no
 * certain end is closed instead of given back. Nothing is committed of a transaction in which a statement failed, be it here, by its time,
 * and not at the server: Payload logs the failure of some and carries on. One that ended while somebody had it goes by itself, and
 * so does one on which no transaction could begin: Drizzle forgets it, and the pool counts it for ever.
 *
 * @param onReleased called once, when it was given back or is closed
 */
export function heldClient(client: Client, onReleased: () => void = () => {}): Client {
  let released = false;
  let open = false;
  let fault: unknown = null;

  const query: Client['query'] = async (...args) => {
    const text = queryText(args[0]);
    if (released || (isCommit(text) && fault)) throw new TransactionEnded(fault);
    if (isBegin(text)) open = true;
    try {
      const result = await client.query(...args);
      if (isEnd(text)) open = false;
      return result;
    } catch (error) {
      fault ??= error;
      // A transaction that cannot begin forgets the connection.
      if (isBegin(text)) release(true);
      throw error;
    }
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
