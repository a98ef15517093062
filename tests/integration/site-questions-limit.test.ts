import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawRequest, type SiteStage, siteStage } from './site-stage.ts';

let stage: SiteStage;

beforeAll(async () => {
  stage = await siteStage({ env: { LIMIT_SEARCHES_PER_MINUTE: '3' } });
});
afterAll(() => stage?.close());

test('questions no cache answers are counted together, and their pages still open without one', async () => {
  const asked = ['/search?q=owl', '/rates?currency=USD', '/rates?adults=2&children=1'];
  for (const path of asked) expect((await rawRequest(stage.port, path)).status, path).not.toBe(429);
  const refused = await rawRequest(stage.port, '/rates?currency=GBP');
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect(refused.body.toString()).toContain('Please wait a minute and ask again.');
  expect((await rawRequest(stage.port, '/rates')).status).not.toBe(429);
});
