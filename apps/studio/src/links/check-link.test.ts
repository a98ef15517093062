import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { payloadRows } from '../../../../tests/fakes/payload-rows.ts';
import { checkWhereItLeads } from './check-link.ts';

beforeAll(() => {
  vi.stubEnv('MODE', 'demo');
  vi.stubEnv('SITE_URL', 'https://www.example.com');
});
afterAll(() => vi.unstubAllEnvs());

const { req } = payloadRows({
  blog: [
    { id: 1, title: 'First rains', slug: 'first-rains', _status: 'published' },
    { id: 2, title: 'Last light', slug: 'last-light', _status: 'draft' },
    { id: 3, title: 'Put away', slug: 'put-away', _status: 'published', deletedAt: '2026-11-20T12:00:00Z' },
  ],
  redirects: [],
});
const check = async (value: string, more: object = {}) =>
  checkWhereItLeads(value, { req, event: 'submit', ...more });

test('a link to a page that visitors can see stands, by path or by whole address', async () => {
  for (const value of [
    '/blog/first-rains',
    'https://www.example.com/blog/first-rains?x=1#y',
    '/contact-us',
    '',
  ])
    expect(await check(value)).toBe(true);
  expect(await check('https://elsewhere.example/blog/nothing')).toBe(true);
});

test('a link to no page, to a draft or into the trash is refused with its reason', async () => {
  for (const value of ['/blog/nothing', '/blog/last-light', '/blog/put-away', '/no-such-page'])
    expect(await check(value)).toEqual(expect.stringMatching(/\w/));
});

test('while an editor writes, and in what is taken down, only its form is judged', async () => {
  expect(await check('/blog/nothing', { event: 'onChange' })).toBe(true);
  expect(await check('/blog/nothing', { data: { _status: 'draft' } })).toBe(true);
  expect(await check('/blog/nothing', { data: { _status: 'published' } })).not.toBe(true);
  const own = { req: { ...req, context: { unguarded: true } } };
  expect(await check('/blog/nothing', own)).toBe(true);
  for (const more of [{ event: 'onChange' }, { data: { _status: 'draft' } }, own])
    expect(await check('javascript:alert(1)', more)).not.toBe(true);
});

test('an entry’s own address leads to the entry that is being published', async () => {
  const data = { slug: 'new-story', _status: 'published' };
  expect(await check('/blog/new-story', { collectionSlug: 'blog', data })).toBe(true);
  expect(await check('/blog/other-story', { collectionSlug: 'blog', data })).not.toBe(true);
});
