import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSettings } from '../../apps/site/src/settings.ts';
import { root } from '../product/paths.ts';
import { cleanEnvironment } from './clean-environment.ts';

/** Every name the site's settings ask an environment for, demonstration and live. */
function askedBySite(): string[] {
  const asked = new Set<string>();
  for (const MODE of ['demo', 'live']) {
    const given: NodeJS.ProcessEnv = { NODE_ENV: 'test', MODE };
    const env = new Proxy(given, {
      get(target, name) {
        if (typeof name === 'string') asked.add(name);
        return Reflect.get(target, name);
      },
    });
    try {
      loadSettings(env);
    } catch {
      // A live product needs more; what it asked for is what counts.
    }
  }
  return [...asked];
}

/** Names in the studio's schema of its environment. */
const askedByStudio = () =>
  [...readFileSync(join(root, 'apps/studio/src/settings.ts'), 'utf8').matchAll(/^ {2}([A-Z_]+): /gm)].map(
    ([, name = '']) => name,
  );

/** Names in the README's table of settings. */
function told(): string[] {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const from = readme.indexOf('| Setting |');
  const table = readme.slice(from, readme.indexOf('\n\n', from));
  const cells = table.split('\n').map((row) => row.split('|')[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name));
}

/** A browser is no setting of the product: every test is driven with the same one. */
const ofTheMachine = ['CHROMIUM_PATH'];

test('no setting an application reads, and none the README tells of, reaches a test from outside', () => {
  const settings = [...askedBySite(), ...askedByStudio(), ...told()].filter(
    (name) => !ofTheMachine.includes(name),
  );
  expect(settings.length).toBeGreaterThan(60);
  expect(settings).toEqual(expect.arrayContaining(['CURRENCIES', 'PIXEL_ID', 'STUDIO_PORT', 'CONSENT_DAYS']));
  const given = Object.fromEntries(settings.map((name) => [name, 'from outside']));
  expect(cleanEnvironment({ NODE_ENV: 'test', ...given })).toEqual({});
});

test('the README tells of nothing the applications do not read', () => {
  const read = new Set([...askedBySite(), ...askedByStudio(), ...ofTheMachine]);
  expect(told().filter((name) => !read.has(name))).toEqual([]);
});
