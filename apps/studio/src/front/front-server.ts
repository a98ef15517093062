import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type OpenConnections, openConnections } from '@sundowner/serving/open-connections';
import { maxHeaderSize, mostConnections, timeLimits } from '@sundowner/serving/time-limits';
import { admitBody, announcesBody, isReadable, pathOf } from './admit-body.ts';
import { noAddress, refuse } from './front-refusal.ts';
import { type Handler, type Timeouts, takenBodies } from './taken-bodies.ts';

export interface FrontServer {
  readonly server: Server;
  /** Finishes what is under way, and cuts what is left after `withinMs`. */
  close(withinMs: number): Promise<void>;
}

/** Milliseconds without a byte in either direction. A picture's sizes take a slow machine a while. */
const silentMs = 180_000;

/**
 * The studio's HTTP server: it stands before Next, which would take a body of any length into memory, and hands on a request only when
 * its body is here whole, within the bounds of its address, and from somebody who may send it there.
 */
export function frontServer(handler: Handler, timeouts: Timeouts): FrontServer {
  const server = createServer({ ...timeLimits, maxHeaderSize });
  server.maxConnections = mostConnections;
  server.setTimeout(silentMs);
  const connections = openConnections(server);
  const bodies = takenBodies(handler, timeouts);

  async function take(request: IncomingMessage, response: ServerResponse, invite: () => void): Promise<void> {
    const path = pathOf(request);
    if (!isReadable(request)) return refuse(response, path, noAddress);
    if (!announcesBody(request)) return handler(request, response);
    const door = await admitBody(request);
    if ('refusal' in door) return refuse(response, path, door.refusal);
    // Anybody who went while they were asked who they are takes no place: nothing would give it back.
    if (response.closed) return;
    await bodies.take(request, response, door.rule, invite);
  }

  const begin = (request: IncomingMessage, response: ServerResponse, invite = () => {}) => {
    if (!connections.begin(response)) return;
    take(request, response, invite).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { Connection: 'close' }).end();
    });
  };
  server.on('request', (request, response) => begin(request, response));
  // Anybody who asks first whether a body is wanted hears no before it is sent.
  server.on('checkContinue', (request, response) => begin(request, response, () => response.writeContinue()));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuseUnreadable(error, socket as Socket, connections),
  );
  return { server, close: (withinMs) => connections.close(withinMs, 0) };
}

/** What is no HTTP, too much of it, or too slow. */
const unreadable: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket, connections: OpenConnections): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const answer = connections.answerOn(socket);
  if (answer?.req.complete) {
    // What cannot be read came after it: it is answered for what it is, and nothing more is taken.
    if (!answer.headersSent) answer.setHeader('Connection', 'close');
    answer.once('close', () => socket.destroySoon());
    return;
  }
  if (answer?.headersSent) return void socket.destroy();
  const status = unreadable[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
