import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in of the host that keeps an old site's files. */
export interface AssetHost {
  /** `http://127.0.0.1:4123` */
  readonly url: string;
  /** Paths asked for, in order. */
  readonly asked: string[];
  /** Most requests it had open at one time. */
  most: number;
  close(): Promise<void>;
}

/**
 * @param files bytes by path
 * @param stumbles how often a path answers 503 before it answers
 */
export async function startAssetHost(
  files: Readonly<Record<string, Uint8Array>>,
  stumbles: Record<string, number> = {},
): Promise<AssetHost> {
  let open = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    host.asked.push(path);
    open += 1;
    host.most = Math.max(host.most, open);
    response.on('close', () => {
      open -= 1;
    });
    const left = stumbles[path] ?? 0;
    if (left > 0) stumbles[path] = left - 1;
    const bytes = files[path];
    if (left > 0) response.writeHead(503).end();
    else if (bytes) response.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
    else response.writeHead(404).end();
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const host: AssetHost = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    most: 0,
    close: () => new Promise((done) => server.close(() => done())),
  };
  return host;
}
