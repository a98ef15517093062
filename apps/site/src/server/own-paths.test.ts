import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownRoots } from '@sundowner/brand';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const roots = ownRoots({ slug: 'brand' });

/** What could be the address of a property: lower-case words with hyphens. */
const isWord = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

test('the request handler answers no path of its own that is not in the record', () => {
  const handler = readFileSync(join(import.meta.dirname, 'request-handler.ts'), 'utf8');
  expect(handler).toContain('serverPaths.health');
  // A referrer that cannot be read leads home.
  expect([...handler.matchAll(/['`](\/[^'`]*)['`]/g)].map(([, path]) => path)).toEqual(['/']);
});

test('every page and file at the root is in the record, or is no word a property could have', () => {
  const names = ['pages', '../public'].flatMap((folder) => readdirSync(join(source, folder)));
  const words = names
    .map((name) => name.replace(/\.(astro|ts)$/, '').replace('[brand]', 'brand'))
    .filter((name) => isWord(name) && name !== 'index');
  expect(words).toContain('rates');
  expect(words.filter((word) => !roots.has(word))).toEqual([]);
});
