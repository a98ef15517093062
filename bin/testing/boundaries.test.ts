import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../product/paths.ts';
import { checkBoundaries, importsOf, upToLastImport } from './boundaries.ts';
import { longRoutes } from './steps.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  cpSync(join(root, '.dependency-cruiser.cjs'), join(folder, '.dependency-cruiser.cjs'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes files of a site, by their path in its sources. */
function site(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const place = join(folder, 'apps', 'site', 'src', path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

const astro = (frontmatter: string, markup = '<p>import "./not-this.ts";</p>') =>
  `---\n${frontmatter}\n---\n\n${markup}\n`;

test('what an Astro file imports stands in its frontmatter and in the scripts the bundler reads', () => {
  const frontmatter = [
    "import type { A } from './a.ts';",
    "import { type B, b } from './b.ts';",
    "import './c.css';",
    "const later = await import('./d.ts');",
  ].join('\n');
  const scripts = [
    "<script>import './e.client.ts';</script>",
    `<script is:inline>import './inline.ts';</script>`,
  ].join('\n');
  expect(importsOf(astro(frontmatter, scripts))).toEqual([
    './a.ts',
    './b.ts',
    './c.css',
    './d.ts',
    './e.client.ts',
  ]);
  expect(importsOf('<p>No frontmatter</p>')).toEqual([]);
});

test('a source is read up to its last import, however that is written', () => {
  const behind = ['', 'export const rest = () => [Array.from("ab"), { important: 1 }];', ''].join('\n');
  for (const written of [
    "import a from './a.ts';",
    "import {\n  a,\n  type B,\n} from './a.ts';",
    'import "./a.css"; // its looks',
    "export * from './a.ts';",
    "export type { A } from './a.ts';",
    "const later = () => import(\n  './a.ts'\n);",
    'const later = () => import(`./a.ts`);',
    "type A = import('./a.ts').A;",
    "const a = require('./a.ts');",
    '/// <reference path="./a.d.ts" />',
  ]) {
    const kept = upToLastImport(`${written}${behind}`);
    expect(`${written}\n`.startsWith(kept), written).toBe(true);
    expect(kept, written).toMatch(/\.\/a\.(d\.ts|ts|css)/);
  }
  expect(upToLastImport(behind)).toBe('');
});

test('an import of an Astro file that leads nowhere is found, under the path of the file', async () => {
  site({ 'pages/index.astro': astro("import { gone } from '../content/gone.ts';") });
  const { words, broken, astroFiles } = await checkBoundaries(folder);
  expect(broken).toBe(true);
  expect(words).toMatch(/no-unresolvable: apps\/site\/src\/pages\/index\.astro → .*gone\.ts/);
  expect(astroFiles).toEqual(['apps/site/src/pages/index.astro']);
});

test('what an Astro file may not import is found, and what it may is not', async () => {
  site({
    'layouts/document.astro': astro("import { door } from '../server/page-context.ts';"),
    'pages/index.astro': astro("import Document from '../layouts/document.astro';"),
    'server/page-context.ts': 'export const door = 1;\n',
    'server/runtime.ts': 'export const runtime = 1;\n',
  });
  expect(await checkBoundaries(folder)).toMatchObject({
    broken: false,
    astroFiles: ['apps/site/src/layouts/document.astro', 'apps/site/src/pages/index.astro'],
  });
  site({
    'layouts/document.astro': astro('', "<script>import '../server/runtime.ts';</script>"),
    'pages/index.astro': astro("import { runtime } from '../server/runtime.ts';"),
    'server/page-context.ts': "import '../layouts/inline-texts.ts';\n",
    'layouts/inline-texts.ts': 'export const text = 1;\n',
  });
  const { words } = await checkBoundaries(folder);
  expect(words).toMatch(/layouts-take-chrome: .*document\.astro → .*server\/runtime\.ts/);
  expect(words).toMatch(/routes-hand-over: .*index\.astro → .*server\/runtime\.ts/);
  expect(words).toMatch(/server-takes-content-and-enquiries: .*page-context\.ts → .*inline-texts\.ts/);
});

test('what a route of a file may not import is found, and what it may is not', async () => {
  site({
    'pages/robots.txt.ts': "import '../seo/sitemap.ts';\nimport '../server/runtime.ts';\n",
    'seo/sitemap.ts': 'export const robots = 1;\n',
    'server/runtime.ts': 'export const runtime = 1;\n',
  });
  expect(await checkBoundaries(folder)).toMatchObject({ broken: false });
  site({
    'pages/robots.txt.ts': "import '../views/page-view.tsx';\nimport '../server/http/answer.ts';\n",
    'views/page-view.tsx': 'export const view = 1;\n',
    'server/http/answer.ts': 'export const answer = 1;\n',
  });
  const { words } = await checkBoundaries(folder);
  expect(words).toMatch(/routes-of-files-hand-over: .*robots\.txt\.ts → .*page-view\.tsx/);
  expect(words).toMatch(/routes-of-files-hand-over: .*robots\.txt\.ts → .*answer\.ts/);
});

test('a circle through Astro files is found', async () => {
  site({
    'layouts/bar.astro': astro("import Document from './document.astro';"),
    'layouts/document.astro': astro("import Bar from './bar.astro';"),
  });
  expect((await checkBoundaries(folder)).words).toContain('no-circular');
});

test('a route that does more than hand over is named with its size', () => {
  site({
    'pages/index.astro': astro('const page = 1;'),
    'pages/[property]/long.astro': astro('let line;\n'.repeat(60)),
    'pages/long.txt.ts': 'let line;\n'.repeat(61),
    'pages/wide.astro': astro(`// ${'wide '.repeat(30)}`),
  });
  expect(longRoutes(join(folder, 'apps', 'site', 'src', 'pages'))).toEqual([
    '[property]/long.astro has 65 lines; 60 at most.',
    'long.txt.ts has 61 lines; 60 at most.',
    'wide.astro has a line of 153 columns; 130 at most.',
  ]);
});

test('two rooms that import each other are found, whichever files of them do; tests and examples are passed over', async () => {
  site({
    'links/one.ts': "import '../ui/two.ts';",
    'ui/two.ts': '',
    'ui/two.test.ts': "import '../links/one.ts';",
    'ui/two.examples.tsx': "import '../links/one.ts';",
    'ui/three.ts': '',
  });
  expect((await checkBoundaries(folder)).words).not.toContain('import each other');
  site({ 'ui/three.ts': "import '../links/four.ts';", 'links/four.ts': '' });
  const { words, broken } = await checkBoundaries(folder);
  expect(broken).toBe(true);
  expect(words).toContain(
    'rooms import each other: apps/site/src/links → apps/site/src/ui → apps/site/src/links',
  );
});

test('rooms that import each other in a circle are found, also below a folder of the applications', async () => {
  site({
    'views/journey/a.ts': "import '../journeys/b.ts';",
    'views/journeys/a.ts': "import '../travel-africa/b.ts';",
    'views/journeys/b.ts': '',
    'views/travel-africa/b.ts': '',
  });
  expect((await checkBoundaries(folder)).words).not.toContain('import each other');
  site({ 'views/travel-africa/b.ts': "import '../journey/c.ts';", 'views/journey/c.ts': '' });
  expect((await checkBoundaries(folder)).words).toContain(
    'views/journey → apps/site/src/views/journeys → apps/site/src/views/travel-africa → apps/site/src/views/journey (',
  );
});

test('a room of the studio that takes from a floor above it is found', async () => {
  const place = join(folder, 'apps', 'studio', 'src');
  for (const [path, text] of [
    ['access/a.ts', "import '../fields/b.ts';"],
    ['fields/b.ts', ''],
  ] as const) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), text);
  }
  expect((await checkBoundaries(folder)).words).toContain('studio-access-takes-what-lies-below');
});
