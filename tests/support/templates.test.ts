import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths, routeOf } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { root, siteDirectory } from '../../bin/product/paths.ts';
import { demonstrationCollection } from './demonstration-collection.ts';
import { type Template, templates, templatesOfOtherDays } from './templates.ts';

const pages = join(siteDirectory, 'src', 'pages');

/** Files that draw a page; one that begins with "_" is a part of others. */
const files = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.astro') && !/(^|\/)_/.test(file));

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
/** "1" for a name, "2" for a part of one, "3" for a parameter, "4" for a rest: Astro asks the files in this order, segment by segment. */
const rankOf = (file: string) =>
  segmentsOf(addressOf(file))
    .map((segment) =>
      segment.startsWith('[...') ? 4 : /^\[.*\]$/.test(segment) ? 3 : segment.includes('[') ? 2 : 1,
    )
    .join('');
const addressOf = (file: string) => file.replace(/(^|\/)index\.astro$/, '').replace(/\.astro$/, '');

function draws(file: string, route: string): boolean {
  const own = segmentsOf(addressOf(file));
  const asked = segmentsOf(route);
  const rest = own.at(-1)?.startsWith('[...');
  if (rest ? asked.length < own.length - 1 : asked.length !== own.length) return false;
  return own.every((segment, place) => {
    const pattern = new RegExp(`^${segment.replace(/\[.+\]/, '.*')}$`);
    return pattern.test(asked[place] ?? '');
  });
}

/** The file Astro draws a route's pages with. */
const fileOf = (route: string) =>
  files.filter((file) => draws(file, route)).sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1))[0];

/** What stands for a route, of a list of templates. */
const standFor = (route: string, list: readonly Template[]) =>
  list.filter(
    ({ file, alsoDrawnBy = [], serves }) =>
      [file, ...alsoDrawnBy].includes(fileOf(route) ?? '') && (serves?.test(route) ?? true),
  );

const collection = demonstrationCollection();
/** Every page of the demonstration, those of several with their parameters. */
const built = pagePaths(collection).filter((path) => !routeOf(path, collection)?.whilePublished);

test('every route has one template that stands for it', () => {
  expect(built.length).toBeGreaterThan(50);
  expect(built.filter((route) => standFor(route, templates).length !== 1)).toEqual([]);
  // The list without one of its lines is noticed.
  const without = templates.filter(({ name }) => name !== 'safaris');
  expect(built.filter((route) => standFor(route, without).length !== 1).sort()).toEqual([
    '/lionsands/safaris',
    '/marataba/safaris',
    '/monwana/safaris',
  ]);
});

test('every file that draws pages is a template, and every template is a file', () => {
  const named = [
    ...templates.flatMap(({ file, alsoDrawnBy = [] }) => [file, ...alsoDrawnBy]),
    ...templatesOfOtherDays.map(({ file }) => file),
  ];
  expect([...new Set(named)].sort()).toEqual([...files].sort());
  expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length);
  for (const { askedBy } of templatesOfOtherDays) expect(existsSync(join(root, askedBy)), askedBy).toBe(true);
});

test('a template’s page is drawn by its file, and is of a route it stands for', () => {
  for (const { name, file, path, serves, status } of templates) {
    const address = path.split('?')[0] ?? '';
    if (status === 404) {
      expect(routeOf(address, collection), name).toBeNull();
      continue;
    }
    expect(fileOf(address), name).toBe(file);
    expect(routeOf(address, collection), name).not.toBeNull();
    if (serves) expect(address, name).toMatch(serves);
  }
});
