import { mostReads } from '@sundowner/brand';
import { previewTokenMs, signPreviewToken } from '@sundowner/keyring';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPersonas } from '../../apps/site/src/content/experience/personas.ts';
import { readHeroQuote, readQuote } from '../../apps/site/src/content/page/quotes.ts';
import { readTeam } from '../../apps/site/src/content/people/team.ts';
import { readMaps } from '../../apps/site/src/content/property/maps.ts';
import { readOffers } from '../../apps/site/src/content/rates/offers.ts';
import { inPreview } from '../../apps/site/src/content/reading/preview-scope.ts';
import { readStoryListing } from '../../apps/site/src/content/story/stories.ts';
import { readStory } from '../../apps/site/src/content/story/story.ts';
import { type ContentStage, contentStage } from './content-stage.ts';

let stage: ContentStage;
let plate: number;
let story: number;

beforeAll(async () => {
  stage = await contentStage();
  plate = await stage.upload('image/', 'plate.webp');
  await publish('tag', { title: 'Interests - News', category: 'Interests' });
  story = await publish('blog', {
    title: 'Story 9',
    slug: 'story-9',
    standfirst: 'About it.',
    date: '2026-03-09T10:00:00.000Z',
    category: 'News',
    minutes: 3,
    image: plate,
  });
}, 120_000);
afterAll(() => stage?.close());

const publish = async (collection: string, data: object): Promise<number> =>
  (await stage.edit('POST', `${collection}?depth=0`, { ...data, _status: 'published' })).id;
const agree = (path: string) => stage.edit('POST', `${path}/agreement`);
const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

describe('what readers make of entries', () => {
  const names = ['couples', 'families', 'friends', 'solo-traveller', 'honeymooners', 'other'];

  test('CNT-07/couples CNT-07/families CNT-07/friends CNT-07/solo-traveller CNT-07/honeymooners the personas stand in their order, All first', async () => {
    for (const name of [...names].reverse())
      await publish('persona', { title: name, tag: `persona-${name}` });
    await publish('persona', { title: 'All', tag: 'all' });
    const personas = await readPersonas(stage.page());
    expect(personas.map(({ tag }) => tag)).toEqual(['all', ...names.map((name) => `persona-${name}`)]);
  });

  test('CNT-10/empty-members people who are not published stand in no team', async () => {
    const shown = await publish('teamMember', { name: 'Thandi', role: 'Guide', portrait: plate });
    const gone = await publish('teamMember', { name: 'Pieter', role: 'Guide', portrait: plate });
    await publish('meetTheTeam', {
      tag: 'our-story',
      title1: 'The team',
      guestExperienceTeam: { title: 'Guests', members: [gone, shown] },
      travelProfessionals: { title: 'Journeys', list: [gone] },
    });
    await agree(`teamMember/${gone}`);
    await stage.edit('PATCH', `teamMember/${gone}`, { _status: 'draft' });
    const team = await readTeam(stage.page(), 'our-story');
    expect(team?.guestExperience.members.map(({ name }) => name)).toEqual(['Thandi']);
    expect(team?.travelProfessionals.members).toEqual([]);
  });

  test('CNT-08/pins CNT-08/selling-points a selling point lights up the pins it names', async () => {
    await publish('maps', {
      mapFor: 'travel-africa',
      title: 'Where we go',
      pins: [
        { name: 'Okavango', latitude: -19.3, longitude: 22.9 },
        { name: 'Cape Town', latitude: -33.9, longitude: 18.4 },
        { name: 'Serengeti' },
      ],
      sellingPoints: [{ title: 'Water', pins: ['Cape Town', 'Okavango', 'Atlantis'] }],
    });
    const map = (await readMaps(stage.page())).find(({ title }) => title === 'Where we go');
    expect(map?.sellingPoints[0]?.activePins).toEqual([0, 1]);
    expect(map?.pins[0]?.coordinates).toEqual({ latitude: -19.3, longitude: 22.9 });
    expect(map?.pins[2]?.coordinates).toBeNull();
  });

  test('CNT-16/hero-quote the quote over the banner is an entry of its own', async () => {
    const quote = { attribution: 'A guest', backgroundImage: plate };
    await publish('quoteComponent', { ...quote, quoteFor: 'impact', text: 'In the page.' });
    await publish('quoteComponent', { ...quote, quoteFor: 'hero-impact', text: 'Over the banner.' });
    const page = stage.page();
    expect((await readQuote(page, 'impact'))?.text).toBe('In the page.');
    expect((await readHeroQuote(page, 'impact'))?.text).toBe('Over the banner.');
  });

  test('what an editor dated is shown on its days alone, and the page changes by itself when they end', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await publish('region', { key: 'thornybush', name: 'Thornybush', displayName: 'Thornybush' });
    await publish('propertyUpdated', {
      ...{ slug: 'monwana', name: 'Monwana Game Lodge', shortName: 'Monwana', region: 'thornybush' },
      ...{ line: 'Beside a waterhole.', position: 1, cardImage: plate },
    });
    const saving = { kind: 'nights', nights: 4, paidNights: 3 };
    const offer = { text: 'One night more.', property: 'monwana', saving };
    const past = { from: '2020-01-01T10:00:00.000Z', until: '2020-02-01T10:00:00.000Z' };
    await publish('offer', { ...offer, ...past, slug: 'gone', title: 'Gone' });
    await publish('offer', { ...offer, ...past, until: tomorrow, slug: 'now', title: 'Now' });
    const page = stage.page();
    expect(titles(await readOffers(page, 'monwana'))).toEqual(['Now']);
    expect(await readOffers(stage.page(), 'capecadogan')).toEqual([]);
    expect(page.freshness()).toMatchObject({
      swr: expect.any(Number),
      tags: expect.arrayContaining(['offer']),
    });
  });
});

