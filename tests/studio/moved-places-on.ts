import { beforeAll, describe, expect, test } from 'vitest';
import { type Doc, type EntryState, studioWithEditor } from './editor-stage.ts';
import type { Dialect } from './shared-studio.ts';

interface Linked extends Doc {
  readonly displayName: string;
  readonly links: readonly { readonly url: string }[];
}

/** Of a studio on a database. */
export function movedPlacesOn(dialect: Dialect): void {
  describe(`places on ${dialect}`, () => {
    const { ask, made, refusal, picture, property, footer } = studioWithEditor(dialect);
    let delta: Doc;
    let reed: Doc;
    let fig: Doc;
    let draft: Doc;
    let intro: Doc;
    let section: Doc;
    let safari: Doc;
    let experiences: Doc;

    const publish = (collection: string, { id }: Doc, data: object = {}) =>
      ask<{ doc: Doc }>('PATCH', `${collection}/${id}`, { ...data, _status: 'published' });
    const saveDraft = (collection: string, { id }: Doc, data: object) =>
      ask('PATCH', `${collection}/${id}?draft=true`, data);
    const read = <T = Doc>(collection: string, { id }: Doc, query = '') =>
      ask<T>('GET', `${collection}/${id}?depth=0${query}`);
    const lodge = (name: string, more: object = {}) => ({
      ...{ name, kind: 'lodge', property: 'the-delta', position: 1 },
      ...more,
    });
    const redirects = async () => {
      const { docs } = await ask<{ docs: Doc[] }>('GET', 'redirects?limit=0&depth=0&sort=from');
      return docs.map(({ from, to }) => `${from} to ${to}`);
    };
    const pages = async () =>
      Promise.all([reed, fig, draft].map(async (each) => (await read('accommodation', each)).link));

    beforeAll(async () => {
      delta = await property('the-delta');
    });

    test('COL-02 an entry of an empty studio may lead to pages that stand because of it', async () => {
      const card = {
        ...{ position: 1, dropDownTitle: 'Safaris', identifier: 'delta', property: 'the-delta' },
        dropDownImage: await picture('card.png'),
      };
      expect(
        await refusal('POST', 'safari', { ...card, link: '/the-delta/treehouses', _status: 'published' }),
      ).toMatch(/No page has the address/);
      safari = await made('safari', { ...card, link: '/the-delta/safaris' });
      await publish('propertyUpdated', delta, { safaris: [safari.id] });
      const rows = (link: string) => ({ experienceCategories: [{ title: 'Food and wine', link }] });
      experiences = await made('experiencesProperty', {
        contentfulTag: 'the-delta',
        ...rows('/the-delta/experiences/food-and-wine'),
      });
      expect(
        await refusal('PATCH', `experiencesProperty/${experiences.id}`, {
          buttonText: 'More',
          buttonLink: '/the-delta/experiences/none',
          _status: 'published',
        }),
      ).toMatch(/No page has the address/);
      const asked = `link-offers?query=/the-delta/travel-info`;
      expect((await ask<{ fault: string | null }>('GET', asked)).fault).toMatch(/No page/);
      await saveDraft('propertyUpdated', delta, { travelInfoPage: true });
      const ofItsOwn = `${asked}&of=propertyUpdated&id=${delta.id}&field=link`;
      expect((await ask<{ fault: string | null }>('GET', ofItsOwn)).fault).toBeNull();
    });

    test('COL-03/retired COL-03/redirects the last card of safaris takes the page along, and so does the entry of its experiences; visitors are sent to the property', async () => {
      const pagesOf = { safari: ['safaris'], experiencesProperty: ['experiences', 'experiences/*'] };
      for (const [collection, { id }] of [
        ['safari', safari],
        ['experiencesProperty', experiences],
      ] as const) {
        const from = pagesOf[collection].map((page) => `/the-delta/${page}`);
        const { retiring } = await ask<{ retiring: object | null }>('GET', `${collection}/${id}/status`);
        expect(retiring).toMatchObject({ from, to: '/the-delta' });
        await ask('POST', `${collection}/${id}/agreement`);
        await ask('PATCH', `${collection}/${id}`, { _status: 'draft' });
        expect(await redirects()).toEqual(from.map((path) => `${path} to /the-delta`));
        await publish(collection, { id });
        expect(await redirects()).toEqual([]);
      }
    });

    test('COL-03 what moves with a property is said before it is published', async () => {
      reed = await made('accommodation', lodge('Reed Camp'));
      fig = await made(
        'accommodation',
        lodge('Fig House', { kind: 'villa', link: '/the-delta/reed-camp/fig-house' }),
      );
      draft = (await ask<{ doc: Doc }>('POST', 'accommodation?draft=true', lodge('Draft Camp'))).doc;
      intro = await made('introSection', { heroBannerFor: 'the-delta-reed-camp', title: 'Reed Camp' });
      section = await footer('Camps', '/the-delta/reed-camp?from=foot#top');
      await saveDraft('footer', section, {
        displayName: 'Unpublished words',
        links: [{ displayName: 'Go', url: '/the-delta/experiences' }],
      });
      await made('redirects', { from: '/ancient', to: '/the-delta/reed-camp' });
      await saveDraft('propertyUpdated', delta, { slug: 'delta' });
      const { moving } = await ask<EntryState>('GET', `propertyUpdated/${delta.id}/status`);
      expect(moving).toMatchObject({ from: '/the-delta', to: '/delta', linking: 3 });
      expect(moving?.pages).toBeGreaterThan(6);
      // Until then its lodges stand where they are.
      await publish('accommodation', reed, { line: 'Between two channels.' });
      expect(await pages()).toContain('/the-delta/reed-camp');
    });

    test('COL-03 a property moves with all below it: pages, links, keys, drafts and redirects', async () => {
      await publish('propertyUpdated', delta);
      expect(await pages()).toEqual(['/delta/reed-camp', '/delta/reed-camp/fig-house', '/delta/draft-camp']);
      expect(await read('accommodation', draft, '&draft=true')).toMatchObject({
        ...{ link: '/delta/draft-camp', rootlink: '/delta', _status: 'draft' },
      });
      expect(await read('propertyUpdated', delta)).toMatchObject({ key: 'the-delta', link: '/delta' });
      expect(await read('introSection', intro)).toMatchObject({ heroBannerFor: 'delta-reed-camp' });
      expect(await read<Linked>('footer', section)).toMatchObject({
        displayName: 'Camps',
        links: [{ url: '/delta/reed-camp?from=foot#top' }],
        _status: 'published',
      });
      expect(await read<Linked>('footer', section, '&draft=true')).toMatchObject({
        displayName: 'Unpublished words',
        links: [{ url: '/delta/experiences' }],
        _status: 'draft',
      });
      expect(await redirects()).toEqual(['/ancient to /delta/reed-camp', '/the-delta* to /delta*']);
      const { usedBy } = await ask<EntryState>('GET', `accommodation/${reed.id}/status`);
      expect(usedBy).toContainEqual(expect.objectContaining({ title: 'Camps' }));
    });

    test('COL-03 a form that was open meanwhile, and a pasted address, lead to the new one', async () => {
      const { id } = await footer('Pasted', '/the-delta/reed-camp/fig-house#top');
      expect((await read<Linked>('footer', { id })).links[0]?.url).toBe('/delta/reed-camp/fig-house#top');
      const { doc } = await publish('accommodation', reed, { link: '/the-delta/reed-camp' });
      expect(doc.link).toBe('/delta/reed-camp');
    });

    test('COL-03 a lodge moves with its villas, and back', async () => {
      await publish('accommodation', reed, { link: '/delta/sedge-camp' });
      expect(await pages()).toEqual([
        '/delta/sedge-camp',
        '/delta/sedge-camp/fig-house',
        '/delta/draft-camp',
      ]);
      expect(await redirects()).toContain('/delta/reed-camp* to /delta/sedge-camp*');
      await publish('accommodation', reed, { link: '/delta/reed-camp' });
      expect(await redirects()).toEqual([
        '/ancient to /delta/reed-camp',
        '/delta/sedge-camp* to /delta/reed-camp*',
        '/the-delta* to /delta*',
      ]);
    });

    test('COL-03 with its old address again everything is as it was, and no redirect leads in a circle', async () => {
      await publish('propertyUpdated', delta, { slug: 'the-delta' });
      expect(await pages()).toEqual([
        '/the-delta/reed-camp',
        '/the-delta/reed-camp/fig-house',
        '/the-delta/draft-camp',
      ]);
      expect(await read('introSection', intro)).toMatchObject({ heroBannerFor: 'the-delta-reed-camp' });
      expect(await redirects()).toEqual([
        '/ancient to /the-delta/reed-camp',
        '/delta* to /the-delta*',
        '/delta/sedge-camp* to /the-delta/reed-camp*',
      ]);
    });

    test('COL-03 a retired property that comes back elsewhere moves too, and its old address is free', async () => {
      await ask('POST', `propertyUpdated/${delta.id}/agreement`);
      await ask('PATCH', `propertyUpdated/${delta.id}`, { _status: 'draft' });
      expect(await redirects()).toContain('/the-delta/* to /');
      await publish('propertyUpdated', delta, { slug: 'delta-two' });
      expect(await pages()).toContain('/delta-two/reed-camp');
      expect((await redirects()).filter((words) => words.startsWith('/the-delta'))).toEqual([
        '/the-delta* to /delta-two*',
      ]);
      expect(await read('propertyUpdated', delta)).toMatchObject({ key: 'the-delta' });
      const other = await made('propertyUpdated', {
        ...{ slug: 'the-delta', name: 'Another', shortName: 'Another', region: 'around-the-delta' },
        ...{ line: 'Land between rivers.', position: 2, cardImage: await picture('another.png') },
      });
      expect(other.key).toBe('the-delta-2');
      expect((await redirects()).filter((words) => words.startsWith('/the-delta'))).toEqual([]);
    });

    test('COL-03 a star at both ends leads each page below to its own; anything else of that kind is refused', async () => {
      const by = (from: string, to: string) => ({ from, to, _status: 'published' });
      await made('redirects', by('/old-name*', '/delta-two*'));
      for (const to of ['/delta-two/*', '/old-name/below*', '/no-such-page*'])
        expect(
          await refusal('POST', 'redirects', by('/old-name-too*', to.replace('/old-name', '/old-name-too'))),
        ).toMatch(/star stands|one below the other|No page/);
    });
  });
}
