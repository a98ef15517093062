import { describe, expect, test } from 'vitest';
import { demonstrationCollection } from '../../../../tests/support/demonstration-collection.ts';
import { type EntryFacts, entryFacts, type FieldShape } from './entry-facts.ts';
import { comparedInWords, type FileFacts, findBroken, listUses, type Snapshot } from './findings.ts';

const fields: FieldShape[] = [
  { name: 'title', type: 'text', label: 'Title' },
  { name: 'link', type: 'text', label: 'Its page' },
  { name: 'image', type: 'upload', relationTo: 'media', label: 'Picture' },
  { name: 'tags', type: 'relationship', relationTo: 'tag', label: 'Tags' },
  { name: 'anything', type: 'relationship', relationTo: ['blog', 'packages'] },
  { name: 'body', type: 'richText', label: 'Story' },
  {
    name: 'links',
    type: 'array',
    flattenedFields: [{ name: 'url', type: 'text', label: 'Where it leads' }],
  },
  { name: 'group', type: 'group', flattenedFields: [{ name: 'small', type: 'upload', relationTo: 'media' }] },
  {
    name: 'parts',
    type: 'blocks',
    blocks: [{ slug: 'plate', flattenedFields: [{ name: 'plate', type: 'upload', relationTo: 'media' }] }],
  },
  { name: 'metaTitle', type: 'text' },
  { name: 'metaDescription', type: 'textarea' },
];

test('an entry says what it points at, wherever that stands', () => {
  const facts = entryFacts(
    'blog',
    fields,
    {
      id: 7,
      title: 'First rains',
      link: '/blog/first-rains?a=1',
      image: 3,
      tags: [1, { id: 2 }],
      anything: { relationTo: 'packages', value: 9 },
      body: {
        root: {
          type: 'root',
          children: [
            { type: 'upload', relationTo: 'media', value: 4 },
            {
              type: 'paragraph',
              children: [
                { type: 'link', fields: { url: '/nowhere' }, children: [] },
                { type: 'link', fields: { url: 'https://example.com' }, children: [] },
              ],
            },
          ],
        },
      },
      links: [{ url: '/contact-us' }, { url: null }],
      group: { small: 5 },
      parts: [
        { blockType: 'plate', plate: 6 },
        { blockType: 'gone', plate: 8 },
      ],
      metaTitle: 'First rains',
      metaDescription: '  ',
      _status: 'published',
    },
    'title',
  );
  expect(facts.pointers).toEqual([
    { collection: 'media', id: 3, field: 'Picture' },
    { collection: 'tag', id: 1, field: 'Tags' },
    { collection: 'tag', id: 2, field: 'Tags' },
    { collection: 'packages', id: 9, field: 'anything' },
    { collection: 'media', id: 4, field: 'Story' },
    { collection: 'media', id: 5, field: 'small' },
    { collection: 'media', id: 6, field: 'plate' },
  ]);
  expect(facts.paths).toEqual([
    { path: '/blog/first-rains?a=1', field: 'Its page' },
    { path: '/nowhere', field: 'Story' },
    { path: '/contact-us', field: 'Where it leads' },
  ]);
  expect(facts).toMatchObject({ title: 'First rains', published: true, missingMeta: ['description'] });
  expect(entryFacts('tag', [], { id: 1, _status: 'draft' }, 'title')).toMatchObject({
    title: 'Entry 1',
    published: false,
    missingMeta: null,
  });
});

const entry = (id: number, facts: Partial<EntryFacts> = {}): EntryFacts => ({
  collection: 'blog',
  id,
  title: `Story ${id}`,
  published: true,
  pointers: [],
  paths: [],
  missingMeta: [],
  ...facts,
});

const file = (id: number, facts: Partial<FileFacts> = {}): FileFacts => ({
  collection: 'media',
  id,
  filename: `plate-${id}.jpg`,
  alt: 'A river at dusk',
  size: 400_000,
  isPicture: true,
  ...facts,
});

