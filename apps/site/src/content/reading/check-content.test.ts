import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checkContent } from './check-content.ts';

/** A studio that answers every read with these rates. */
async function withStudio(docs: readonly object[], use: (studioUrl: string) => Promise<void>): Promise<void> {
  const server = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ reads: [{ status: 200, body: { docs } }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('content that can be read has no fault, and rates in another currency are counted', async () => {
  const rates = [{ currency: 'USD' }, { currency: 'BWP' }, { currency: 'USD' }, { currency: null }, {}];
  await withStudio(rates, async (studioUrl) => {
    const options = { studioUrl, token: 't' };
    expect(await checkContent(options, 'BWP')).toEqual({
      ...{ address: studioUrl, fault: null, otherCurrencies: { USD: 2 } },
    });
    expect(await checkContent(options, null)).toMatchObject({ otherCurrencies: {} });
  });
});

test('a studio nobody can reach is said with its address and why', async () => {
  const check = await checkContent({ studioUrl: 'http://127.0.0.1:1', token: 't' }, 'BWP');
  expect(check).toMatchObject({ address: 'http://127.0.0.1:1', otherCurrencies: {} });
  expect(check.fault).toContain('cannot be read');
});
