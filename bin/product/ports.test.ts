import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { assertPortsFree, freePort, freePorts, portFault } from './ports.ts';

let other: Server | null = null;
afterEach(() => other?.close());

/** A port another program has. */
async function takenPort(): Promise<number> {
  const server = createServer();
  other = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('a port another program has is named with the setting that moves it', async () => {
  const [free, taken] = [await freePort(), await takenPort()];
  expect(await portFault('127.0.0.1', taken)).toBe('EADDRINUSE');
  const host = '127.0.0.1';
  const uses = [
    { setting: 'PORT', hostSetting: 'HOST', host, port: free },
    { setting: 'INTERNAL_PORT', hostSetting: 'HOST', host, port: taken },
  ] as const;
  await expect(assertPortsFree(uses)).rejects.toThrow(
    `Port ${taken} is in use by another program; stop that program or set INTERNAL_PORT to a free port.`,
  );
});

test('an address this machine does not have is named with the setting it came from', async () => {
  // Documentation's own network (RFC 5737): no machine has an address of it.
  const [host, port] = ['192.0.2.1', await freePort()];
  const check = (hostSetting: string) => assertPortsFree([{ setting: 'PORT', hostSetting, host, port }]);
  await expect(check('STUDIO_HOST')).rejects.toThrow(/^STUDIO_HOST is "192\.0\.2\.1", which is no address/);
  await expect(check('HOST')).rejects.toThrow(/^HOST is "192\.0\.2\.1"/);
});

test('ports that were free stay free after the look at them, and several differ', async () => {
  const ports = await freePorts(3);
  expect(new Set(ports).size).toBe(3);
  const uses = ports.map((port) => ({ setting: 'PORT', hostSetting: 'HOST', host: '127.0.0.1', port }));
  await expect(assertPortsFree(uses)).resolves.toBeUndefined();
  await expect(assertPortsFree(uses)).resolves.toBeUndefined();
});

test('who ask for a port at once are given different ones', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  expect(new Set(ports).size).toBe(20);
});
