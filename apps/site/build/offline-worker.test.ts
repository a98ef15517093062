import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test, vi } from 'vitest';
import { offlineWorker } from './offline-worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'offline-'));
afterAll(() => rmSync(folder, { recursive: true }));
const files = ['offline-worker.js', 'offline.html', 'offline.css', 'brand-mark.svg'];
const source = (name: string) => join(import.meta.dirname, '..', 'public', name);

/** The worker as it is built beside a page with these words after its own. */
async function built(words = '', name = 'offline.html'): Promise<string> {
  for (const file of files) cpSync(source(file), join(folder, file));
  writeFileSync(join(folder, name), readFileSync(source(name), 'utf8') + words);
  const done = offlineWorker().hooks['astro:build:done'];
  await done?.({ dir: pathToFileURL(`${folder}/`) } as Parameters<typeof done>[0]);
  return readFileSync(join(folder, 'offline-worker.js'), 'utf8');
}

test('SEE-05/kept the worker is another file when what it keeps is, and the same when it is not', async () => {
  const worker = await built();
  expect(await built()).toBe(worker);
  expect(await built('<!-- mended -->')).not.toBe(worker);
  expect(await built('/* mended */', 'offline.css')).not.toBe(worker);
});

test('SEE-05/kept a new worker takes page and style from the site, not from what the browser has of them', async () => {
  const taken: Request[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const cache = { addAll: async (requests: readonly Request[]) => void taken.push(...requests) };
  runInNewContext(await built(), {
    self: { addEventListener: listeners.set.bind(listeners), skipWaiting: vi.fn() },
    caches: { open: async () => cache },
    // A worker's addresses begin at its own.
    Request: class extends Request {
      constructor(path: string, options: RequestInit) {
        super(new URL(path, 'https://site.example'), options);
      }
    },
  });
  let installed: unknown;
  listeners.get('install')?.({ waitUntil: (work: unknown) => (installed = work) });
  await installed;
  expect(taken.map(({ url, cache: how }) => [new URL(url).pathname, how])).toEqual([
    ['/offline.html', 'reload'],
    ['/offline.css', 'reload'],
    ['/brand-mark.svg', 'reload'],
  ]);
});

test('SEE-05/page the page promises nothing of what was sent', () => {
  expect(readFileSync(source('offline.html'), 'utf8')).not.toMatch(/lost|sent/);
});
