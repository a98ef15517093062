import { beforeAll, describe, expect, test } from 'vitest';
import { type Doc, studioWithEditor } from './editor-stage.ts';

interface Linked extends Doc {
  readonly links: readonly { readonly url: string }[];
}

describe('pages of a property that stand on entries which go elsewhere', () => {
  const { ask, made, picture, property, footer } = studioWithEditor();
  const publish = (collection: string, { id }: Doc, data: object) =>
    ask('PATCH', `${collection}/${id}?depth=0`, { ...data, _status: 'published' });
  const redirects = async () => {
    const { docs } = await ask<{ docs: Doc[] }>('GET', 'redirects?limit=0&depth=0&sort=from');
    return docs.map(({ from, to }) => `${from} to ${to}`).filter((words) => words.startsWith('/from-here'));
  };
  const lodge = (name: string, of: string) =>
    made('accommodation', { name, kind: 'lodge', property: of, position: 1 });

  beforeAll(async () => {
    await property('from-here');
    await property('to-there');
  });

  test('COL-03/moved COL-03/redirects COL-03/taken-back the last safari card takes the page of safaris along', async () => {
    const card = await made('safari', {
      ...{ position: 1, dropDownTitle: 'Drives', identifier: 'drives', property: 'from-here' },
      ...{ dropDownImage: await picture('drives.png'), link: '/from-here/safaris' },
    });
    await publish('safari', card, { property: 'to-there', link: '/to-there/safaris' });
    expect(await redirects()).toEqual(['/from-here/safaris to /from-here']);
    await publish('safari', card, { property: 'from-here', link: '/from-here/safaris' });
    expect(await redirects()).toEqual([]);
    // It stays gone when the card is unpublished and published again where it went.
    await publish('safari', card, { property: 'to-there', link: '/to-there/safaris' });
    await ask('PATCH', `safari/${card.id}?depth=0`, { _status: 'draft' });
    await publish('safari', card, {});
    expect(await redirects()).toEqual(['/from-here/safaris to /from-here']);
    await publish('safari', card, { property: 'from-here', link: '/from-here/safaris' });
    expect(await redirects()).toEqual([]);
    // One that stays leaves the page where it is.
    await made('safari', {
      ...{ position: 2, dropDownTitle: 'Walks', identifier: 'walks', property: 'from-here' },
      ...{ dropDownImage: await picture('walks.png'), link: '/from-here/safaris' },
    });
    await publish('safari', card, { property: 'to-there', link: '/to-there/safaris' });
    expect(await redirects()).toEqual([]);
  });

  test('COL-03/moved COL-03/redirects so do the last treehouse and the last room of a lodge', async () => {
    const bed = await made('treehouse', { name: 'Jackal', property: 'from-here', position: 1 });
    await publish('treehouse', bed, { property: 'to-there' });
    expect(await redirects()).toEqual([
      '/from-here/treehouses to /from-here',
      '/from-here/treehouses/jackal to /to-there/treehouses/jackal',
    ]);
    await publish('treehouse', bed, { property: 'from-here' });
    expect(await redirects()).toEqual([]);
    const [one, other] = [await lodge('One Camp', 'from-here'), await lodge('Other Camp', 'from-here')];
    const tent = await made('room', { roomName: 'Tent', kind: 'room', accommodation: one.id, position: 1 });
    await publish('room', tent, { accommodation: other.id });
    expect(await redirects()).toEqual(['/from-here/one-camp/rooms to /from-here/one-camp']);
    await publish('room', tent, { accommodation: one.id });
    expect(await redirects()).toEqual(['/from-here/other-camp/rooms to /from-here/other-camp']);
    // A villa shows its rooms on its own page.
    await publish('accommodation', one, { kind: 'villa' });
    expect(await redirects()).toEqual([
      '/from-here/one-camp/rooms to /from-here/one-camp',
      '/from-here/other-camp/rooms to /from-here/other-camp',
    ]);
    await publish('accommodation', one, { kind: 'lodge' });
    expect(await redirects()).toEqual(['/from-here/other-camp/rooms to /from-here/other-camp']);
  });

  test('COL-03/renamed COL-03/redirects a kind of experience of a property leads to its other address, or to all of them', async () => {
    const row = (title: string, link: string, id?: string) => ({ ...(id ? { id } : {}), title, link });
    const entry = await made('experiencesProperty', {
      contentfulTag: 'from-here',
      experienceCategories: [
        row('Boats', '/from-here/experiences/boats'),
        row('Walks', '/from-here/experiences/walks'),
      ],
    });
    const section = await footer('Do it', '/from-here/experiences/boats?by=foot');
    const { experienceCategories: rows } = entry as unknown as { experienceCategories: { id: string }[] };
    const [boats = '', walks = ''] = rows.map(({ id }) => id);
    await publish('experiencesProperty', entry, {
      experienceCategories: [
        row('Walks', '/from-here/experiences/walks', walks),
        row('Boats', '/from-here/experiences/river', boats),
      ],
    });
    const of = async () => (await redirects()).filter((words) => words.includes('/experiences'));
    expect(await of()).toEqual(['/from-here/experiences/boats to /from-here/experiences/river']);
    expect((await ask<Linked>('GET', `footer/${section.id}?depth=0`)).links[0]?.url).toBe(
      '/from-here/experiences/river?by=foot',
    );
    await publish('experiencesProperty', entry, {
      experienceCategories: [row('Boats', '/from-here/experiences/river', boats)],
    });
    expect(await of()).toEqual([
      '/from-here/experiences/boats to /from-here/experiences/river',
      '/from-here/experiences/walks to /from-here/experiences',
    ]);
    // Another kind at the address one had keeps it, and links to that.
    const again = await footer('Again', '/from-here/experiences/river');
    await publish('experiencesProperty', entry, {
      experienceCategories: [
        row('Boats', '/from-here/experiences/canoes', boats),
        row('Rivers', '/from-here/experiences/river'),
      ],
    });
    expect((await of()).filter((words) => words.startsWith('/from-here/experiences/river'))).toEqual([]);
    expect((await ask<Linked>('GET', `footer/${again.id}?depth=0`)).links[0]?.url).toBe(
      '/from-here/experiences/river',
    );
  });

  test('COL-03/redirects what a property has no more, or calls otherwise', async () => {
    const hotel = await property('from-here-hotel');
    const house = await made('accommodation', {
      ...{ name: 'Hotel', kind: 'hotel', property: 'from-here-hotel', position: 1 },
      link: '/from-here-hotel',
    });
    await made('room', { roomName: 'Front', kind: 'room', accommodation: house.id, position: 1 });
    await publish('propertyUpdated', hotel, { travelInfoPage: true });
    await publish('propertyUpdated', hotel, { travelInfoPage: false, roomsPage: 'suites' });
    const of = async () => (await redirects()).filter((words) => words.startsWith('/from-here-hotel'));
    expect(await of()).toEqual([
      '/from-here-hotel/rooms to /from-here-hotel/suites',
      '/from-here-hotel/travel-info to /from-here-hotel',
    ]);
    await publish('propertyUpdated', hotel, { travelInfoPage: true, roomsPage: 'rooms' });
    expect(await of()).toEqual(['/from-here-hotel/suites to /from-here-hotel/rooms']);
    // With another address all of it moves, and no page is left behind.
    await publish('propertyUpdated', hotel, { slug: 'from-here-inn' });
    expect(await of()).toEqual([
      '/from-here-hotel* to /from-here-inn*',
      '/from-here-hotel/suites to /from-here-inn/rooms',
    ]);
    // What it has no more there is left behind at its other address.
    await publish('propertyUpdated', hotel, { slug: 'from-here-hotel-again', travelInfoPage: false });
    expect(await of()).toEqual([
      '/from-here-hotel* to /from-here-hotel-again*',
      '/from-here-hotel-again/travel-info to /from-here-hotel-again',
      '/from-here-hotel/suites to /from-here-hotel-again/rooms',
    ]);
  });
});
