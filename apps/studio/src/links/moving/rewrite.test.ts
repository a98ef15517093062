import type { Field } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rewritten } from './rewrite.ts';

beforeAll(() => {
  vi.stubEnv('MODE', 'demo');
  vi.stubEnv('SITE_URL', 'https://www.example.com');
});
afterAll(() => vi.unstubAllEnvs());

const link = (name: string): Field => ({ name, type: 'text', custom: { leadsTo: 'protected' } });
const fields: Field[] = [
  { name: 'page', type: 'text', custom: { isPageKey: true } },
  {
    type: 'tabs',
    tabs: [
      { label: 'One', fields: [{ type: 'row', fields: [link('link')] }] },
      { name: 'named', fields: [link('link')] },
    ],
  },
  { name: 'group', type: 'group', fields: [link('link')] },
  { name: 'rows', type: 'array', fields: [link('link'), { name: 'words', type: 'text' }] },
  { name: 'parts', type: 'blocks', blocks: [{ slug: 'a', fields: [link('link')] }] },
  { name: 'body', type: 'richText' },
  { name: 'words', type: 'text' },
];
const moves = {
  path: (path: string) => (path.startsWith('/old') ? path.replace('/old', '/new') : null),
  key: (key: string) => (key === 'old-camp' ? 'new-camp' : null),
};
const text = (url: string) => ({
  root: {
    type: 'root',
    children: [
      { type: 'paragraph', children: [{ type: 'link', fields: { url }, children: [{ text: 'There' }] }] },
      { type: 'paragraph', children: [] },
    ],
  },
});

test('links follow wherever they stand, with their query and hash, and all else stays', () => {
  const data = {
    page: 'old-camp',
    link: '/old/camp?x=1#y',
    named: { link: '/old', other: 1 },
    group: { link: 'https://www.example.com/old/camp' },
    rows: [
      { id: 'a', link: '/contact-us', words: 'Kept' },
      { id: 'b', link: '/old' },
    ],
    parts: [
      { blockType: 'a', link: '/old' },
      { blockType: 'b', link: '/old' },
    ],
    body: text('/old/camp#z'),
    words: '/old',
  };
  expect(rewritten(fields, data, moves)).toEqual({
    page: 'new-camp',
    link: '/new/camp?x=1#y',
    named: { link: '/new', other: 1 },
    group: { link: '/new/camp' },
    rows: [data.rows[0], { id: 'b', link: '/new' }],
    parts: [{ blockType: 'a', link: '/new' }, data.parts[1]],
    body: text('/new/camp#z'),
  });
});

test('an entry that leads elsewhere has nothing to change', () => {
  const data = {
    page: 'home',
    link: '/contact-us',
    rows: [{ link: null }],
    body: text('mailto:a@example.com'),
  };
  expect(rewritten(fields, data, moves)).toBeNull();
  expect(rewritten(fields, {}, moves)).toBeNull();
});
