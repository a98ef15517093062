import { globSync, readFileSync } from 'node:fs';
import { routes } from '@sundowner/brand';
import { expect, test } from 'vitest';
import type { AnsweredRoutes } from '../../content/page/answered-query.ts';
import { answeredPages } from './answered-pages.ts';
import { answersAt } from './answers-of.ts';
import { pageQuery } from './pages.ts';

const site = new URL('../../', import.meta.url);
const files = (pattern: string) => globSync(pattern, { cwd: site });
const routeOfFile = (file: string) =>
  `/${file
    .slice('pages/'.length)
    .replace(/\.(astro|ts)$/, '')
    .replace(/(^|\/)index$/, '')}`;
/** Drawn from a dialog's reader. */
const withoutReader: Readonly<Record<string, string[]>> = { enquire: ['/enquire/[...path]'] };
const url = (address: string) => new URL(address, 'http://localhost');

test('every route of src/pages says what it answers, and nothing else does', () => {
  const paths = files('pages/**/*.{astro,ts}').map(routeOfFile);
  expect(paths.length).toBeGreaterThan(60);
  expect(Object.keys(answeredPages).sort()).toEqual(paths.sort());
});

test('of routes that could serve a path the one Astro takes is asked', () => {
  for (const [path, file] of [
    ['/monwana/suites', '/[property]/suites'],
    ['/monwana/travel-info', '/[property]/travel-info'],
    ['/lionsands/made-up/rooms', '/[property]/[lodge]/rooms'],
    ['/lionsands/rooms', '/[property]/rooms'],
    ['/lionsands/river-lodge', '/[property]/[...lodge]'],
    ['/lionsands/experiences/safari', '/[property]/experiences/[category]'],
    ['/lionsands/treehouses/made-up', '/[property]/treehouses/[treehouse]'],
    ['/lionsands/ivory-lodge/fish-eagle-villa', '/[property]/[...lodge]'],
    ['/more-tv', '/[brand]-tv'],
    ['/blog/first-rains', '/blog/[story]'],
    ['/dialogs/amenities/monwana.json', '/dialogs/[...path].json'],
    ['/enquire/amenities/monwana', '/enquire/[...path]'],
    ['/enquire', '/enquire/[...path]'],
    ['/lionsands', '/[property]'],
  ] as const)
    expect(answersAt(path), path).toBe(answeredPages[file]);
});

test('what a view says of a query is said of the routes that its reader gathers, and of no others', () => {
  const views = import.meta.glob<{ answers: AnsweredRoutes }>('../../views/*/answers.ts', { eager: true });
  const gathered = Map.groupBy(
    files('pages/**/*.astro'),
    (file) => /views\/([^/]+)\/read-/.exec(readFileSync(new URL(file, site), 'utf8'))?.[1],
  );
  expect(Object.keys(views).length).toBeGreaterThan(20);
  for (const [file, { answers }] of Object.entries(views)) {
    const view = file.split('/').at(-2);
    const routes = gathered.get(view)?.map(routeOfFile) ?? withoutReader[view ?? ''];
    expect(Object.keys(answers).sort(), view).toEqual(routes?.sort());
    for (const [route, said] of Object.entries(answers)) expect(answeredPages[route], route).toBe(said);
  }
});

test('a page that asks for a part it did not declare fails at once, whatever the address says', () => {
  for (const { path } of routes) {
    const query = pageQuery(url(`${path.replace(/\{\w+\}/g, 'made-up')}?made-up=1`));
    expect([...query]).toEqual([]);
    for (const ask of [() => query.get('made-up'), () => query.getAll('made-up'), () => query.has('made-up')])
      expect(ask, path).toThrow('"made-up", which the answers.ts of its view does not declare');
  }
  expect(pageQuery(url('/rates?currency=usd&x=1')).get('currency')).toBe('USD');
  expect(() => pageQuery(url('/contact-us?currency=USD')).get('currency')).toThrow('/contact-us asks for');
});

test('whatever draws a page takes its query from the page’s request, and from nowhere else', () => {
  const asks = [
    /\b(url|request)\??\.(searchParams|search|href|url)\b/i,
    /\{[^}]*\b(searchParams|search|href)\b[^}]*\}\s*=\s*[\w.]*url\b/i,
  ];
  const drawn = files(
    '{middleware.ts,pages/**/*.{astro,ts},layouts/**/*.astro,views/*/read-*.ts,dialogs/**/*-reader.ts}',
  );
  const found = drawn.filter((file) => {
    const text = readFileSync(new URL(file, site), 'utf8');
    return asks.some((ask) => ask.test(text));
  });
  expect(drawn.length).toBeGreaterThan(120);
  expect(found).toEqual([]);
  for (const text of [
    'Astro.url.searchParams.get("a")',
    'new URL(Astro.request.url)',
    'const { searchParams } = Astro.url;',
    'url.search',
  ])
    expect(
      asks.some((ask) => ask.test(text)),
      text,
    ).toBe(true);
});
