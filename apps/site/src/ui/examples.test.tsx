import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Example } from './example.ts';

const files = import.meta.glob<{ examples: readonly Example[] }>('./*/*.examples.tsx', { eager: true });
const folders = Object.keys(import.meta.glob('./*/*.module.css')).map((path) => path.split('/')[1]);

test('every component of the design system has examples', () => {
  const shown = Object.keys(files).map((path) => path.split('/')[1]);
  expect(folders.filter((folder) => !shown.includes(folder))).toEqual([]);
});

describe.each(Object.entries(files))('%s', (_path, { examples }) => {
  test.each(examples.map(({ name, element }) => [name, element] as const))('%s', (_name, element) => {
    const html = renderToStaticMarkup(element);
    expect(html).not.toBe('');
    // The content security policy allows neither.
    expect(html).not.toMatch(/ style=| on[a-z]+=/);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // Whatever points at an id points at one that is there.
    for (const [, names] of html.matchAll(/aria-(?:describedby|labelledby)="([^"]*)"/g)) {
      for (const id of names?.split(' ') ?? []) expect(ids).toContain(id);
    }
  });
});
