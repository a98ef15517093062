import { get } from 'node:http';

/**
 * Fetches a page of our own over the public port, as a visitor would.
 *
 * @returns its text, or `null` when it did not answer 200 within 20 s
 */
export function ownPageFetcher(host: string, port: number): (path: string) => Promise<string | null> {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return (path) =>
    new Promise((resolve) => {
      const request = get(
        // The connection goes wherever we listen; the name is one the host check knows.
        {
          host: reachable,
          port,
          path,
          headers: { host: `localhost:${port}` },
          timeout: 20_000,
          agent: false,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            resolve(response.statusCode === 200 ? Buffer.concat(chunks).toString('utf8') : null);
          });
          response.on('error', () => resolve(null));
        },
      );
      request.on('timeout', () => request.destroy());
      request.on('error', () => resolve(null));
    });
}
