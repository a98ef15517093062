import { beforeAll, describe, expect, test } from 'vitest';
import { type Doc, studioWithEditor } from './editor-stage.ts';

interface Linked extends Doc {
  readonly links: readonly { readonly url: string }[];
}

/** Pages show no link to an address that is none of these, so that a redirect alone would lose it. */
describe('a residence, a treehouse and a kind of experience with another address', () => {
  const { ask, made, picture, property, footer } = studioWithEditor();
  const publish = (collection: string, { id }: Doc, data: object) =>
    ask('PATCH', `${collection}/${id}?depth=0`, { ...data, _status: 'published' });
  const read = <T = Doc>(collection: string, { id }: Doc) => ask<T>('GET', `${collection}/${id}?depth=0`);
  const urlIn = async (section: Doc) => (await read<Linked>('footer', section)).links[0]?.url;

  beforeAll(async () => {
    await property('the-marsh');
    await property('the-pan');
  });

  test('COL-03/renamed COL-03/no-dead-link a residence takes links and its opening words along, and back', async () => {
    const banner = await made('heroBanner', {
      ...{ heroBannerFor: 'residences-fig-house', bannerText: 'Fig House' },
      backgroundImage: await picture('fig.png'),
    });
    const house = await made('residence', { name: 'Fig House', slug: 'fig-house', hero: banner.id });
    const section = await footer('Houses', '/residences/fig-house?from=foot#rooms');
    await publish('residence', house, { slug: 'fig-tree-house' });
    expect(await urlIn(section)).toBe('/residences/fig-tree-house?from=foot#rooms');
    expect(await read('heroBanner', banner)).toMatchObject({ heroBannerFor: 'residences-fig-tree-house' });
    await publish('residence', house, { slug: 'fig-house' });
    expect(await urlIn(section)).toBe('/residences/fig-house?from=foot#rooms');
    expect(await read('heroBanner', banner)).toMatchObject({ heroBannerFor: 'residences-fig-house' });
  });

  test('COL-03/moved COL-03/no-dead-link so does a treehouse, of another name or another property', async () => {
    const bed = await made('treehouse', {
      name: 'Marula',
      slug: 'marula',
      property: 'the-marsh',
      position: 1,
    });
    await publish('treehouse', bed, { discoverButtonLink: '/the-marsh/treehouses/marula' });
    const intro = await made('introSection', {
      heroBannerFor: 'the-marsh-treehouses-marula',
      title: 'Marula',
    });
    const section = await footer('Beds', '/the-marsh/treehouses/marula');
    await publish('treehouse', bed, { slug: 'old-marula' });
    expect(await urlIn(section)).toBe('/the-marsh/treehouses/old-marula');
    expect(await read('treehouse', bed)).toMatchObject({
      discoverButtonLink: '/the-marsh/treehouses/old-marula',
    });
    await publish('treehouse', bed, { property: 'the-pan' });
    expect(await urlIn(section)).toBe('/the-pan/treehouses/old-marula');
    expect(await read('introSection', intro)).toMatchObject({
      heroBannerFor: 'the-pan-treehouses-old-marula',
    });
  });

  test('COL-03/renamed COL-03/no-dead-link so does a kind of experience', async () => {
    const kind = await made('experiencesCategory', {
      ...{ title: 'At table', line: 'Long lunches.', experiencesCategoryFor: 'experiences' },
      ...{ identifier: 'table', link: '/experiences/at-table', mainImage: await picture('table.png') },
    });
    const section = await footer('Do', '/experiences/at-table');
    await publish('experiencesCategory', kind, { link: '/experiences/long-table' });
    expect(await urlIn(section)).toBe('/experiences/long-table');
  });
});

describe('what gets another name and another address in one publish, twice', () => {
  const { ask, made, picture } = studioWithEditor();

  test('COL-03/renamed COL-03/moved COL-03/redirects both old addresses lead straight to the new one', async () => {
    const hero = await made('heroBanner', {
      ...{ heroBannerFor: 'residences-first-house', bannerText: 'First House' },
      backgroundImage: await picture('first.png'),
    });
    const image = await picture('journey.png');
    for (const [collection, folder, named, more] of [
      ['residence', '/residences', 'name', { hero: hero.id }],
      ['travelAfricaDestination', '/travel-africa/destination', 'name', {}],
      ['destination', '/destinations', 'name', { position: 1 }],
      ['packages', '/travel-africa/package', 'title', { nights: 4, season: 'May', picture: image }],
    ] as const) {
      const entry = await made(collection, {
        ...more,
        [named]: 'First',
        slug: `first-${collection.toLowerCase()}`,
      });
      for (const name of ['Second', 'Third'])
        await ask('PATCH', `${collection}/${entry.id}?depth=0`, {
          ...{ [named]: name, slug: `${name.toLowerCase()}-${collection.toLowerCase()}` },
          _status: 'published',
        });
      const { docs } = await ask<{ docs: Doc[] }>('GET', 'redirects?limit=0&depth=0&sort=from');
      const page = (name: string) => `${folder}/${name}-${collection.toLowerCase()}`;
      expect(
        docs
          .filter(({ from }) => String(from).endsWith(`-${collection.toLowerCase()}`))
          .map(({ from, to }) => [from, to]),
      ).toEqual(['first', 'second'].map((name) => [page(name), page('third')]));
    }
  });
});

