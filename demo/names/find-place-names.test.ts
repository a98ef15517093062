import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAsked, placesNamed } from './find-place-names.ts';
import { placeNames } from './place-names.ts';

const found = (content: string, file = 'apps/site/src/a.ts') =>
  placesNamed(file, content).map(({ line, name }) => [line, name]);

test('COL-01/name-found places, regions and destinations are named by every one of their names', () => {
  for (const name of [
    ...['lionsands', 'lion sands', 'monwana', 'marataba', 'capecadogan', 'cape cadogan', 'sabi sand'],
    ...['madikwe', 'stellenbosch', 'kruger national park', 'fish eagle villa', 'hinkwenu', 'chalkley'],
    ...['more quarters', 'redcliffe', 'oldenburg', 'thornybush', 'waterberg region', 'ivory lodge'],
  ])
    expect(placeNames).toContain(name);
  expect(placeNames).not.toContain('residence');
  expect(placeNames.filter((name) => name.length < 3)).toEqual([]);
});

test('COL-01/name-found a name is found in a path, a comment, a string and a name of code, whatever its form', () => {
  const lines = ['x', '// as Lion Sands has', 'const capeCadogan = "/lionsands/tinga-lodge";', '.monwana {}'];
  expect(found(lines.join('\n'))).toEqual([
    [2, 'lion sands'],
    [3, 'cape cadogan'],
    [3, 'lionsands'],
    [3, 'tinga lodge'],
    [4, 'monwana'],
  ]);
  expect(found('', 'apps/site/src/pages/capecadogan/rooms.astro')).toEqual([[0, 'capecadogan']]);
});

test('COL-01/name-found a part of another word, and a kind of place, is no name', () => {
  expect(found('monwanas; safari lodge; a residence; millions and sands')).toEqual([]);
});

test('COL-01/name-found tests, the demonstration, what is written and what is generated may name places', () => {
  for (const file of [
    'demo/content/stays.ts',
    'tests/http/a.ts',
    'apps/site/src/a.test.tsx',
    'tests/e2e/a.spec.ts',
    'docs/requirements.md',
    'README.md',
    'apps/studio/src/migrations/sqlite/20260101.ts',
    'apps/studio/src/payload-types.ts',
    'apps/site/public/a.woff2',
  ])
    expect(isAsked(file), file).toBe(false);
  for (const file of ['apps/site/src/a.tsx', 'packages/brand/src/a.ts', 'bin/a.mjs', 'apps/site/src/a.astro'])
    expect(isAsked(file), file).toBe(true);
});

test('COL-01/none-named no file of the product names a place of the demonstration', () => {
  const check = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], { encoding: 'utf8' });
  expect([check.status, check.stdout]).toEqual([0, '']);
});
