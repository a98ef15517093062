import { randomInt } from 'node:crypto';
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

/**
 * Below the ports that Linux, macOS and Windows give out by themselves, to a server that asks for any and to every connection made: one
 * that was chosen here stays free until somebody listens on it, and while its server is away for a moment. None is barred by browsers.
 */
const [firstPort, portCount] = [11_000, 21_000];
/** Two processes that choose at once begin at different places. */
let chosen = randomInt(portCount);

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < portCount; tries += 1) {
    chosen = (chosen + 1) % portCount;
    const port = firstPort + chosen;
    if ((await portFault('127.0.0.1', port)) === null) return port;
  }
  throw new Error('No port of 127.0.0.1 is free.');
}

/** Free ports of 127.0.0.1, which differ. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
}
