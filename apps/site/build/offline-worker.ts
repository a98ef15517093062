import { createHash } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What the worker has a browser keep. */
const kept = ['offline.html', 'offline.css', 'brand-mark.svg'];

/**
 * Writes a digest of the page for the time without a connection into its worker: browsers fetch the page anew when the worker's file is
 * another, and only then.
 */
export function offlineWorker(): AstroIntegration {
  return {
    name: 'sundowner-offline-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const digest = createHash('sha256');
        for (const name of kept) digest.update(await readFile(fileURLToPath(new URL(name, dir))));
        const worker = fileURLToPath(new URL('offline-worker.js', dir));
        await appendFile(worker, `// Keeps ${digest.digest('hex').slice(0, 16)}.\n`);
      },
    },
  };
}
