import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** One open connection and what is under way on it. */
export interface Connection {
  readonly socket: Socket;
  readonly underWay: Set<ServerResponse>;
  /** How many bytes had come when the last request on it was done with: more than that, and another has begun. */
  readTo: number;
  /** Told to close, and heard out only so that its client can read why. */
  ending: boolean;
}

const current = new AsyncLocalStorage<Connection>();

/**
 * Everything the parser and the handlers of this connection do from now on belongs to it. To be called by a listener of the server's
 * `connection` event that comes before the server's own.
 */
export const beginConnection = (connection: Connection): void => current.enterWith(connection);

/**
 * The connection whose request an error belongs to that nobody caught: thrown by a stream, a timer or a late callback of it. `null`
 * for one of the process itself, or of a connection with nothing under way.
 */
export function failedConnection(): Connection | null {
  const connection = current.getStore();
  return connection && connection.underWay.size > 0 ? connection : null;
}
