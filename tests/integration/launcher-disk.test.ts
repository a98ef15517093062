import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canRefuse, processTree, refuseWrites, takeWrites } from '../support/refusing-disk.ts';
import { type Launcher, startLauncher } from './launcher-stage.ts';
import { expectPage, expectProblem } from './site-enquiry-posts.ts';

/** The whole product under its launcher, while its disk refuses every write. The tests run in order on one product. */
describe.skipIf(!canRefuse)('a disk that takes nothing (needs prlimit, which Linux has)', () => {
  let product: Launcher;
  const programs = () => [product.pidOf('site'), product.pidOf('studio')];
  const tree = () => processTree(Number(product.running.child.pid));

  beforeAll(async () => {
    product = await startLauncher();
    await product.running.said(/Ctrl-C stops everything/);
  }, 600_000);
  afterAll(() => product?.stop());

  test('KEEP-03/full-disk ends no program: pages are served, and posts are refused with their form', async () => {
    const before = programs();
    const { visitors, status } = product;
    refuseWrites(tree());
    for (const path of ['/', '/contact-us', '/', '/health']) expect(await status(path), path).toBe(200);
    const fields = visitors.filled();
    const json = await visitors.postJson(fields);
    expectProblem(json, 503);
    expect(json.headers['retry-after']).toBeDefined();
    expectPage(await visitors.postForm(fields), 503, fields);
    expect((await fetch(`${product.studioUrl}/api/health`)).status).toBe(200);
    expect(programs()).toEqual(before);
    expect(product.running.stderr()).toBe('');
  }, 60_000);

  test('KEEP-03/disk-health health is not ok and names the disk, while liveness stays', async () => {
    const { ok, disk } = await product.health();
    expect(ok).toBe(false);
    expect(disk).toMatchObject({
      writable: false,
      fault: expect.stringContaining(`DATA_DIR ${product.dataDir} cannot be written`),
    });
    expect(await product.status('/health')).toBe(200);
  });

  test('KEEP-03/well-again once there is room it is well without a restart, and says what its log lost', async () => {
    const before = programs();
    takeWrites(tree());
    const { visitors } = product;
    const { status } = await visitors.postJson(visitors.filled());
    expect(status).toBe(201);
    expect(await product.health()).toMatchObject({ ok: true, disk: { writable: true } });
    expect(programs()).toEqual(before);
    await product.until(() => /\d+ lines are missing here, since /.test(product.log('site')));
  }, 60_000);

  test('KEEP-03/killed-on-full-disk a site killed while the disk takes nothing serves pages again before it takes anything', async () => {
    const { visitors, running, status } = product;
    refuseWrites(tree());
    process.kill(product.pidOf('site'), 'SIGKILL');
    await running.said(/The site is running again/);
    expect(await status('/')).toBe(200);
    const fields = visitors.filled();
    expectPage(await visitors.postForm(fields), 503, fields);
    takeWrites(tree());
    await product.until(async () => (await visitors.postJson(fields)).status === 201);
  }, 120_000);
});
