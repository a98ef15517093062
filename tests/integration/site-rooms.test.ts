import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SharedSite, sharedSite } from './site-shared.ts';
import { rawRequest } from './site-stage.ts';

let stage: SharedSite;

const room = (id: number, slug: string, roomName: string) => ({
  id,
  slug,
  roomName,
  kind: 'room',
  line: `${roomName}, by the water.`,
  description: `All about the ${roomName}.`,
  size: 40 + id,
  sleeps: 2,
  beds: 'King',
  view: 'River',
  inTheRoom: [],
  amenities: [],
  gallery: [],
});
const rooms = [room(1, 'one', 'Reed room'), room(2, 'two', 'Fig room'), room(3, 'three', 'Far room')];
const many = [...rooms, room(4, 'four', 'Near room')];
const lodge = (id: number, path: string, own: readonly object[]) => ({
  id,
  slug: path.split('/').at(-1),
  name: 'River Lodge',
  kind: 'lodge',
  property: 'lionsands',
  link: path,
  breadcrumbs: [{ name: 'Lion Sands', link: '/lionsands' }, { name: 'River Lodge' }],
  rooms: { docs: own },
});
/** One season all through every year anybody can look at the page in. */
const rate = (id: number, of: object, perPersonSharing: number) => ({
  id,
  title: `Rate ${id}`,
  property: 'lionsands',
  year: 2090,
  room: of,
  per: 'person',
  seasons: [{ name: 'All year', from: '2090-01-01', to: '2090-12-31', perPersonSharing }],
  inclusions: [],
  exclusions: [],
});

beforeAll(async () => {
  stage = await sharedSite();
  const { collections } = stage.studio.store;
  collections.accommodation = [
    lodge(1, '/lionsands/river-lodge', many),
    lodge(2, '/lionsands/small-lodge', rooms.slice(0, 1)),
    lodge(3, '/lionsands/bare-lodge', []),
  ];
  collections.rate = [rate(1, rooms[0] ?? {}, 21050), rate(2, rooms[1] ?? {}, 25750)];
  await stage.publishAll();
});
afterAll(() => stage?.close());

const page = async (path: string) => {
  const answer = await rawRequest(stage.port, path);
  return { ...answer, text: answer.body.toString() };
};
const columns = (text: string) =>
  [...text.matchAll(/<th scope="col"[^>]*>.*?<\/th>/g)].map(([cell]) => /[A-Z]\w+ room/.exec(cell)?.[0]);

test('RT-04/river-lodge-rooms the first three stand side by side, with prices, and every room by itself', async () => {
  const { status, text, headers } = await page('/lionsands/river-lodge/rooms');
  expect(status).toBe(200);
  expect(headers['x-cache']).toMatch(/^(hit|miss)$/);
  expect((await page('/lionsands/river-lodge/rooms')).headers['x-cache']).toBe('hit');
  expect(columns(text)).toEqual(['Reed room', 'Fig room', 'Far room']);
  expect(text).toContain('R\u00a021\u00a0050');
  expect(text).toMatch(/per person sharing,? per night/);
  for (const slug of ['one', 'two', 'three', 'four']) expect(text).toContain(`id="${slug}"`);
  expect(text).toContain('"@type":"Product"');
  expect(text).toContain('"price":25750');
});

test('the address chooses what is compared; such an answer is nobody else’s', async () => {
  const { text, headers } = await page('/lionsands/river-lodge/rooms?compare=two&compare=four');
  expect(columns(text)).toEqual(['Fig room', 'Near room']);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-cache']).toBeUndefined();
  const all = await page('/lionsands/river-lodge/rooms?compare=one,two,three,four');
  expect(columns(all.text)).toHaveLength(3);
  expect(all.text).toContain('Three fit beside one another.');
  const odd = await page('/lionsands/river-lodge/rooms?compare=%3Cscript%3E&compare=nowhere');
  expect(columns(odd.text)).toHaveLength(3);
  expect(odd.text).not.toContain('<script>&');
  expect(odd.text).toContain('Choose two or three rooms');
});

test('CUR-01/switch rooms cost dollars when the address asks for them, beside what is compared; a lodge and its cards too', async () => {
  const { text, headers } = await page('/lionsands/river-lodge/rooms?compare=one,two&currency=USD');
  expect(headers['cache-control']).toBe('no-store');
  expect(columns(text)).toEqual(['Reed room', 'Fig room']);
  // Once over the dates, once in the table, once in the words about the room.
  expect(text.match(/<data value="21050" data-money="">\$1,137<\/data>/g)).toHaveLength(3);
  expect(text).toContain('<input type="hidden" name="currency" value="USD"');
  // Back to rand, at the strip.
  expect(text).toContain('href="/lionsands/river-lodge/rooms?compare=one%2Ctwo#stay"');
  const lodge = await page('/lionsands/river-lodge?currency=USD');
  expect(lodge.text).toMatch(
    /Price in 2090<\/dt><dd><span[^>]*data-price="">.{0,60}<data value="21050"[^>]*>\$1,137</,
  );
  expect(lodge.text).toMatch(/<td><data value="21050"[^>]*>\$1,137</);
  const other = await page('/lionsands/river-lodge/rooms?currency=CHF');
  expect(other.text).toContain('R\u00a021\u00a0050');
});

test('one room is compared with nothing, a lodge without rooms has no such page', async () => {
  const small = await page('/lionsands/small-lodge/rooms');
  expect(small.status).toBe(200);
  expect(small.text).not.toContain('<table');
  for (const path of [
    '/lionsands/bare-lodge/rooms',
    '/lionsands/nowhere/rooms',
    '/marataba/river-lodge/rooms',
  ])
    expect((await page(path)).status, path).toBe(404);
});

test('a changed room and a changed price show', async () => {
  await stage.publish(
    ['room', 'room:1', 'accommodation', 'accommodation:1', 'rate', 'rate:1'],
    ({ store }) => {
      store.collections.accommodation = [
        lodge(1, '/lionsands/river-lodge', [{ ...rooms[0], beds: 'A hammock' }, ...many.slice(1)]),
      ];
      store.collections.rate = [rate(1, rooms[0] ?? {}, 12340)];
    },
  );
  const text = async () => (await page('/lionsands/river-lodge/rooms')).text;
  await expect.poll(text, { timeout: 10_000 }).toContain('A hammock');
  expect(await text()).toContain('R\u00a012\u00a0340');
});
