import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { payloadRows } from '../../../../tests/fakes/payload-rows.ts';
import { leaveRedirect, renameHooks } from './rename-hooks.ts';

vi.mock('../collection/studio-collection.ts', async () => {
  const { demonstrationCollection } = await import('../../../../tests/support/demonstration-collection.ts');
  return { studioCollection: async () => demonstrationCollection(), collectionHooks: () => ({}) };
});

beforeAll(() => vi.stubEnv('MODE', 'demo'));
afterAll(() => vi.unstubAllEnvs());

const redirect = (from: string, to: string, more: object = {}) => ({
  from,
  to,
  _status: 'published',
  deletedAt: null,
  ...more,
});
let studio: ReturnType<typeof payloadRows>;
const start = (
  redirects: readonly Record<string, unknown>[],
  stories: readonly Record<string, unknown>[] = [],
) => {
  studio = payloadRows({ redirects, blog: stories });
};
const leave = (from: string, to: string) => leaveRedirect(studio.req, from, to, 'Left by a change.');
const ways = () => studio.rowsOf('redirects').map(({ from, to }) => `${from} to ${to}`);

describe('a redirect that is left', () => {
  test('leads from the old address to the new one, published, and says why it is there', async () => {
    start([]);
    await leave('/blog/old', '/blog/new');
    expect(studio.rowsOf('redirects')).toMatchObject([
      { from: '/blog/old', to: '/blog/new', note: 'Left by a change.', _status: 'published' },
    ]);
  });

  test('takes those along that led to the old address, so that nobody is sent on twice', async () => {
    start([redirect('/oldest', '/blog/old'), redirect('/elsewhere', '/contact-us')]);
    await leave('/blog/old', '/blog/new');
    expect(ways()).toEqual(['/oldest to /blog/new', '/elsewhere to /contact-us', '/blog/old to /blog/new']);
  });

  test('leaves none that leads away from the new address: a name that is taken back is no circle', async () => {
    start([]);
    await leave('/blog/old', '/blog/new');
    await leave('/blog/new', '/blog/old');
    expect(ways()).toEqual(['/blog/new to /blog/old']);
  });

  test('is there once, and comes back out of the trash', async () => {
    start([redirect('/blog/old', '/blog/other', { deletedAt: '2026-11-20T12:00:00Z', _status: 'draft' })]);
    await leave('/blog/old', '/blog/new');
    expect(studio.rowsOf('redirects')).toMatchObject([
      { from: '/blog/old', to: '/blog/new', deletedAt: null, _status: 'published' },
    ]);
  });
});

describe('an entry that gets another address', () => {
  const story = { id: 5, slug: 'old', _status: 'published', deletedAt: null };
  const rename = async (changes: object) => {
    const { beforeChange = [], afterChange = [] } = renameHooks('blog' as never);
    const of = { operation: 'update', originalDoc: { id: 5 }, req: studio.req };
    for (const hook of beforeChange) await hook({ ...of, data: changes } as never);
    const doc = Object.assign(studio.rowsOf('blog')[0] ?? {}, changes);
    for (const hook of afterChange) await hook({ ...of, doc } as never);
  };

  test('leaves a redirect when it is published', async () => {
    start([], [{ ...story }]);
    await rename({ slug: 'new' });
    expect(ways()).toEqual(['/blog/old to /blog/new']);
  });

  test.each([
    ['it keeps its address', {}, { title: 'Another' }],
    ['it was a draft', { _status: 'draft' }, { slug: 'new', _status: 'published' }],
    ['it goes', {}, { slug: 'new', _status: 'draft' }],
    ['it is in the trash', { deletedAt: '2026-11-20T12:00:00Z' }, { slug: 'new' }],
  ])('leaves none when %s', async (_, before, changes) => {
    start([], [{ ...story, ...before }]);
    await rename(changes);
    expect(ways()).toEqual([]);
  });
});
