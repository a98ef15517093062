import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const inRoot = readdirSync(root).filter((name) => name.endsWith('.md'));
const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join('docs', name));
const pages = [...inRoot, ...inDocs].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const textOf = (path: string) => pages.find((page) => page.path === path)?.text ?? '';

/** The anchor a heading gets on common forges: lower case, spaces as hyphens, punctuation dropped. */
function anchors(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, words = '']) => words);
  return headings.map((words) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe.each(pages)('$path', ({ path, text }) => {
  const links = [...text.matchAll(/(?<!!)\[[^\]]+\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);
  const own = links.filter((href) => !/^(https?|mailto):/.test(href));

  test('its links lead somewhere', () => {
    for (const href of own) {
      const [file = '', anchor] = href.split('#');
      const target = file === '' ? path : relative(root, join(root, dirname(path), file));
      expect(existsSync(join(root, target)), `${href} in ${path}`).toBe(true);
      if (anchor) expect(anchors(textOf(target)), `${href} in ${path}`).toContain(anchor);
    }
  });

  test('the npm scripts it names exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const named = [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  test('the files it names in backticks exist', () => {
    const files = [...text.matchAll(/`((?:apps|packages|bin|demo|docs|tests|bench)\/[\w./@-]+)`/g)];
    const missing = files.map(([, name = '']) => name).filter((name) => !existsSync(join(root, name)));
    expect(missing).toEqual([]);
  });
});

test('every decision stands in the list of decisions', () => {
  const decisions = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{3}-/.test(name));
  expect(decisions.length).toBeGreaterThanOrEqual(17);
  for (const name of decisions) {
    expect(textOf('docs/decisions/README.md')).toContain(`(${name})`);
    const page = textOf(join('docs/decisions', name));
    expect(page.match(/^## (Context|Decision|Consequences)$/gm), name).toHaveLength(3);
  }
});

test('the first screen of the README is enough to start', () => {
  expect(textOf('README.md').split('\n').slice(0, 40).join('\n')).toContain('npm start');
  expect(statSync(join(root, 'LICENSE')).size).toBeGreaterThan(1000);
});

test('every dependency has a line in the list of dependencies', () => {
  const folders = ['.', 'bin/runtime', ...['apps', 'packages'].flatMap((parent) => childrenOf(parent))];
  const told = textOf('docs/decisions/dependencies.md');
  for (const folder of folders) {
    const {
      dependencies = {},
      devDependencies = {},
      optionalDependencies = {},
    } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    const outside = names.filter((name) => !name.startsWith('@sundowner/'));
    const missing = outside.filter((name) => !told.includes(name.replace('@payloadcms/', '')));
    expect(missing, folder).toEqual([]);
  }
});

function childrenOf(parent: string): string[] {
  return readdirSync(join(root, parent))
    .map((name) => join(parent, name))
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}