const snapshot = (parts: Partial<Snapshot> = {}): Snapshot => ({
  collection: demonstrationCollection(),
  entries: [],
  drafts: [],
  files: [],
  paths: new Set(),
  placed: new Set(),
  introduced: new Set(),
  pages: [],
  currency: 'BWP',
  today: '2026-11-29',
  oldNames: new Map(),
  takenOff: new Map(),
  ...parts,
});

describe('what is broken', () => {
  test('nothing, in a studio without content', () => {
    expect(findBroken(snapshot())).toEqual({
      danglingLinks: [],
      missingAlt: [],
      oversize: [],
      withoutMeta: [],
      orphans: [],
      shownNowhere: [],
      otherCurrency: [],
      offersSavingNothing: [],
      contradictions: [],
    });
  });

  test('published rates in another currency than prices are kept in, and none in a demonstration', () => {
    const entries = [
      entry(1, { collection: 'rate', currency: 'USD' }),
      entry(2, { collection: 'rate', currency: 'BWP' }),
      entry(3, { collection: 'rate', currency: 'USD', published: false }),
      entry(4),
    ];
    expect(findBroken(snapshot({ entries })).otherCurrency).toMatchObject([
      { id: 1, says: 'Its prices are in US dollars, and prices are kept in Botswanan pulas.' },
    ]);
    expect(findBroken(snapshot({ entries, currency: null })).otherCurrency).toEqual([]);
  });

  test('published entries and pictures that call a place by a name it no longer has', () => {
    const went = { went: '2026-11-28', since: '2026-11-28' };
    const oldNames = new Map([['Tinga Lodge', { name: 'Tinga Lodge', now: 'Tinga River Lodge', ...went }]]);
    const named = { oldNames: ['Tinga Lodge'] };
    const entries = [
      entry(1, { ...named, collection: 'offer' }),
      entry(2, { ...named, saidOn: '2026-11-27' }),
      entry(3, { ...named, published: false }),
      entry(4),
    ];
    const { contradictions } = findBroken(snapshot({ entries, files: [file(10, named)], oldNames }));
    const says = 'It still says “Tinga Lodge”, which is called “Tinga River Lodge” since 28 November 2026.';
    expect(contradictions).toEqual([
      { collection: 'offer', id: 1, title: 'Story 1', says },
      { collection: 'media', id: 10, title: 'plate-10.jpg', says },
    ]);
  });

  test('links to no page, to what is deleted and to what is not published', () => {
    const found = findBroken(
      snapshot({
        entries: [
          entry(1, {
            paths: [
              { path: '/contact-us#top', field: 'Link' },
              { path: '/blog/known', field: 'Link' },
              { path: '/packages', field: 'Link that moved for good' },
              { path: '/blog/unknown', field: 'Link' },
              { path: '/destinations/anywhere', field: 'Link' },
              { path: '/old-camp/fig-house', field: 'Link' },
              { path: '/not-a-route', field: 'Story' },
              { path: '/lionsands/river-lodge/rooms', field: 'Link' },
              { path: '/lionsands/not-a-lodge', field: 'Link' },
            ],
            pointers: [
              { collection: 'blog', id: 2, field: 'See also' },
              { collection: 'blog', id: 3, field: 'See also' },
              { collection: 'media', id: 10, field: 'Picture' },
              { collection: 'media', id: 11, field: 'Picture' },
              { collection: 'users', id: 1, field: 'Author' },
            ],
          }),
          entry(3, { published: false, paths: [{ path: '/not-a-route', field: 'Story' }] }),
        ],
        files: [file(10)],
        paths: new Set(['/blog/known', '/old-camp*']),
      }),
    ).danglingLinks;
    expect(found.map(({ says }) => says)).toEqual([
      'Link: /blog/unknown is no page.',
      'Story: /not-a-route is no page.',
      'Link: /lionsands/not-a-lodge is no page.',
      'See also: what was chosen has been deleted.',
      'See also: “Story 3” is not published.',
      'Picture: what was chosen has been deleted.',
    ]);
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set([1]));
  });

  test('COL-03 a redirect that a move left leads somewhere while its new address is a page', () => {
    const moved = (id: number, from: string, to: string) =>
      entry(id, {
        collection: 'redirects',
        paths: [
          { path: from, field: 'Old address' },
          { path: to, field: 'New address' },
        ],
      });
    const found = findBroken(
      snapshot({
        entries: [
          moved(1, '/old-camp*', '/lionsands/river-lodge*'),
          moved(2, '/lionsands/older-lodge*', '/lionsands*'),
          moved(3, '/gone*', '/lionsands/not-a-lodge*'),
        ],
        paths: new Set(['/old-camp*', '/lionsands/older-lodge*', '/gone*']),
      }),
    ).danglingLinks;
    expect(found.map(({ id, says }) => [id, says])).toEqual([
      [3, 'New address: /lionsands/not-a-lodge* is no page.'],
    ]);
  });

  test('pictures without words, too large, and used by nothing', () => {
    const found = findBroken(
      snapshot({
        entries: [entry(1, { pointers: [{ collection: 'media', id: 1, field: 'Picture' }] })],
        drafts: [entry(1, { pointers: [{ collection: 'media', id: 2, field: 'Picture' }] })],
        files: [
          file(1, { alt: ' ' }),
          file(2, { alt: 'IMG_2231.JPG', size: 7_000_000 }),
          file(3, { size: 9_400_000 }),
          file(4, { collection: 'download', isPicture: false, alt: '', size: 9_000_000, filename: 'a.pdf' }),
        ],
      }),
    );
    expect(found.missingAlt.map(({ id }) => id)).toEqual([1, 2]);
    expect(found.oversize.map(({ id, says }) => [id, says])).toEqual([
      [3, 'It has 9.4 MB.'],
      [2, 'It has 7.0 MB.'],
    ]);
    expect(found.orphans.map(({ id }) => id)).toEqual([3, 4]);
  });

  test('published pages without words for search engines, and pages without an introduction', () => {
    const found = findBroken(
      snapshot({
        entries: [
          entry(1, { missingMeta: ['title', 'description'] }),
          entry(2, { missingMeta: ['description'], published: false }),
          entry(3, { missingMeta: null }),
        ],
        pages: ['/', '/contact-us'],
        introduced: new Set(['home']),
      }),
    ).withoutMeta;
    expect(found.map(({ id, title, says }) => [id, title, says])).toEqual([
      [null, '/contact-us', 'This page has no introduction; make one for “contact-us”.'],
      [1, 'Story 1', 'It has no title and no description for search engines.'],
    ]);
  });
});

