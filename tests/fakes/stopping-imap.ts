import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The way to a mail server which, in the middle of a mail, says nothing more. */
export interface StoppingImap {
  /** `address` by this way. */
  readonly url: string;
  /** How often it has stopped. */
  stops(): number;
  /** From now on it carries everything. */
  mend(): void;
  close(): Promise<void>;
}

/**
 * @param address `imap://user:password@host:port/INBOX` of the server behind it
 * @param word a mail that holds it is said as far as this word, and nothing after it on that connection
 */
export async function startStoppingImap(address: string, word: string): Promise<StoppingImap> {
  const target = new URL(address);
  const sockets: Socket[] = [];
  let mended = false;
  let count = 0;

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    sockets.push(near, far);
    let stopped = false;
    near.on('data', (chunk) => far.write(chunk));
    far.on('data', (chunk) => {
      const at = mended ? -1 : chunk.indexOf(word);
      if (!stopped) near.write(at < 0 ? chunk : chunk.subarray(0, at));
      if (at < 0 || stopped) return;
      stopped = true;
      count += 1;
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  if (own === null || typeof own === 'string') throw new Error('The way to the mail server has no port.');
  const url = new URL(address);
  url.port = String(own.port);
  return {
    url: url.href,
    stops: () => count,
    mend() {
      mended = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
