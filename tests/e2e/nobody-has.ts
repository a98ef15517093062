import { type APIRequestContext, expect } from '@playwright/test';

/**
 * Asks until an address is said to be nobody's. Whether there is such a page only the studio knows; while a busy machine keeps it
 * from answering in time, the site says 503 and asks to come back.
 */
export async function expectNobodyHas(request: APIRequestContext, path: string): Promise<void> {
  await expect.poll(async () => (await request.get(path)).status(), { message: path }).toBe(404);
}