test('a picture knows where it is used, each entry once, published before drafts', () => {
  const use = (field: string) => ({ collection: 'media', id: 5, field });
  const uses = listUses(
    {
      entries: [
        entry(1, { pointers: [use('Picture'), use('Story'), use('Story')] }),
        entry(2, { published: false, pointers: [use('Picture')] }),
        entry(3, { pointers: [{ collection: 'media', id: 6, field: 'Picture' }] }),
      ],
      drafts: [entry(1, { pointers: [use('Picture')] }), entry(3, { pointers: [use('Picture')] })],
    },
    'media',
    '5',
  );
  expect(uses.map(({ id, fields: where, status }) => [id, where, status])).toEqual([
    [1, ['Picture', 'Story'], 'published'],
    [2, ['Picture'], 'draft'],
    [3, ['Picture'], 'draft'],
  ]);
});

test('STU-01/shown-nowhere: what is published and on no page is named, with the reason; what is on one, or chosen, is not', () => {
  const of = (collection: string, id: number, more: Partial<EntryFacts> = {}) =>
    entry(id, { collection, title: `${collection} ${id}`, ...more });
  const to = (collection: string, id: number) => [{ collection, id, field: 'Chosen' }];
  const { shownNowhere } = findBroken(
    snapshot({
      entries: [
        of('impact', 1, { pointers: to('initiative', 1) }),
        of('initiative', 1),
        of('initiative', 2),
        of('initiative', 3, { published: false }),
        of('impact', 2, { published: false, pointers: to('initiative', 2) }),
        of('accommodation', 1),
        of('accommodation', 2, { published: false }),
        of('accommodation', 3),
        of('room', 1, { pointers: to('accommodation', 1) }),
        of('room', 2, { pointers: to('accommodation', 2) }),
        of('room', 3),
        of('rate', 1, { pointers: to('room', 3) }),
        of('propertyUpdated', 1, { pointers: to('room', 4) }),
        of('room', 4),
        of('siteNotice', 1),
        of('choiceList', 1),
      ],
      placed: new Set([
        'impact:1',
        'accommodation:1',
        'rate:1',
        'propertyUpdated:1',
        'siteNotice:1',
        'choiceList:1',
      ]),
    }),
  );
  expect(shownNowhere.map(({ title, says }) => `${title}: ${says}`)).toEqual([
    'initiative 2: No published entry has chosen it.',
    'accommodation 3: No page of the site has its address or key, and no published entry has chosen it.',
    'room 2: It names no published lodge under "Belongs to", and no property lists it in its menu.',
    'room 3: It names no published lodge under "Belongs to", and no property lists it in its menu.',
  ]);
});

