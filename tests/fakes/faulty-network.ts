import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The way to a server, which may take its time, swallow everything and tell nobody, break, or lead elsewhere. */
export interface FaultyNetwork {
  /** `address` by this way. */
  readonly url: string;
  /** How many connections were ever made. */
  connections(): number;
  /** What every packet takes from now on, each way, in milliseconds; their order stays. */
  delay(ms: number): void;
  /**
   * From now on nothing arrives at either end, and neither end notices, as with a firewall that lost its table; connections made until
   * `mend` stay so for ever.
   */
  swallow(): void;
  /** The next connection that sends these words has them delivered, and nothing after them: their sender gets no answer. */
  loseAnswerTo(words: string): void;
  /** Whether that has happened. */
  hasLost(): boolean;
  /** Ends every connection; the next are made to this address, where one is given. */
  cut(address?: string): void;
  /** Connections made from now on are carried, at once. */
  mend(): void;
  close(): Promise<void>;
}

/**
 * @param address `postgres://host:port/…` of the server behind it
 * @param delayMs what every packet takes from the beginning
 */
export async function startFaultyNetwork(address: string, delayMs = 0): Promise<FaultyNetwork> {
  let target = new URL(address);
  const sockets = new Set<Socket>();
  let lost = new WeakSet<Socket>();
  let swallows = false;
  let wait = delayMs;
  let made = 0;
  let fatal: string | null = null;

  function carry(from: Socket, to: Socket, pair: Socket): void {
    // One after the other, however long each was to take.
    const under: (() => void)[] = [];
    let due = 0;
    const later = (then: () => void) => {
      const now = performance.now();
      due = Math.max(due, now + wait);
      if (due <= now && under.length === 0) return then();
      under.push(then);
      setTimeout(() => under.shift()?.(), due - now);
    };
    from.on('data', (chunk: Buffer) =>
      later(() => {
        if (lost.has(pair)) return;
        to.write(chunk);
        if (fatal === null || from !== pair || !chunk.includes(fatal)) return;
        fatal = null;
        lost.add(pair);
      }),
    );
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      later(() => {
        if (!lost.has(pair)) to.destroy();
      });
    });
  }

  const server = createServer((near) => {
    made += 1;
    const far = connect(Number(target.port), target.hostname);
    if (swallows) lost.add(near);
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      sockets.add(socket);
    }
    carry(near, far, near);
    carry(far, near, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  if (own === null || typeof own === 'string') throw new Error('The network has no port.');
  const url = new URL(address);
  url.port = String(own.port);

  return {
    url: url.href,
    connections: () => made,
    delay(ms) {
      wait = ms;
    },
    swallow() {
      swallows = true;
      lost = new WeakSet(sockets);
    },
    loseAnswerTo(words) {
      fatal = words;
    },
    hasLost: () => fatal === null,
    cut(elsewhere) {
      if (elsewhere !== undefined) target = new URL(elsewhere);
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      swallows = false;
      wait = 0;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