describe('a place with another name', () => {
  const { ask, made, property } = studioWithEditor();

  interface Crumbed extends Doc {
    readonly breadcrumbs: readonly { readonly name: string; readonly link?: string | null }[];
  }
  const publish = (collection: string, { id }: Doc, data: object) =>
    ask('PATCH', `${collection}/${id}?depth=0`, { ...data, _status: 'published' });
  const steps = async ({ id }: Doc) =>
    (await ask<Crumbed>('GET', `accommodation/${id}?depth=0`)).breadcrumbs.map(({ name }) => name);

  test('COL-03/renamed breadcrumbs call it so too, and what an editor calls otherwise stays', async () => {
    const ridge = await property('the-ridge');
    const of = { kind: 'lodge', property: 'the-ridge', position: 1 };
    const lodge = await made('accommodation', {
      ...{ ...of, name: 'Quartz Camp' },
      breadcrumbs: [{ name: 'the-ridge', link: '/the-ridge' }, { name: 'Quartz Camp' }],
    });
    const villa = await made('accommodation', {
      ...{ ...of, name: 'Flint House', kind: 'villa', link: '/the-ridge/quartz-camp/flint-house' },
      breadcrumbs: [
        { name: 'Our ridge', link: '/the-ridge' },
        { name: 'Quartz Camp', link: '/the-ridge/quartz-camp' },
        { name: 'Flint House' },
      ],
    });
    await publish('accommodation', lodge, { name: 'Granite Camp' });
    expect(await steps(lodge)).toEqual(['the-ridge', 'Granite Camp']);
    expect(await steps(villa)).toEqual(['Our ridge', 'Granite Camp', 'Flint House']);
    await publish('propertyUpdated', ridge, { shortName: 'The Ridge' });
    expect(await steps(lodge)).toEqual(['The Ridge', 'Granite Camp']);
    expect(await steps(villa)).toEqual(['Our ridge', 'Granite Camp', 'Flint House']);
  });
});

describe('a house that goes to another property', () => {
  const { ask, made, picture, property } = studioWithEditor();
  const publish = (collection: string, { id }: Doc, data: object) =>
    ask('PATCH', `${collection}/${id}?depth=0`, { ...data, _status: 'published' });
  const read = (collection: string, { id }: Doc) => ask<Doc>('GET', `${collection}/${id}?depth=0`);

  test('COL-03/moved COL-03/taken-back its prices go along, and a treehouse’s place in the list', async () => {
    const [first, second] = [await property('the-first'), await property('the-second')];
    const banner = await made('heroBanner', {
      ...{ heroBannerFor: 'residences-clay-house', bannerText: 'Clay House' },
      backgroundImage: await picture('clay.png'),
    });
    const house = await made('residence', { name: 'Clay House', hero: banner.id, property: 'the-first' });
    const bed = await made('treehouse', { name: 'Ebony', property: 'the-first', position: 1 });
    await publish('propertyUpdated', first, { treehouses: [bed.id] });
    const rate = (title: string, of: object) =>
      made('rate', { title, property: 'the-first', year: 2027, per: 'unit', position: 1, ...of });
    const ofHouse = await rate('House', { residence: house.id });
    const ofBed = await rate('Bed', { treehouse: bed.id });
    const other = await rate('Other', { residence: house.id });
    await publish('rate', other, { property: 'the-second' });
    const state = async () => [
      (await read('rate', ofHouse)).property,
      (await read('rate', ofBed)).property,
      (await read('propertyUpdated', first)).treehouses ?? [],
      (await read('propertyUpdated', second)).treehouses ?? [],
    ];
    await publish('residence', house, { property: 'the-second' });
    await publish('treehouse', bed, { property: 'the-second' });
    expect(await state()).toEqual(['the-second', 'the-second', [], [bed.id]]);
    await publish('treehouse', bed, { property: 'the-first' });
    expect(await state()).toEqual(['the-second', 'the-first', [bed.id], []]);
  });
});
