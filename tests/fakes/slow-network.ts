import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that takes its time. */
export interface SlowNetwork {
  /** `address` by this way. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * @param address `postgres://host:port/…` of the server behind it
 * @param delayMs what every packet takes, each way; their order stays
 */
export async function startSlowNetwork(address: string, delayMs: number): Promise<SlowNetwork> {
  const target = new URL(address);
  const sockets = new Set<Socket>();

  function carry(from: Socket, to: Socket): void {
    const later = (then: () => void) => setTimeout(then, delayMs);
    from.on('data', (chunk: Buffer) => later(() => to.write(chunk)));
    from.on('error', () => {});
    from.on('close', () => later(() => to.destroy()));
  }

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    }
    carry(near, far);
    carry(far, near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = server.address();
  if (own === null || typeof own === 'string') throw new Error('The network has no port.');
  const url = new URL(address);
  url.port = String(own.port);
  return {
    url: url.href,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