test('FAC-01/compared each kind of fact that is compared is named once, in words for editors', () => {
  expect(comparedInWords.length).toBeGreaterThan(15);
  expect(new Set(comparedInWords).size).toBe(comparedInWords.length);
  for (const about of ['children', 'malaria', 'offer', 'Levies', 'Hours', 'Deposit', 'Names', 'rooms'])
    expect(comparedInWords.join('\n')).toContain(about);
  for (const what of comparedInWords) expect(what).toMatch(/^[A-Z][^.]*[^.]$/);
});

test('FAC-01/dashboard published entries that tell a fact differently are found, with both named', () => {
  const row = (collection: string, id: number, values: object, titled: string) =>
    entryFacts(collection, [], { id, _status: 'published', ...values }, titled);
  const lodge = row('accommodation', 1, { name: 'Reed Camp', childPolicy: 'From eight years.' }, 'name');
  const rate = (childFrom: number) =>
    row('rate', 2, { title: 'Reed Camp, 2999', year: 2999, accommodation: 1, childFrom }, 'title');
  const of = (...entries: EntryFacts[]) => findBroken(snapshot({ entries })).contradictions;
  expect(of(lodge, rate(8))).toEqual([]);
  expect(of(lodge, rate(6))).toEqual([
    {
      ...{ collection: 'accommodation', id: 1, title: 'Reed Camp' },
      says: '“Children” says from eight years, and the rate “Reed Camp, 2999” takes children from six.',
    },
  ]);
});

test('FAC-01/dashboard hours, durations and levies are read from every collection', () => {
  const row = (collection: string, id: number, values: object, titled: string) =>
    entryFacts(collection, [], { id, _status: 'published', ...values }, titled);
  const levies = [{ name: 'Conservation levy', amount: 700, per: 'person and night' }];
  const entries = [
    row('propertyUpdated', 1, { name: 'The Delta', key: 'delta', levies }, 'name'),
    row('page', 2, { title: 'Terms', lead: 'A conservation levy of R 680 a night is on the bill.' }, 'title'),
    row('introSection', 3, { heading: 'Draft', lead: 'A levy of R 650.', _status: 'draft' }, 'heading'),
  ];
  expect(findBroken(snapshot({ entries })).contradictions).toEqual([
    {
      ...{ collection: 'page', id: 2, title: 'Terms' },
      says: 'It says “A conservation levy of R 680 a night is on the bill”, and no place has it: they have 700.',
    },
  ]);
});
