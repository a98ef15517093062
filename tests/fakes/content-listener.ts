import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One `POST /content-changed` as the site's internal API receives it. */
export interface ReceivedChange {
  readonly sequence: number;
  readonly tags: readonly string[];
  readonly at: string;
  /** When it came, in milliseconds since 1970. */
  readonly received: number;
  readonly authorization: string | undefined;
}

/** A stand-in of the site that hears of content changes, and refuses them when told to. */
export interface ContentListener {
  readonly port: number;
  readonly changes: ReceivedChange[];
  /** Every call so far, the refused ones too. */
  calls: number;
  /** Status it answers with; what it refuses it does not keep. */
  status: number;
  /** Forgets what came and waits until `count` changes have come, at most `milliseconds`. */
  next(count: number, milliseconds: number): Promise<ReceivedChange[]>;
  close(): Promise<void>;
}

/** @param port 0 takes a free one */
export async function startContentListener(port = 0): Promise<ContentListener> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      listener.calls += 1;
      const known = request.method === 'POST' && request.url === '/content-changed';
      if (known && listener.status < 300) {
        const change = JSON.parse(Buffer.concat(chunks).toString()) as Omit<
          ReceivedChange,
          'received' | 'authorization'
        >;
        listener.changes.push({
          ...change,
          received: Date.now(),
          authorization: request.headers.authorization,
        });
      }
      response.writeHead(known ? listener.status : 404).end();
    });
  });
  const listener: ContentListener = {
    port: 0,
    changes: [],
    calls: 0,
    status: 204,
    next: async (count, milliseconds) => {
      listener.changes.length = 0;
      const end = Date.now() + milliseconds;
      while (listener.changes.length < count && Date.now() < end)
        await new Promise((wake) => setTimeout(wake, 10));
      return [...listener.changes];
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return Object.assign(listener, { port: (server.address() as AddressInfo).port });
}
