import { createServer } from 'node:net';
import { LaunchError } from '../launcher/progress.mjs';

/** A port the product listens on, and the setting that moves it. */
export interface PortUse {
  readonly setting: string;
  /** The setting of the address it listens on. */
  readonly hostSetting: string;
  readonly host: string;
  readonly port: number;
}

/** Why `host:port` cannot be listened on, as a system error code, or `null` when it can. */
export async function portFault(host: string, port: number): Promise<string | null> {
  const server = createServer();
  return await new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/**
 * Checks that every port can be listened on.
 *
 * @throws LaunchError with one sentence that names the port and the setting that moves it
 */
export async function assertPortsFree(uses: readonly PortUse[]): Promise<void> {
  for (const { setting, hostSetting, host, port } of uses) {
    const fault = await portFault(host, port);
    if (fault === null) continue;
    if (fault === 'EADDRINUSE') {
      throw new LaunchError(
        `Port ${port} is in use by another program; stop that program or set ${setting} to a free port.`,
      );
    }
    if (fault === 'EACCES') {
      throw new LaunchError(`This user may not listen on port ${port}; set ${setting} to one above 1023.`);
    }
    throw new LaunchError(
      `${hostSetting} is "${host}", which is no address of this machine (${fault}); set it to one, or to 0.0.0.0.`,
    );
  }
}

/** A port of 127.0.0.1 that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  return await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Ports of 127.0.0.1 that are free at this moment, and differ: one that was just closed can be given out again. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
