import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readExperiences } from '../../apps/site/src/content/experience/experience.ts';
import { readPersonas } from '../../apps/site/src/content/experience/personas.ts';
import { readTravelAfrica } from '../../apps/site/src/content/journey/travel-africa.ts';
import type { Reading } from '../../apps/site/src/content/reading/reading.ts';
import { readStoryListing } from '../../apps/site/src/content/story/stories.ts';
import { readStory } from '../../apps/site/src/content/story/story.ts';
import { type ContentStage, contentStage } from './content-stage.ts';
import type { Dialect } from './shared-studio.ts';

/** Of a studio on a database. */
export function contentChangesOn(dialect: Dialect): void {
  describe(`content on ${dialect}`, () => {
    let stage: ContentStage;
    let plate: number;
    const tags = new Map<string, number>();
    const ids = new Map<string, number>();

    const publish = async (collection: string, data: object): Promise<number> =>
      (await stage.edit('POST', `${collection}?depth=0`, { ...data, _status: 'published' })).id;
    /** Agrees that what is shown elsewhere may be taken down, as an editor does on the entry. */
    const agree = (path: string) => stage.edit('POST', `${path}/agreement`);
    const idOf = (name: string) => ids.get(name) ?? 0;
    const listing = (page: number, ...slugs: string[]) =>
      readStoryListing(stage.page(), {
        page,
        chosen: { travellerType: slugs, interest: slugs, property: slugs },
      });
    const titles = (stories: readonly { title: string }[]) => stories.map(({ title }) => title);

    beforeAll(async () => {
      stage = await contentStage(dialect);
      plate = await stage.upload('image/', 'plate.webp');
      for (const [title, category, position] of [
        ['Traveller Type - Someone new', 'Traveller Type', null],
        ['Interests - News', 'Interests', null],
        ['Traveller Type - Couple', 'Traveller Type', 2],
        ['Traveller Type - Family', 'Traveller Type', 1],
        ['Interests - Safaris', 'Interests', null],
        ['Lion Sands Game Reserve', 'Properties', null],
        ['Monwana Game Lodge', 'Properties', null],
      ] as const) {
        const name = title.replace(/^.* - /, '');
        tags.set(name, await publish('tag', { title, category, position }));
      }
      const carried = [
        ['Family', 'Safaris'],
        ['Couple', 'Safaris'],
        ['Family', 'News', 'Lion Sands Game Reserve'],
        [],
      ];
      for (let day = 1; day <= 20; day++) {
        const title = `Story ${day}`;
        ids.set(
          title,
          await publish('blog', {
            title,
            slug: `story-${day}`,
            standfirst: `About ${title}.`,
            date: `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`,
            category: 'Interests - Safaris',
            minutes: 3,
            image: plate,
            isFeaturedPost: day === 7,
            tags: (carried[day % 4] ?? []).map((name) => tags.get(name)),
          }),
        );
      }
    }, 180_000);
    afterAll(() => stage?.close());

    describe('stories', () => {
      test('CNT-06/order CNT-06/pages CNT-06/featured newest first, nine a page, the featured one apart', async () => {
        const first = await listing(1);
        expect(titles(first.stories)).toEqual(
          [20, 19, 18, 17, 16, 15, 14, 13, 12].map((day) => `Story ${day}`),
        );
        expect(first).toMatchObject({ page: 1, pageCount: 3, total: 19, featured: { title: 'Story 7' } });
        const third = await listing(3);
        expect(titles(third.stories)).toEqual(['Story 1']);
        expect((await listing(4)).stories).toEqual([]);
      });

      test('CNT-06/filters CNT-06/prefixes the filters stand in their order, without their prefixes', async () => {
        const { tags: filters } = await listing(1);
        expect(filters.travellerType.map(({ title }) => title)).toEqual(['Family', 'Couple', 'Someone new']);
        expect(filters.interest.map(({ title }) => title)).toEqual(['News', 'Safaris']);
        expect(filters.property).toEqual([
          { slug: 'lion-sands-game-reserve', title: 'Lion Sands Game Reserve', group: 'property' },
          { slug: 'monwana-game-lodge', title: 'Monwana Game Lodge', group: 'property' },
        ]);
        expect((await listing(1)).stories[0]?.category).toBe('Safaris');
      });

      test('CNT-06/every-group a story carries one tag of every group something was chosen in', async () => {
        expect((await listing(1, 'family')).total).toBe(10);
        expect((await listing(1, 'family', 'couple')).total).toBe(15);
        expect((await listing(1, 'family', 'safaris')).total).toBe(5);
        const three = await listing(1, 'family', 'news', 'lion-sands-game-reserve');
        expect(titles(three.stories)).toEqual(['Story 18', 'Story 14', 'Story 10', 'Story 6', 'Story 2']);
        expect(three.chosen.map(({ slug }) => slug).sort()).toEqual([
          'family',
          'lion-sands-game-reserve',
          'news',
        ]);
      });

      test('CNT-06/no-match none matches every group, so there are those that match any, or none; an unknown tag is left aside', async () => {
        expect(await listing(1, 'couple', 'news')).toMatchObject({ matchesAny: true, total: 10 });
        expect(await listing(1, 'someone-new')).toMatchObject({ stories: [], total: 0, pageCount: 1 });
        expect((await listing(1, 'no-such-tag')).total).toBe(19);
      });

      test('CNT-12/by-slug a story brings its tags and what is like it; CNT-02/story its meta falls back on its own words', async () => {
        const story = await readStory(stage.page(), 'story-20');
        expect(story).toMatchObject({
          title: 'Story 20',
          category: 'Safaris',
          meta: {
            title: 'Story 20 | The More Collection',
            description: 'About Story 20.',
            image: { alt: 'What plate.webp shows' },
          },
        });
        const eighteen = await readStory(stage.page(), 'story-18');
        expect(eighteen?.tags.map(({ title }) => title)).toEqual([
          'Family',
          'News',
          'Lion Sands Game Reserve',
        ]);
        expect(titles(eighteen?.related ?? [])).toEqual(['Story 20', 'Story 16', 'Story 14']);
        expect(await readStory(stage.page(), 'no-such-story')).toBeNull();
      });
    });

    /**
     * Whether the notices a change gives touch what a page was made from. Whatever they touch, readers that keep the rest have what is
     * published then.
     */
    async function touches(
      read: (page: Reading) => Promise<unknown>,
      change: () => Promise<unknown>,
    ): Promise<boolean> {
      const page = stage.page();
      await read(page);
      const { tags: made } = page.freshness() as { tags: string[] };
      await stage.keptAndCurrent(await stage.changes());
      await read(stage.keepingPage());
      await change();
      const changed = await stage.changes();
      expect(changed.length).toBeGreaterThan(0);
      const { kept, current } = await stage.keptAndCurrent(changed);
      expect(kept.length).toBeGreaterThan(0);
      expect(kept).toEqual(current);
      return changed.some((tag) => made.includes(tag));
    }

    describe('CNT-04 what a page shows inside other entries outdates it', () => {
      let experience: number;
      let banner: number;

      beforeAll(async () => {
        banner = await publish('heroBanner', {
          heroBannerFor: 'travel-africa',
          bannerText: 'Wide',
          backgroundImage: plate,
        });
        experience = await publish('experiences', {
          slug: 'walk',
          title: 'A walk',
          description: 'On foot.',
          experienceImage: plate,
        });
        const other = await publish('experiences', {
          slug: 'boat',
          title: 'A boat',
          description: 'Afloat.',
          experienceImage: plate,
        });
        ids.set('boat', other);
        await publish('persona', { title: 'All', tag: 'all', experiences: [experience, other] });
        const country = await publish('travelAfricaDestination', {
          slug: 'botswana',
          name: 'Botswana',
          hero: banner,
        });
        ids.set('country', country);
        ids.set(
          'travelAfrica',
          await publish('travelAfrica', { title: 'Travel Africa', destinations: [country] }),
        );
      });

      test('a banner in a country in the page, and the picture in it', async () => {
        const rename = () =>
          stage.edit('PATCH', `heroBanner/${banner}`, { bannerText: 'Wider', _status: 'published' });
        expect(await touches((page) => readTravelAfrica(page), rename)).toBe(true);
        expect((await readTravelAfrica(stage.page()))?.destinations[0]?.banner?.text).toBe('Wider');
        expect(
          await touches(
            (page) => readTravelAfrica(page),
            () => stage.edit('PATCH', `media/${plate}`, { alt: 'Dusk' }),
          ),
        ).toBe(true);
      });

      test('CNT-07/all CNT-07/unpublished an experience that is unpublished is not available, and comes back', async () => {
        const set = (_status: string) => () => stage.edit('PATCH', `experiences/${experience}`, { _status });
        await agree(`experiences/${experience}`);
        expect(await touches((page) => readPersonas(page), set('draft'))).toBe(true);
        const [persona] = await readPersonas(stage.page());
        expect(persona?.experiences).toMatchObject([
          { available: false },
          { available: true, title: 'A boat' },
        ]);
        expect(await touches((page) => readPersonas(page), set('published'))).toBe(true);
        expect((await readPersonas(stage.page()))[0]?.experiences[0]).toMatchObject({
          available: true,
          title: 'A walk',
        });
      });

      test('a relation taken out, an entry deleted, a new one in a list', async () => {
        await agree(`experiences/${idOf('boat')}`);
        const boat = () => stage.edit('DELETE', `experiences/${idOf('boat')}`);
        expect(await touches((page) => readExperiences(page), boat)).toBe(true);
        expect(titles(await readExperiences(stage.page()))).toEqual(['A walk']);
        const without = () =>
          stage.edit('PATCH', `travelAfrica/${idOf('travelAfrica')}`, {
            destinations: [],
            _status: 'published',
          });
        expect(await touches((page) => readTravelAfrica(page), without)).toBe(true);
        const added = () =>
          publish('blog', {
            title: 'Newest',
            slug: 'newest',
            standfirst: 'New.',
            date: '2026-04-01T10:00:00.000Z',
            category: 'News',
            minutes: 1,
            image: plate,
          });
        expect(await touches((page) => readStoryListing(page, { page: 1, chosen: {} }), added)).toBe(true);
      });

      test('CNT-04/unpublish the last good copy goes with the story', async () => {
        expect((await readStory(stage.page(), 'story-3'))?.title).toBe('Story 3');
        await stage.edit('PATCH', `blog/${idOf('Story 3')}`, { _status: 'draft' });
        expect(await readStory(stage.page(), 'story-3')).toBeNull();
        expect((await listing(1)).total).toBe(19);
      });
    });
  });
}
