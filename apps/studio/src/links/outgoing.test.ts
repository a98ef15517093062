import type { Field } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findOutgoing, hrefsIn } from './outgoing.ts';

beforeAll(() => {
  vi.stubEnv('MODE', 'demo');
  vi.stubEnv('SITE_URL', 'https://www.example.com');
});

afterAll(() => {
  vi.unstubAllEnvs();
});

const link: Field = { name: 'url', type: 'text', label: 'Where it leads', custom: { leadsTo: 'protected' } };
const fields: Field[] = [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'One',
        fields: [
          {
            type: 'row',
            fields: [{ name: 'picture', type: 'upload', relationTo: 'media', label: 'Picture' }],
          },
        ],
      },
    ],
  },
  { name: 'links', type: 'array', label: 'Links', fields: [link] },
  { name: 'stories', type: 'relationship', relationTo: 'blog', hasMany: true, label: 'Stories' },
  { name: 'words', type: 'text', label: 'Words' },
  { name: 'body', type: 'richText', label: 'Body' },
];

const body = {
  root: {
    type: 'root',
    children: [
      { type: 'paragraph', children: [{ type: 'link', fields: { url: '/rates?x#y' }, children: [] }] },
      { type: 'upload', relationTo: 'media', value: { id: 9 } },
      { type: 'link', fields: { url: 'mailto:a@example.com' }, children: [] },
    ],
  },
};

test('everything an entry leads to is found, with its place in the studio’s words', () => {
  const data = {
    picture: 3,
    links: [
      { url: '/contact-us/' },
      { url: 'https://www.example.com/impact#top' },
      { url: 'https://elsewhere.example/' },
    ],
    stories: [5, { id: 6 }],
    words: '/not-a-link',
    body,
  };
  expect(findOutgoing(fields, data)).toEqual([
    { target: 'media:3', where: 'Picture' },
    { target: 'path:/contact-us', where: 'Links › Where it leads' },
    { target: 'path:/impact', where: 'Links › Where it leads' },
    { target: 'blog:5', where: 'Stories' },
    { target: 'blog:6', where: 'Stories' },
    { target: 'path:/rates', where: 'Body' },
    { target: 'media:9', where: 'Body' },
  ]);
});

test('an empty entry leads nowhere', () => {
  expect(findOutgoing(fields, {})).toEqual([]);
  expect(findOutgoing(fields, null)).toEqual([]);
  expect(hrefsIn(null)).toEqual([]);
});
