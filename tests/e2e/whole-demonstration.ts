import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../bin/product/ports.ts';
import { startTask } from '../support/run-task.ts';
import { unhurried } from '../support/shared-product.ts';
import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

export interface WholeDemonstration {
  readonly siteUrl: string;
  readonly dataDir: string;
  /** What `npm start` has told its user so far. */
  told(): string;
}

/** A first start seeds and encodes; a machine with more to do takes its time. Milliseconds. */
const patience = 1_200_000;

/**
 * The fixtures of every browser test, and the product as a new user starts it: on an empty folder, with the whole demonstration and
 * its true pictures. One file takes it, at one width, so that it is started once.
 */
export const test = base.extend<object, { whole: WholeDemonstration }>({
  whole: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern; it has none
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'sundowner-whole-'));
      const [port, studioPort, internalPort] = await freePorts(3);
      const running = startTask('start', [], {
        DATA_DIR: dataDir,
        PORT: String(port),
        STUDIO_PORT: String(studioPort),
        INTERNAL_PORT: String(internalPort),
        LIMIT_DEADLINE_FACTOR: '10',
        ...unhurried,
      });
      try {
        await running.said(/Ctrl-C stops everything/, patience);
        await use({ siteUrl: `http://localhost:${port}`, dataDir, told: running.stdout });
      } finally {
        running.child.kill('SIGINT');
        await running.ended();
        rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
      }
    },
    { scope: 'worker', timeout: patience },
  ],

  baseURL: async ({ whole }, use) => use(whole.siteUrl),
});
