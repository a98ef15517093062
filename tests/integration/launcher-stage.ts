import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadKeyring } from '@sundowner/keyring';
import { freePorts } from '../../bin/product/ports.ts';
import { type RunningTask, startTask } from '../support/run-task.ts';
import { builtProduct, seededDirectory } from '../support/seeded-directory.ts';
import { enquiriesAt } from './site-enquiry-posts.ts';
import { withoutLimits } from './site-stage.ts';

const signal = new AbortController().signal;

/** `npm start` on a copy of the tests' demonstration, and what visitors and operators ask of it. */
export async function startLauncher(settings: Readonly<Record<string, string>> = {}) {
  await builtProduct(signal);
  const dataDir = mkdtempSync(join(tmpdir(), 'sundowner-launcher-'));
  cpSync(await seededDirectory(signal), dataDir, { recursive: true });
  const [port = 0, studioPort = 0, internalPort = 0] = await freePorts(3);
  const running: RunningTask = startTask('start', [], {
    DATA_DIR: dataDir,
    PORT: String(port),
    STUDIO_PORT: String(studioPort),
    INTERNAL_PORT: String(internalPort),
    LIMIT_DEADLINE_FACTOR: '10',
    ...withoutLimits,
    ...settings,
  });
  const keyring = loadKeyring(join(dataDir, 'keys'));
  const site = {
    url: `http://localhost:${port}`,
    port,
    internalUrl: `http://127.0.0.1:${internalPort}`,
    dataDir,
    keyring,
  };
  return {
    ...site,
    running,
    studioUrl: `http://127.0.0.1:${studioPort}`,
    visitors: enquiriesAt(site),
    status: async (path: string) => (await fetch(`${site.url}${path}`)).status,
    async health() {
      const headers = { authorization: `Bearer ${keyring.internalToken}` };
      const answer = await fetch(`${site.internalUrl}/health`, { headers });
      return (await answer.json()) as {
        ok: boolean;
        disk: { writable: boolean; fault?: string };
        alerts: Record<string, number>;
      };
    },
    pidOf: (name: 'site' | 'studio') => Number(readFileSync(join(dataDir, 'run', `${name}.pid`), 'utf8')),
    log: (name: 'site' | 'studio') => readFileSync(join(dataDir, 'logs', `${name}.log`), 'utf8'),
    async until(condition: () => boolean | Promise<boolean>, within = 60_000): Promise<void> {
      const deadline = Date.now() + within;
      while (!(await condition())) {
        if (Date.now() > deadline)
          throw new Error(`It never happened.\n${running.stdout()}\n${running.stderr()}`);
        await sleep(50);
      }
    },
    /** Stops it as an operator does. @returns its exit code */
    async stop() {
      running.child.kill('SIGTERM');
      const code = await running.ended();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
      return code;
    },
  };
}

export type Launcher = Awaited<ReturnType<typeof startLauncher>>;
