/**
 * A live installation on its first day: initialised, migrated, with one account of each role
 * (`studio-people.ts`) and nothing else in it. Visitors reach it by https, under an address that a
 * proxy answers for; here that is the test.
 *
 *     const live = await startLiveProduct({ BRAND_COLLECTION_NAME: 'The Reed Collection' });
 *     const { status, body } = await live.ask('/contact-us');
 *     await live.stop();
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from './product.ts';

interface LiveAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface LiveProduct extends Product {
  /** Asks the site as its proxy does. */
  ask(path: string, method?: string): Promise<LiveAnswer>;
}

/** Reads a page of the site by its own port, under the name visitors write. */
function askSite(port: string, host: string, path: string, method: string): Promise<LiveAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<LiveAnswer>();
  const headers = { host, 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.7', accept: '*/*' };
  const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('error', reject);
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
    );
  });
  asked.on('error', reject);
  asked.end();
  return promise;
}

/** @param brand the collection's own names, as its operator sets them */
export async function startLiveProduct(env: Readonly<Record<string, string>> = {}): Promise<LiveProduct> {
  const siteUrl = 'https://www.example.com';
  const keys = mkdtempSync(join(tmpdir(), 'sundowner-keys-'));
  const product = await startProduct({
    seeded: false,
    peopled: true,
    env: {
      MODE: 'live',
      SITE_URL: siteUrl,
      KEYS_DIR: join(keys, 'keys'),
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'desk@example.com',
      CONCIERGE_MAIL: 'concierge@example.com',
      TRUSTED_PROXIES: 'loopback',
      // For tests alone, and refused here.
      LIMIT_DEADLINE_FACTOR: '',
      LIMIT_GRACE_SECONDS: '0',
      ...env,
    },
  });
  return {
    ...product,
    ask: (path, method = 'GET') => askSite(product.env.PORT ?? '', new URL(siteUrl).host, path, method),
    stop: async () => {
      await product.stop();
      rmSync(keys, { recursive: true, force: true });
    },
  };
}
