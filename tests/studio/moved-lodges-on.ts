import { beforeAll, describe, expect, test } from 'vitest';
import { type Doc, studioWithEditor } from './editor-stage.ts';
import type { Dialect } from './shared-studio.ts';

interface Changing {
  readonly page: { readonly words: string };
  readonly moving: { readonly from: string; readonly to: string } | null;
  readonly changing: {
    readonly from: string;
    readonly to: string;
    readonly along: Readonly<Record<string, number>>;
    readonly listed: boolean;
    readonly fault: string | null;
  } | null;
  readonly retiring: { readonly stay: readonly { readonly name: string; readonly path: string }[] } | null;
}

/** Of a studio on a database. */
export function movedLodgesOn(dialect: Dialect): void {
  describe(`lodges that go to another property on ${dialect}`, () => {
    const { ask, made, refusal, property } = studioWithEditor(dialect);
    let reeds: Doc;
    let sands: Doc;
    let camp: Doc;
    let villa: Doc;
    let other: Doc;
    let room: Doc;
    let rates: Doc[];
    let offer: Doc;
    let intro: Doc;

    const patch = (collection: string, { id }: Doc, data: object, query = '') =>
      ask<{ doc: Doc }>('PATCH', `${collection}/${id}${query}`, data);
    const publish = (collection: string, doc: Doc, data: object = {}) =>
      patch(collection, doc, { ...data, _status: 'published' });
    const read = (collection: string, { id }: Doc, query = '') =>
      ask<Doc>('GET', `${collection}/${id}?depth=0${query}`);
    const standing = ({ id }: Doc) => ask<Changing>('GET', `accommodation/${id}/status`);
    const lodge = (name: string, more: object = {}) => ({
      ...{ name, kind: 'lodge', property: 'reeds', position: 1 },
      ...more,
    });
    /** Where what belongs to the lodge is: its villa, its room, its rates and its offer. */
    const belongings = async () => {
      const all = [read('accommodation', villa), read('room', room), read('offer', offer)];
      return (await Promise.all([...all, ...rates.map((rate) => read('rate', rate))])).map(
        (doc) => doc.property,
      );
    };
    const lists = async (of: Doc, query = '') => {
      const { accommodation, rooms } = await read('propertyUpdated', of, query);
      return { accommodation: accommodation ?? [], rooms: rooms ?? [] };
    };
    const ways = async () => {
      const { docs } = await ask<{ docs: Doc[] }>('GET', 'redirects?limit=0&depth=0&sort=from');
      return docs.map(({ from, to }) => `${from} to ${to}`);
    };

    beforeAll(async () => {
      reeds = await property('reeds');
      sands = await property('sands');
      other = await made('accommodation', lodge('Fig Camp'));
      camp = await made('accommodation', {
        ...lodge('Okavango Camp'),
        breadcrumbs: [{ name: 'reeds', link: '/reeds' }, { name: 'Okavango Camp' }],
      });
      const below = { kind: 'villa', link: '/reeds/okavango-camp/mosadi' };
      villa = await made('accommodation', lodge('Mosadi', below));
      await publish('accommodation', camp, { villas: [villa.id] });
      room = await made('room', {
        ...{ roomName: 'River room', kind: 'room', position: 1 },
        ...{ accommodation: camp.id, property: 'reeds' },
      });
      const rate = (title: string, of: object) =>
        made('rate', { title, property: 'reeds', year: 2027, per: 'person', position: 1, ...of });
      rates = [await rate('Camp', { accommodation: camp.id }), await rate('Room', { room: room.id })];
      offer = await made('offer', {
        ...{ title: 'Stay four', text: 'Pay three.', position: 1, property: 'reeds' },
        saving: { kind: 'nights', nights: 4, paidNights: 3 },
        ...{ from: '2026-01-01', until: '2030-12-31', accommodation: [camp.id, villa.id] },
      });
      intro = await made('introSection', { heroBannerFor: 'reeds-okavango-camp-rooms', title: 'Rooms' });
      await publish('propertyUpdated', reeds, { accommodation: [camp.id, other.id], rooms: [room.id] });
      await patch('propertyUpdated', sands, { line: 'Unpublished words.' }, '?draft=true');
      await patch('rate', rates[0] as Doc, { note: 'Unpublished note.' }, '?draft=true');
    });

    test('COL-03 the address follows its property, and what goes along is said before it is published', async () => {
      const { doc } = await patch('accommodation', camp, { property: 'sands' }, '?draft=true');
      expect(doc).toMatchObject({ link: '/sands/okavango-camp', rootlink: '/sands' });
      expect(await standing(camp)).toMatchObject({
        page: { words: 'Its page is /reeds/okavango-camp.' },
        moving: { from: '/reeds/okavango-camp', to: '/sands/okavango-camp' },
        changing: {
          ...{ from: 'Property reeds', to: 'Property sands', listed: true, fault: null },
          along: { accommodation: 1, room: 1, rate: 2, offer: 1 },
        },
      });
      expect(await belongings()).toEqual(['reeds', 'reeds', 'reeds', 'reeds', 'reeds']);
    });

    test('COL-03 an address under the property it had is refused with the one it can have', async () => {
      const wrong = { property: 'sands', link: '/reeds/okavango-two', _status: 'published' };
      expect(await refusal('PATCH', `accommodation/${camp.id}`, wrong)).toMatch(
        /write \/sands\/okavango-two/,
      );
    });

    test('COL-03 a lodge goes to another property with all that names both, and its places in lists', async () => {
      await publish('accommodation', camp);
      expect(await belongings()).toEqual(['sands', 'sands', 'sands', 'sands', 'sands']);
      expect(await read('accommodation', villa)).toMatchObject({
        ...{ link: '/sands/okavango-camp/mosadi', rootlink: '/sands', _status: 'published' },
      });
      expect((await read('accommodation', camp)).breadcrumbs).toMatchObject([
        { name: 'sands', link: '/sands' },
        { name: 'Okavango Camp' },
      ]);
      expect(await read('rate', rates[0] as Doc, '&draft=true')).toMatchObject({
        ...{ property: 'sands', note: 'Unpublished note.', _status: 'draft' },
      });
      expect(await read('introSection', intro)).toMatchObject({ heroBannerFor: 'sands-okavango-camp-rooms' });
      expect(await lists(reeds)).toEqual({ accommodation: [other.id], rooms: [] });
      expect(await lists(sands)).toEqual({ accommodation: [camp.id], rooms: [room.id] });
      expect(await lists(sands, '&draft=true')).toEqual({ accommodation: [camp.id], rooms: [room.id] });
      expect(await read('propertyUpdated', sands, '&draft=true')).toMatchObject({
        ...{ line: 'Unpublished words.', _status: 'draft' },
      });
      expect(await ways()).toEqual(['/reeds/okavango-camp* to /sands/okavango-camp*']);
      expect((await standing(villa)).page.words).toBe('Its page is /sands/okavango-camp/mosadi.');
      expect((await standing(camp)).retiring?.stay).toMatchObject([
        { name: 'Mosadi', path: '/sands/okavango-camp/mosadi' },
      ]);
    });

    test('COL-03 back in its property, with all of it', async () => {
      await publish('accommodation', camp, { property: 'reeds' });
      expect(await belongings()).toEqual(['reeds', 'reeds', 'reeds', 'reeds', 'reeds']);
      expect(await read('accommodation', villa)).toMatchObject({
        ...{ link: '/reeds/okavango-camp/mosadi', rootlink: '/reeds' },
      });
      expect(await read('introSection', intro)).toMatchObject({ heroBannerFor: 'reeds-okavango-camp-rooms' });
      expect(await lists(reeds)).toEqual({ accommodation: [other.id, camp.id], rooms: [room.id] });
      expect(await lists(sands)).toEqual({ accommodation: [], rooms: [] });
      expect(await ways()).toEqual(['/sands/okavango-camp* to /reeds/okavango-camp*']);
    });

    test('STU-01 a second lodge of a name is told who has its address, and its name in the forms', async () => {
      const twin = { ...lodge('Okavango Camp'), contentfulTag: 'twin', _status: 'published' };
      expect(await refusal('POST', 'accommodation', twin)).toMatch(
        /Another lodge has the page \/reeds\/okavango-camp: "Okavango Camp"/,
      );
      await publish('accommodation', camp, { enquiryName: 'Okavango' });
      const named = { ...twin, link: '/reeds/okavango-two', enquiryName: 'Okavango' };
      expect(await refusal('POST', 'accommodation', named)).toMatch(/"Okavango Camp" is called "Okavango"/);
    });

    test('COL-03/retired COL-03/redirects with its last room a lodge loses the page of them, and visitors are sent to the lodge', async () => {
      const { retiring } = await ask<{ retiring: object | null }>('GET', `room/${room.id}/status`);
      expect(retiring).toMatchObject({
        from: ['/reeds/okavango-camp/rooms'],
        to: '/reeds/okavango-camp',
      });
      await ask('POST', `room/${room.id}/agreement`);
      await patch('room', room, { _status: 'draft' });
      const way = '/reeds/okavango-camp/rooms to /reeds/okavango-camp';
      expect(await ways()).toContain(way);
      await publish('room', room);
      expect(await ways()).not.toContain(way);
    });

    test('STU-01 a second property of a name among the locations of forms is told whose it is', async () => {
      const delta = { offeredIn: ['email'], locationName: 'The Delta' };
      await publish('propertyUpdated', reeds, delta);
      const again = { ...delta, _status: 'published' };
      expect(await refusal('PATCH', `propertyUpdated/${sands.id}`, again)).toMatch(
        /"Property reeds" is called "The Delta"/,
      );
      await publish('propertyUpdated', sands, { ...delta, locationName: 'The Delta, dunes' });
    });
  });
}
