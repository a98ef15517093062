import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadKeyring } from '@sundowner/keyring';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../bin/product/paths.ts';
import { freePorts } from '../../bin/product/ports.ts';
import { cleanEnvironment } from '../../bin/testing/clean-environment.ts';
import { canMount, startReadOnly } from '../support/read-only-root.ts';
import { builtProduct, seededDirectory } from '../support/seeded-directory.ts';
import { enquiriesAt } from './site-enquiry-posts.ts';
import { withoutLimits } from './site-stage.ts';

describe.skipIf(!canMount())('a product whose root is read-only (needs unshare, and leave to mount)', () => {
  let folder: string;
  let child: ChildProcess;
  let env: NodeJS.ProcessEnv;
  let said = '';
  let ports: readonly number[];

  beforeAll(async () => {
    const { signal } = new AbortController();
    await builtProduct(signal);
    // What a build of the image leaves: stamps, and what a start takes part in.
    const build = spawnSync(process.execPath, [join(root, 'bin', 'tasks', 'build.ts')], {
      cwd: root,
      env: { ...cleanEnvironment(), NODE_ENV: 'production' },
      encoding: 'utf8',
    });
    expect([build.status, build.stderr]).toEqual([0, expect.any(String)]);
    folder = mkdtempSync(join(tmpdir(), 'sundowner-read-only-'));
    const [dataDir, keysDir, temporary] = ['data', 'keys', 'tmp'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    cpSync(await seededDirectory(signal), dataDir, { recursive: true });
    renameSync(join(dataDir, 'keys'), keysDir);
    mkdirSync(temporary);
    ports = await freePorts(3);
    env = {
      ...cleanEnvironment(),
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      KEYS_DIR: keysDir,
      PORT: String(ports[0]),
      STUDIO_PORT: String(ports[1]),
      INTERNAL_PORT: String(ports[2]),
      LIMIT_DEADLINE_FACTOR: '10',
      ...withoutLimits,
    } as NodeJS.ProcessEnv;
    child = startReadOnly({ writable: [dataDir], temporary, env }, process.execPath, [
      'bin/run.mjs',
      'start',
    ]);
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
  });
  afterAll(async () => {
    if (child && child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  const ready = () => {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${said}`);
    const looked = spawnSync(process.execPath, [join(root, 'bin', 'ready.mjs')], { env, encoding: 'utf8' });
    return [looked.status, looked.stderr];
  };

  test('CLU-08/container-start it starts without building, its health check says when it is ready, and it takes an enquiry', async () => {
    expect(ready()).toEqual([1, 'It is not up yet.\n']);
    await expect.poll(ready, { timeout: 200_000, interval: 500 }).toEqual([0, '']);
    expect(said).not.toMatch(/Building|Installing|EROFS|read-only/);
    const [port = 0, studioPort = 0, internalPort = 0] = ports;
    const visitors = enquiriesAt({
      port,
      internalUrl: `http://127.0.0.1:${internalPort}`,
      dataDir: String(env.DATA_DIR),
      keyring: loadKeyring(String(env.KEYS_DIR)),
    });
    const { status, json } = await visitors.postJson(visitors.filled());
    expect(status).toBe(201);
    await expect.poll(() => visitors.conciergeMailOf(json.reference)).toBeTruthy();
    for (const address of [`${port}/`, `${port}/lionsands`, `${studioPort}/admin/login`])
      expect(
        (await fetch(`http://127.0.0.1:${address}`, { headers: { host: 'localhost' } })).status,
      ).not.toBe(500);
    const page = await fetch(`http://localhost:${port}/`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')]);
  }, 240_000);

  test('CLU-08/container-start it stops at SIGTERM with exit code 0, and is not ready any more', async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const looked = spawnSync(process.execPath, [join(root, 'bin', 'ready.mjs')], { env, encoding: 'utf8' });
    expect(looked.status).toBe(1);
  });
});
