import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exitCodes } from '@sundowner/brand/exit-codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enquiriesAt, expectPage, expectProblem } from './site-enquiry-posts.ts';
import { rawRequest, type SiteStage, siteStage, withoutLimits } from './site-stage.ts';

let stage: SiteStage;
let desk: ReturnType<typeof enquiriesAt>;

beforeAll(async () => {
  stage = await siteStage({ env: withoutLimits });
  desk = enquiriesAt(stage);
});
afterAll(() => stage.close());

const folder = () => join(stage.dataDir, 'enquiries');
const elsewhere = () => join(stage.dataDir, 'elsewhere');

async function isWell(): Promise<boolean> {
  const response = await fetch(`${stage.internalUrl}/health`, {
    headers: { authorization: `Bearer ${stage.keyring.internalToken}` },
  });
  return ((await response.json()) as { ok: boolean }).ok;
}

test('KEEP-02/renamed a store that is moved is noticed without a post, answered 503 with the form kept, and well again when it is back', async () => {
  const before = await desk.postJson(desk.filled());
  expect(before.status).toBe(201);
  renameSync(folder(), elsewhere());
  await stage.written('was moved, deleted or replaced', 2000 * 10);
  expect(await isWell()).toBe(false);

  const asJson = await desk.postJson(desk.filled());
  expectProblem(asJson, 503);
  expect(Number(asJson.headers['retry-after'])).toBeGreaterThan(0);
  const fields = desk.filled();
  expectPage(await desk.postForm(fields), 503, fields);
  expect((await rawRequest(stage.port, '/')).status).toBe(200);
  // Nothing stands in its place that would keep it from coming back.
  expect(existsSync(folder())).toBe(false);

  renameSync(elsewhere(), folder());
  await expect.poll(isWell, { timeout: 20_000 }).toBe(true);
  expect((await desk.postForm(fields)).status).toBe(303);
  expect(await desk.total()).toBe(2);
});

test('KEEP-02/removed a store that is deleted acknowledges nothing more, and no start makes a new one', async () => {
  rmSync(folder(), { recursive: true });
  expectProblem(await desk.postJson(desk.filled()), 503);
  await stage.written('The contents of the enquiry store');
  await stage.kill();
  await expect(stage.start()).rejects.toThrow('npm run init -- --new-store');
  expect(stage.process().exitCode).toBe(exitCodes.wrongConfiguration);
  expect(stage.output()).not.toContain('    at ');
  expect(existsSync(folder())).toBe(false);
});
