import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { payloadRows } from '../../../../tests/fakes/payload-rows.ts';
import { leaveRedirect, renameHooks } from './rename-hooks.ts';

/** Where the property stands that moves, and the pages of its kinds of experience where a test has its own. */
const places = vi.hoisted((): { root: string; kinds?: readonly string[] } => ({ root: '/lionsands' }));

vi.mock('../places/studio-collection.ts', async () => {
  const { demonstrationCollection } = await import('../../../../tests/support/demonstration-collection.ts');
  return {
    studioCollection: async () => {
      const made = demonstrationCollection();
      const properties = made.properties.map((each) =>
        each.key === 'lionsands' ? { ...each, ...places } : each,
      );
      return { ...made, properties };
    },
    collectionHooks: () => ({}),
    collectionWritten: () => {},
  };
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

describe('COL-03/renamed kinds of experience of a property', () => {
  const page = (name: string) => `/lionsands/experiences/${name}`;
  const shown = { _status: 'published', deletedAt: null };
  afterEach(() => {
    delete places.kinds;
  });
  const rows = (named: Readonly<Record<string, string>>) =>
    Object.entries(named).map(([id, name]) => ({ id, link: page(name) }));
  /** Publishes the rows with other addresses. @returns the redirects that are left */
  const renamed = async (from: Readonly<Record<string, string>>, to: Readonly<Record<string, string>>) => {
    const entry = { id: 5, contentfulTag: 'lionsands', experienceCategories: rows(from), ...shown };
    studio = payloadRows({ redirects: [], experiencesProperty: [entry] });
    const { beforeChange = [], afterChange = [] } = renameHooks('experiencesProperty' as never);
    const of = { operation: 'update', originalDoc: { id: 5 }, req: studio.req };
    for (const hook of beforeChange) await hook({ ...of, data: {} } as never);
    const data = { experienceCategories: rows(to) };
    await studio.payload.update({ collection: 'experiencesProperty', id: 5, data } as never);
    places.kinds = Object.values(to).map(page);
    for (const hook of afterChange) await hook({ ...of, doc: { ...entry, ...data } } as never);
    return ways();
  };

  test('lead from the old address to the new one', async () => {
    expect(await renamed({ a: 'boats' }, { a: 'river' })).toEqual([`${page('boats')} to ${page('river')}`]);
  });

  test('leave nothing at an address that another one has now', async () => {
    expect(await renamed({ a: 'boats' }, { a: 'river', b: 'boats' })).toEqual([]);
    expect(await renamed({ a: 'boats', b: 'walks' }, { a: 'walks', b: 'boats' })).toEqual([]);
  });
});

describe('COL-03 a property that gets another address', () => {
  const link = { name: 'link', type: 'text', custom: { leadsTo: 'own' } };
  const url = { name: 'url', type: 'text', custom: { leadsTo: 'protected' } };
  const collection = (slug: string, field: object) => ({
    slug,
    trash: true,
    versions: {},
    fields: [field],
    flattenedFields: [field],
  });
  const property = { id: 1, key: 'lionsands', slug: 'lionsands', _status: 'published', deletedAt: null };
  const lodges = ['river-lodge', 'river-lodge/fig'].map((below, index) => ({
    id: 21 + index,
    link: `/lionsands/${below}`,
    _status: 'published',
    deletedAt: null,
  }));
  const rows = (redirects: readonly Record<string, unknown>[] = []) => ({
    redirects,
    propertyUpdated: [{ ...property }],
    accommodation: [
      ...lodges,
      { id: 30, link: '/lionsands-north/camp', _status: 'published', deletedAt: null },
    ],
    footer: [{ id: 5, url: '/lionsands?x=1', words: 'Published', _status: 'published', deletedAt: null }],
    'footer-versions': [
      {
        id: 9,
        parent: 5,
        latest: true,
        version: { url: '/lionsands/rates', words: 'Mine', _status: 'draft' },
      },
    ],
    'accommodation-versions': [],
    'propertyUpdated-versions': [],
    'entry-links': [
      { id: 1, entry: 'footer:5', collection: 'footer', number: 5, targets: ['path:/lionsands'] },
    ],
    'content-changes': [],
  });
  afterEach(() => {
    places.root = '/lionsands';
  });
  const begin = (redirects: readonly Record<string, unknown>[] = []) => {
    const configs = {
      propertyUpdated: collection('propertyUpdated', link),
      accommodation: collection('accommodation', link),
      footer: collection('footer', url),
    };
    studio = payloadRows(rows(redirects), configs);
    Object.assign(studio.payload.config, { collections: Object.values(configs) });
  };
  const rename = async (slug: string) => {
    const { beforeChange = [], afterChange = [] } = renameHooks('propertyUpdated' as never);
    const of = { operation: 'update', originalDoc: { id: 1 }, req: studio.req };
    for (const hook of beforeChange) await hook({ ...of, data: { slug } } as never);
    const doc = { ...studio.rowsOf('propertyUpdated')[0], slug };
    await studio.payload.update({
      collection: 'propertyUpdated',
      id: 1,
      data: { slug, _status: 'published' },
    } as never);
    places.root = `/${slug}`;
    for (const hook of afterChange) await hook({ ...of, doc } as never);
  };
  const pages = () => studio.rowsOf('accommodation').map((row) => row.link);

  test('takes all below it along, in what is published and in drafts, and leaves one redirect', async () => {
    begin();
    await rename('sedge');
    expect(pages()).toEqual(['/sedge/river-lodge', '/sedge/river-lodge/fig', '/lionsands-north/camp']);
    expect(studio.rowsOf('footer')[0]).toMatchObject({ url: '/sedge?x=1', words: 'Published' });
    expect(studio.rowsOf('footer-versions')[0]).toMatchObject({
      version: { url: '/sedge/rates', words: 'Mine', _status: 'draft' },
    });
    expect(ways()).toEqual(['/lionsands* to /sedge*']);
    expect(studio.rowsOf('entry-links').find(({ entry }) => entry === 'footer:5')?.targets).toEqual([
      'path:/sedge',
    ]);
    const [change] = studio.rowsOf('content-changes');
    expect(change?.tags).toEqual([
      'accommodation',
      'accommodation:21',
      'accommodation:22',
      'footer',
      'footer:5',
    ]);
  });

  test('takes redirects along, and with its old address back none leads in a circle', async () => {
    begin([
      redirect('/ancient', '/lionsands/river-lodge?x#y'),
      redirect('/lionsands/old-lodge*', '/lionsands/river-lodge*'),
      redirect('/sedge/river-lodge', '/lionsands/river-lodge'),
      redirect('/sedge', '/lionsands'),
    ]);
    await rename('sedge');
    expect(ways()).toEqual([
      '/ancient to /sedge/river-lodge?x#y',
      '/lionsands/old-lodge* to /sedge/river-lodge*',
      '/lionsands* to /sedge*',
    ]);
    await rename('lionsands');
    expect(ways()).toEqual([
      '/ancient to /lionsands/river-lodge?x#y',
      '/lionsands/old-lodge* to /lionsands/river-lodge*',
      '/sedge* to /lionsands*',
    ]);
    expect(pages()).toEqual([...lodges.map((each) => each.link), '/lionsands-north/camp']);
    await rename('reed');
    expect(ways()).toContain('/sedge* to /reed*');
  });

  test('moves nothing when only a draft had the other address: that may be one of other pages', async () => {
    begin();
    await studio.payload.update({
      collection: 'propertyUpdated',
      id: 1,
      data: { slug: 'lionsands-north', _status: 'draft' },
    } as never);
    await rename('sedge');
    expect(pages()).toContain('/lionsands-north/camp');
    expect(ways()).toEqual([]);
  });
});
