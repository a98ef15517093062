import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { toHttpError } from '../content/errors.ts';
import type { Log } from './log.ts';
import { answerPlainly } from './plain-answer.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface ListeningServer {
  readonly port: number;
  /** Takes no new request, finishes those under way, and cuts what is left after `withinMs`. */
  close(withinMs: number): Promise<void>;
}

/** The port is taken, or may not be opened; the message is one sentence for the operator. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/**
 * Starts an HTTP server with bounded times and sizes. What a handler throws becomes a plain 500, and a broken connection nothing.
 *
 * @param setting name of the port's setting, for the message
 * @throws ListenError
 */
export async function listen(
  handler: Handler,
  { host, port, setting, log }: { host: string; port: number; setting: string; log: Log },
): Promise<ListeningServer> {
  let closing = false;
  /** Requests under way on each open connection. */
  const underWay = new Map<Socket, number>();
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      // Longer than a load balancer keeps an idle connection (60 s), so that it never sends into a closed one.
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16_384,
    },
    (request, response) => {
      const { socket } = request;
      underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
      response.once('close', () => {
        const left = (underWay.get(socket) ?? 1) - 1;
        if (underWay.has(socket)) underWay.set(socket, left);
        if (closing && left === 0) socket.end();
      });
      if (closing) response.setHeader('Connection', 'close');
      handler(request, response).catch((error: unknown) => fail(response, error, log));
    },
  );
  server.on('connection', (socket: Socket) => {
    underWay.set(socket, 0);
    socket.once('close', () => underWay.delete(socket));
  });
  // A client that stops reading does not hold its connection for ever.
  server.setTimeout(90_000);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status =
      error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  await opened(server, host, port, setting);
  return {
    port: (server.address() as AddressInfo).port,
    async close(withinMs) {
      closing = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Browsers open connections ahead and send nothing; Node does not count those as idle.
      for (const [socket, requests] of underWay) if (requests === 0) socket.destroy();
      const cut = setTimeout(() => server.closeAllConnections(), withinMs);
      await closed;
      clearTimeout(cut);
    },
  };
}

function opened(server: Server, host: string, port: number, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new ListenError(listenProblem(error, host, port, setting))),
    );
    server.listen({ host, port }, () => resolve());
  });
}

function listenProblem(error: NodeJS.ErrnoException, host: string, port: number, setting: string): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program; stop that program or set ${setting} to a free port.`;
    case 'EACCES':
      return `This user may not open port ${port}; set ${setting} to a port above 1023.`;
    default:
      return `Port ${port} on ${host} cannot be opened (${error.code}); look at HOST and ${setting}.`;
  }
}

function fail(response: ServerResponse, error: unknown, log: Log): void {
  const { message } = toHttpError(error);
  log.error({ reason: message, stack: error instanceof Error ? error.stack : undefined }, 'a request failed');
  if (response.headersSent) response.destroy();
  else answerPlainly(response, 500, 'Something went wrong on our side. Please try again shortly.');
}