describe('drafts', () => {
  const proof = (expires = Date.now() + previewTokenMs) =>
    signPreviewToken({ path: '/blog/story-9', expires }, stage.studio.home.keys.contentToken);

  beforeAll(async () => {
    await stage.edit('PATCH', `blog/${story}?draft=true`, {
      title: 'Story 9, rewritten',
      _status: 'draft',
    });
    await stage.edit('POST', 'tag?draft=true', {
      title: 'Interests - Recipes',
      category: 'Interests',
      _status: 'draft',
    });
  });

  test('a preview shows them, those never published too, and keeps nothing', async () => {
    const preview = inPreview(proof(), () => stage.page());
    expect((await readStory(preview, 'story-9'))?.title).toBe('Story 9, rewritten');
    const { tags: filters } = await readStoryListing(
      inPreview(proof(), () => stage.page()),
      {
        page: 1,
        chosen: {},
      },
    );
    expect(filters.interest.map(({ title }) => title)).toContain('Recipes');
    expect(preview.freshness()).toBeNull();
    expect((await readStory(stage.page(), 'story-9'))?.title).toBe('Story 9');
  });

  test('without a good proof the site reads no draft', async () => {
    for (const bad of [
      'forged',
      proof(Date.now() - 1),
      signPreviewToken({ path: '/', expires: Date.now() + 1000 }, 'x'),
    ]) {
      const story = await readStory(
        inPreview(bad, () => stage.page()),
        'story-9',
      );
      expect(story?.title ?? '').not.toContain('rewritten');
    }
  });
});

describe('several reads in one request', () => {
  const url = () => `${stage.studio.url}/api/reads`;
  const ask = (body: string | object, token = stage.studio.home.keys.contentToken) =>
    fetch(url(), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const blog = { reads: [{ collection: 'blog' }] };

  test('are for the site alone, and bounded', async () => {
    expect((await ask(blog, 'another token')).status).toBe(403);
    expect((await fetch(url(), { method: 'POST', body: JSON.stringify(blog) })).status).toBe(403);
    for (const nothing of ['', '{', '[]', '{"reads":[]}']) expect((await ask(nothing)).status).toBe(400);
    const many = Array.from({ length: mostReads + 1 }, () => ({ collection: 'tag' }));
    expect((await ask({ reads: many })).status).toBe(400);
  });

  test('fail apart, and open nothing but content', async () => {
    const query = {
      reads: [
        { collection: 'nothing' },
        { collection: 'blog', where: { 'no.such.field': { equals: 1 } } },
        { collection: 'users' },
        { collection: 'content-changes' },
        { collection: 'tag', limit: 1 },
        { collection: 'blog', every: { title: [[1]] } },
        { collection: 'blog', every: { tags: [['1) OR (1=1']] } },
        { collection: 'blog', limit: 'all' },
      ],
    };
    const { reads } = (await (await ask(query)).json()) as {
      reads: { status: number; body?: { docs: unknown[] } }[];
    };
    expect(reads.map(({ status }) => status)).toEqual([
      404,
      400,
      expect.any(Number),
      403,
      200,
      400,
      400,
      400,
    ]);
    expect(reads[2]?.body?.docs ?? []).toEqual([]);
    expect(reads[4]?.body?.docs).toHaveLength(1);
  });
});
