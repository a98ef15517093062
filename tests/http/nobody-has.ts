import { expect } from 'vitest';
import { site } from '../support/shared-site.ts';

/**
 * Asks until an address is answered with 404. Only the studio knows whether there is such a page; while a busy machine keeps it
 * from answering in time, the site says 503 and asks to come back.
 */
export async function expectNobodyHas(path: string): Promise<void> {
  let status = 0;
  const ask = async () => {
    ({ status } = await site.get(path));
    return status;
  };
  await expect.poll(ask, { message: path }).not.toBe(503);
  expect(status, path).toBe(404);
}
