import { beforeAll, expect, test } from 'vitest';
import { type Doc, studioWithEditor } from './editor-stage.ts';

const { ask, asSite, refusal, made, property } = studioWithEditor();

beforeAll(async () => {
  await property('lionsands');
  await property('monwana');
});

interface Shown {
  readonly page: { readonly words: string; readonly href: string | null };
  readonly shownNowhere: string | null;
}
const statusOf = (collection: string, { id }: Doc) => ask<Shown>('GET', `${collection}/${id}/status`);
const lodge = (name: string, more: object = {}) => ({
  name,
  kind: 'lodge',
  property: 'lionsands',
  contentfulTag: name.toLowerCase().replaceAll(' ', '-'),
  position: 1,
  ...more,
});
const room = (roomName: string, position: number, more: object = {}) => ({
  roomName,
  kind: 'room',
  position,
  ...more,
});

test('STU-01/address: the page of a lodge is made of its property and name until it is published, and is its alone', async () => {
  const draft = await ask<{ doc: Doc }>('POST', 'accommodation?draft=true', lodge('Reed Lodge'));
  expect(draft.doc).toMatchObject({ link: '/lionsands/reed-lodge', rootlink: '/lionsands' });
  const path = `accommodation/${draft.doc.id}`;
  const { doc } = await ask<{ doc: Doc }>('PATCH', `${path}?draft=true`, { name: 'Fig Lodge' });
  expect(doc.link).toBe('/lionsands/fig-lodge');
  await ask('PATCH', path, { _status: 'published' });
  const renamed = await ask<{ doc: Doc }>('PATCH', path, { name: 'Marula Lodge', _status: 'published' });
  expect(renamed.doc.link).toBe('/lionsands/fig-lodge');
  const twin = { ...lodge('Other Lodge'), _status: 'published' };
  for (const [link, words] of [
    ['/lionsands/fig-lodge', /Another lodge has the page/],
    ['/monwana/other', /begin with \/lionsands/],
    ['/lionsands/a/b/c', /has no page/],
    ['https://elsewhere.example/lodge', /page of this site/],
  ] as const)
    expect(await refusal('POST', 'accommodation', { ...twin, link })).toMatch(words);
});

test('STU-01/redirect: another page of a published lodge leaves a redirect, for all below it as well', async () => {
  const stands = await made('accommodation', lodge('Old Lodge'));
  await ask('PATCH', `accommodation/${stands.id}`, { link: '/lionsands/new-lodge', _status: 'published' });
  const { docs } = await ask<{ docs: Doc[] }>('GET', 'redirects?where[from][contains]=/lionsands/old-lodge');
  expect(docs.map(({ from, to }) => [from, to])).toEqual([
    ['/lionsands/old-lodge*', '/lionsands/new-lodge*'],
  ]);
});

test('STU-01/rooms: a lodge has the published rooms that name it, by their place in lists', async () => {
  const stands = await made('accommodation', lodge('Lodge with rooms'));
  const last = await made('room', room('Last room', 9, { accommodation: stands.id }));
  const first = await made('room', room('First room', 2, { accommodation: stands.id }));
  await ask('POST', 'room?draft=true', room('Unpublished', 1, { accommodation: stands.id }));
  const gone = await made('room', room('Gone room', 3, { accommodation: stands.id }));
  await ask('PATCH', `room/${gone.id}`, { deletedAt: new Date().toISOString() });
  const response = await asSite(`accommodation?where[id][equals]=${stands.id}&depth=1`);
  const { docs } = (await response.json()) as { docs: { rooms: { docs: { id: number }[] } }[] };
  expect(docs[0]?.rooms.docs.map(({ id }) => id)).toEqual([first.id, last.id]);
});

test('STU-01/shown-nowhere: the entry itself says that it is published and shown nowhere, and why', async () => {
  const alone = await made('room', room('A room of no lodge', 1));
  expect((await statusOf('room', alone)).shownNowhere).toMatch(/names no published lodge/);
  const stands = await made('accommodation', lodge('A lodge for it'));
  await ask('PATCH', `room/${alone.id}`, { accommodation: stands.id, _status: 'published' });
  expect(await statusOf('room', alone)).toMatchObject({
    shownNowhere: null,
    page: { words: 'Its page is /lionsands/a-lodge-for-it/rooms.' },
  });
  const idle = await made('initiative', { name: 'Idle', slug: 'idle', title: 'Idle', description: 'Words.' });
  expect((await statusOf('initiative', idle)).shownNowhere).toBe('No published entry has chosen it.');
  const draft = await ask<{ doc: Doc }>('POST', 'room?draft=true', room('Only a draft', 1));
  expect((await statusOf('room', draft.doc)).shownNowhere).toBeNull();
});

test('COL-02/routes no page is published whose key another page has, nor is a property moved there with its lodges', async () => {
  await property('sand');
  const other = await property('sand-dune');
  await made('accommodation', lodge('Dune Camp', { property: 'sand' }));
  const words = /\/sand-dune\/camp would go by the same key as \/sand\/dune-camp: "sand-dune-camp"/;
  const camp = { ...lodge('Camp', { property: 'sand-dune', contentfulTag: 'camp' }), _status: 'published' };
  expect(await refusal('POST', 'accommodation', camp)).toMatch(words);
  await ask('PATCH', `propertyUpdated/${other.id}`, { slug: 'sea', _status: 'published' });
  const stands = await made('accommodation', { ...camp, contentfulTag: 'camp-two' });
  expect(stands.link).toBe('/sea/camp');
  expect(
    await refusal('PATCH', `propertyUpdated/${other.id}`, { slug: 'sand-dune', _status: 'published' }),
  ).toMatch(words);
  // What stays where it is is not asked.
  await ask('PATCH', `accommodation/${stands.id}`, { line: 'By the sea.', _status: 'published' });
  await made('accommodation', lodge('treehouses fig', { property: 'sand' }));
  const treehouse = { name: 'Fig', property: 'sand', position: 1, _status: 'published' };
  expect(await refusal('POST', 'treehouse', treehouse)).toMatch(/"sand-treehouses-fig"/);
});
