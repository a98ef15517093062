import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';

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

/** How long connections the kernel holds for us are still taken once a stop was asked for. Milliseconds. */
const acceptWithin = 3_000;
/** A turn of the loop that leaves hardly time for another connection, in milliseconds, and how many others stand for two of them. */
const shortTurn = 1;
const manyTurns = 8;
/** How long a client may go on sending what nobody reads, so that it comes to read its answer; and how long it may pause. */
const lingerWithin = 30_000;
const lingerPause = 5_000;

export interface OpenConnections {
  /** The answer under way on a connection, `null` when there is none. */
  answerOn(socket: Socket): ServerResponse | null;
  /** Notes a request. @returns false for one that came after its connection was told to close: it is answered no more */
  begin(response: ServerResponse): boolean;
  /** See ListeningServer. */
  close(withinMs: number, graceMs: number): Promise<void>;
}

/**
 * Every open connection of a server, and how it comes to its end without a client being cut off that had sent something:
 *
 * - Where an answer was given before the whole request had come, our side is closed and the rest is read and dropped for a while. With
 *   unread bytes the kernel would reset the connection, and the client might lose the answer (RFC 9112, 9.6).
 * - On `close`, first the connections the kernel has accepted for us are taken, then the port is closed; what was sent, or comes within
 *   the grace, is answered with `Connection: close`.
 */
export function openConnections(server: Server): OpenConnections {
  const open = new Map<Socket, Connection>();
  let taken = 0;
  let state: 'open' | 'closing' | 'graceless' = 'open';

  server.prependListener('connection', (socket: Socket) => {
    const connection: Connection = { socket, underWay: new Set(), readTo: 0, ending: false };
    taken += 1;
    open.set(socket, connection);
    socket.once('close', () => open.delete(socket));
    // Node calls it after an answer that says the connection closes; it would cut off a client that is still sending.
    const atOnce = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      connection.ending = true;
      if ([...connection.underWay].every(({ req }) => req.complete)) atOnce();
      else linger(socket);
    };
    beginConnection(connection);
  });

  function answered(connection: Connection, response: ServerResponse): void {
    const { socket, underWay } = connection;
    underWay.delete(response);
    connection.readTo = socket.bytesRead;
    const { req } = response;
    // An answer may come before its request has.
    if (!req.complete) {
      req.once('close', () => {
        connection.readTo = socket.bytesRead;
      });
    }
    if (state === 'graceless' && isIdle(connection)) socket.destroySoon();
  }

  /**
   * Takes the connections that wait in the kernel; libuv takes one in a turn of the loop. Two turns in a row that brought none and were
   * short end it: during a long one more may have come. Under load no turn is short, and many without one must do.
   */
  async function takeWaiting(withinMs: number): Promise<void> {
    const until = performance.now() + Math.min(withinMs, acceptWithin);
    let began = performance.now();
    for (let short = 0, quiet = 0; short < 2 && quiet < manyTurns && began < until; ) {
      const before = taken;
      await turn();
      const ended = performance.now();
      quiet = taken === before ? quiet + 1 : 0;
      short = quiet > 0 && ended - began < shortTurn ? short + 1 : 0;
      began = ended;
    }
  }

  return {
    answerOn: (socket) => [...(open.get(socket)?.underWay ?? [])].at(-1) ?? null,
    begin(response) {
      const connection = open.get(response.req.socket);
      if (!connection || connection.ending) return false;
      connection.underWay.add(response);
      // It comes once: what hears it may stay.
      response.on('close', () => answered(connection, response));
      if (state !== 'open') response.setHeader('Connection', 'close');
      return true;
    },
    async close(withinMs, graceMs) {
      const until = performance.now() + withinMs;
      // As long as the port is open nobody is told to close: a client that is would come back at once, into the moment it closes.
      await takeWaiting(withinMs);
      state = 'closing';
      const closed = new Promise<void>((resolve) => server.once('close', () => resolve()));
      // The HTTP server's own would destroy connections whose request has come and is not parsed.
      NetServer.prototype.close.call(server);
      for (const { underWay } of open.values()) for (const response of underWay) tellToClose(response);
      await Promise.race([closed, pause(Math.min(graceMs, withinMs), undefined, { ref: false })]);
      // What came in the last moment is parsed before anything is called idle.
      for (let turns = 0; turns < 3; turns += 1) await turn();
      state = 'graceless';
      for (const connection of open.values()) if (isIdle(connection)) connection.socket.destroySoon();
      const cut = setTimeout(() => server.closeAllConnections(), Math.max(0, until - performance.now()));
      await closed;
      clearTimeout(cut);
      // Ends the server's watch over slow requests.
      server.close();
    },
  };
}

/** Nothing is under way on it, nothing of a request has come, and nobody is heard out. */
const isIdle = ({ underWay, socket, readTo, ending }: Connection): boolean =>
  underWay.size === 0 && socket.bytesRead === readTo && !ending;

function tellToClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}

function linger(socket: Socket): void {
  socket.end();
  socket.setTimeout(lingerPause, () => socket.destroy());
  const bound = setTimeout(() => socket.destroy(), lingerWithin);
  bound.unref();
  socket.once('close', () => clearTimeout(bound));
}
