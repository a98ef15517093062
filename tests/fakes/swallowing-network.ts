import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The way to a server, which may swallow everything and tell nobody, as a firewall that lost its table does. */
export interface SwallowingNetwork {
  /** `address` by this way. */
  readonly url: string;
  /** How many connections were ever made. */
  connections(): number;
  /** From now on nothing arrives at either end, and neither end notices; connections made until `mend` stay so for ever. */
  swallow(): void;
  /** The next connection that sends these words has them delivered, and nothing after them: their sender gets no answer. */
  loseAnswerTo(words: string): void;
  /** Whether that has happened. */
  hasLost(): boolean;
  /** Connections made from now on are carried. */
  mend(): void;
  close(): Promise<void>;
}

/** @param address `postgres://host:port/…` of the server behind it */
export async function startSwallowingNetwork(address: string): Promise<SwallowingNetwork> {
  const target = new URL(address);
  const sockets: Socket[] = [];
  let lost = new WeakSet<Socket>();
  let swallows = false;
  let made = 0;
  let fatal: string | null = null;

  function carry(from: Socket, to: Socket, pair: Socket): void {
    from.on('data', (chunk: Buffer) => {
      if (lost.has(pair)) return;
      to.write(chunk);
      if (fatal === null || from !== pair || !chunk.includes(fatal)) return;
      fatal = null;
      lost.add(pair);
    });
    from.on('error', () => {});
    from.on('close', () => {
      if (!lost.has(pair)) to.destroy();
    });
  }

  const server = createServer((near) => {
    made += 1;
    const far = connect(Number(target.port), target.hostname);
    if (swallows) lost.add(near);
    sockets.push(near, far);
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
    swallow() {
      swallows = true;
      lost = new WeakSet(sockets);
    },
    loseAnswerTo(words) {
      fatal = words;
    },
    hasLost: () => fatal === null,
    mend() {
      swallows = false;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
