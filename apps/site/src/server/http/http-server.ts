import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { failedConnection, type OpenConnections, openConnections } from '@sundowner/serving/open-connections';
import { maxHeaderSize, mostConnections, timeLimits } from '@sundowner/serving/time-limits';
import { toHttpError } from '../../content/reading/errors.ts';
import type { Log } from '../log.ts';
import { answerRefusal, beginRefusal, isRefused } from './refusal-answer.ts';

/** What gives no promise has answered. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | undefined;

export interface ListeningServer {
  readonly port: number;
  /**
   * Takes no new connection, answers what was sent on those open or comes within the grace, finishes what is under way, and cuts
   * what is left after `withinMs`.
   */
  close(withinMs: number): Promise<void>;
}

export interface Listening {
  readonly host: string;
  readonly port: number;
  /** Names of the settings of port and address, for the message. The address is `HOST` unless said. */
  readonly setting: string;
  readonly hostSetting?: string;
  readonly log: Log;
  /** Milliseconds a close goes on answering requests on connections that are open; 0 where clients come again by themselves. */
  readonly graceMs?: number;
}

/** The port is taken, or may not be opened; the message is one sentence for the operator. */
class ListenError extends Error {
  override readonly name = 'ListenError';
}

/**
 * Starts an HTTP server with bounded times and sizes. What a handler throws becomes a plain 500, and a broken connection nothing.
 *
 * @throws ListenError
 */
export async function listen(
  handler: Handler,
  { host, port, setting, hostSetting = 'HOST', log, graceMs = 0 }: Listening,
): Promise<ListeningServer> {
  const server = createServer({ ...timeLimits, maxHeaderSize });
  server.maxConnections = mostConnections;
  const connections = openConnections(server);
  server.on('request', (request, response) => {
    if (!connections.begin(response)) return;
    handler(request, response)?.catch((error: unknown) => {
      // A request that was refused while it came in has its answer; what its handler then met is no fault.
      if (!isRefused(response)) fail(response, error, log);
    });
  });
  // A client that stops reading does not hold its connection for ever.
  server.setTimeout(90_000);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuseUnreadable(error, socket as Socket, connections),
  );
  await opened(server, { host, port, setting, hostSetting });
  // A fault of accepting (no descriptors left) passes; without anybody who listens it would end the process.
  server.on('error', (error: NodeJS.ErrnoException) =>
    log.error({ reason: error.code ?? error.message }, 'a connection could not be taken'),
  );
  return {
    port: (server.address() as AddressInfo).port,
    close: (withinMs) => connections.close(withinMs, graceMs),
  };
}

/**
 * The last resort for an error nobody caught, such as one a stream throws in a late callback: where it belongs to a request, that
 * request fails, the error is logged for the person who has to mend it, and everybody else goes on being served.
 *
 * @returns false for an error of the process itself
 */
export function failedRequest(error: Error, log: Log): boolean {
  const connection = failedConnection();
  if (!connection) return false;
  for (const response of connection.underWay) {
    if (!response.headersSent) response.setHeader('Connection', 'close');
    fail(response, error, log);
  }
  return true;
}

type Place = Required<Omit<Listening, 'log' | 'graceMs'>>;

function opened(server: Server, place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => reject(new ListenError(listenProblem(error, place)));
    server.once('error', failed);
    server.listen({ host: place.host, port: place.port }, () => {
      server.off('error', failed);
      resolve();
    });
  });
}

function listenProblem(error: NodeJS.ErrnoException, { host, port, setting, hostSetting }: Place): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program; stop that program or set ${setting} to a free port.`;
    case 'EACCES':
      return `This user may not open port ${port}; set ${setting} to a port above 1023.`;
    default:
      return `Port ${port} on ${host} cannot be opened (${error.code}); look at ${hostSetting} and ${setting}.`;
  }
}

/** What is no HTTP, too much of it, or too slow. */
const unreadable: Readonly<Record<string, { readonly status: number; readonly title: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, title: 'Request Header Fields Too Large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, title: 'Request Timeout' },
};

function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket, connections: OpenConnections): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, title } = unreadable[error.code ?? ''] ?? { status: 400, title: 'Bad Request' };
  const answer = connections.answerOn(socket);
  if (answer?.req.complete) {
    // What cannot be read came after it: it is answered for what it is, and nothing more is taken.
    if (!answer.headersSent) answer.setHeader('Connection', 'close');
    answer.once('close', () => socket.destroySoon());
    return;
  }
  if (answer && isRefused(answer)) return;
  if (answer?.headersSent) return void socket.destroy();
  if (answer) {
    // Its headers could be read: the sender gets an answer in the form it reads.
    beginRefusal(answer);
    answer.setHeader('Connection', 'close');
    answerRefusal(answer, { status, title: 'This post could not be read to its end.' });
    return;
  }
  const head = 'Connection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length';
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${head}: ${title.length + 1}\r\n\r\n${title}\n`);
}

function fail(response: ServerResponse, error: unknown, log: Log): void {
  const { message } = toHttpError(error);
  log.error({ reason: message, stack: error instanceof Error ? error.stack : undefined }, 'a request failed');
  if (response.headersSent) response.destroy();
  else
    answerRefusal(response, {
      status: 500,
      title: 'Something went wrong on our side. Please try again shortly.',
    });
}
