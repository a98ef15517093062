import { get } from 'node:http';
import { localHost } from '@sundowner/settings/local-address';

/**
 * Fetches a page of our own over the public port, as a visitor would.
 *
 * @returns its text, or `null` when it did not answer 200 within 20 s
 */
export function ownPageFetcher(host: string, port: number): (path: string) => Promise<string | null> {
  return (path) =>
    new Promise((resolve) => {
      const request = get(
        // The connection goes wherever we listen; the name is one the host check knows.
        {
          host: localHost(host),
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
