import { previewTokenMs, signPreviewToken } from '@sundowner/keyring';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FakeEntry } from '../fakes/studio-entries.ts';
import { type SharedSite, sharedSite } from './site-shared.ts';

let stage: SharedSite;
const get = async (path: string) => {
  const answer = await fetch(`${stage.url}${path}`);
  return { status: answer.status, html: await answer.text() };
};
const statuses = (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => [path, (await get(path)).status]));

const picture = () => stage.studio.store.collections.media?.[0];
const property = (key: string) => {
  const found = stage.studio.store.collections.propertyUpdated?.find((entry) => entry.key === key);
  if (!found) throw new Error(`There is no property ${key}.`);
  return found;
};
const stay = (id: number, slug: string, more: object = {}): FakeEntry => ({
  id,
  slug,
  name: 'River Lodge',
  kind: 'lodge',
  property: 'lionsands',
  link: `/lionsands/${slug}`,
  contentfulTag: `lion-sands-${slug}`,
  line: 'Wide decks.',
  cardImage: picture(),
  breadcrumbs: [{ name: 'Lion Sands', link: '/lionsands' }, { name: 'River Lodge' }],
  ...more,
});
const paragraph = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }] },
});
const measures = (id: number, key: string, heading: string, text: string): FakeEntry => ({
  id,
  experiencesSectionFor: key,
  bigHeader: heading,
  text: paragraph(text),
});

beforeAll(async () => {
  stage = await sharedSite();
  const lodge = stay(1, 'river-lodge', {
    expect: [{ title: 'What should I pack?', text: 'Dust colours.' }],
    gallery: [picture()],
  });
  const villa = stay(2, 'fish-eagle-villa', {
    name: 'Fish Eagle Villa',
    kind: 'villa',
    link: '/lionsands/ivory-lodge/fish-eagle-villa',
  });
  Object.assign(stage.studio.store.collections, { accommodation: [lodge, villa], experiencesSection: [] });
  Object.assign(property('lionsands'), {
    accommodation: [lodge],
    statement: 'A river.',
    contentfulTag: 'lion-sands',
  });
  await stage.publishAll();
});
afterAll(() => stage?.close());

describe('RT-03 the roots of properties', () => {
  test('RT-03/lionsands RT-03/marataba what is published answers, what is not is a 404', async () => {
    expect(await statuses(['/lionsands', '/marataba', '/monwana', '/capecadogan', '/lionsand'])).toEqual([
      ['/lionsands', 200],
      ['/marataba', 200],
      ['/monwana', 404],
      ['/capecadogan', 404],
      ['/lionsand', 404],
    ]);
  });

  test('CNT-18/properties its lodges stand on it, each with its page', async () => {
    const { html } = await get('/lionsands');
    expect(html).toContain('<h1');
    expect(html).toContain('href="/lionsands/river-lodge"');
    expect(html).toContain('"@type":"Resort"');
    // The other property has none, and so no section for them.
    expect((await get('/marataba')).html).not.toContain('id="stays"');
  });

  test('CNT-04/property-page CNT-16/favourites what an editor changes shows, and what is away leaves its section out', async () => {
    expect((await get('/lionsands')).html).not.toContain('A table in the river');
    await stage.publish(['propertyFavourites', 'propertyUpdated'], ({ store }) => {
      property('lionsands').statement = 'A river that moved. Twice, even.';
      store.collections.propertyFavourites = [
        {
          id: 1,
          contentfulTag: 'lion-sands',
          favourites: [{ title: 'A table in the river', buttonLink: '/nowhere' }],
        },
      ];
    });
    const { html } = await get('/lionsands');
    expect(html).toContain('A river that moved.');
    expect(html).toContain('<em>Twice,</em>');
    expect(html).toContain('A table in the river');
    // A link to a page that is not built is not rendered.
    expect(html).not.toContain('href="/nowhere"');
  });

  test('CNT-05/maps maps, quotes and offers that cannot be read leave the page standing', async () => {
    for (const collection of ['maps', 'quoteComponent', 'offer', 'testimonial'])
      stage.studio.faults[collection] = { kind: 'status', status: 500 };
    await stage.publish(['propertyUpdated'], () => {
      property('lionsands').statement = 'Still here.';
    });
    const { status, html } = await get('/lionsands');
    for (const collection of Object.keys(stage.studio.faults)) delete stage.studio.faults[collection];
    expect(status).toBe(200);
    expect(html).toContain('Still here.');
  });
});

describe('lodges and villas', () => {
  test('RT-04/river-lodge NAV-14/accommodation the lodge with its own way to it', async () => {
    const { status, html } = await get('/lionsands/river-lodge');
    expect(status).toBe(200);
    expect(html).toContain('<a href="/lionsands">Lion Sands</a>');
    expect(html).toContain('What should I pack?');
    expect(html).toContain('/enquire/book?from=/lionsands/river-lodge');
    expect(html).toContain('"@type":"LodgingBusiness"');
  });

  test('an unknown lodge, a lodge of another property and a villa that is none are 404s', async () => {
    const paths = [
      '/lionsands/no-such-lodge',
      '/marataba/river-lodge',
      '/monwana/river-lodge',
      '/nowhere/river-lodge',
      '/lionsands/river-lodge/fish-eagle-villa',
      '/lionsands/ivory-lodge/hinkwenu-villa',
    ];
    expect(await statuses(paths)).toEqual(paths.map((path) => [path, 404]));
  });

  test('RT-04/fish-eagle-villa the villa, with the address search engines keep in its data', async () => {
    const { status, html } = await get('/lionsands/ivory-lodge/fish-eagle-villa');
    expect(status).toBe(200);
    expect(html).toContain('/enquire/residences?from=/lionsands/ivory-lodge/fish-eagle-villa');
  });

  test('COL-03/moved a preview shows the lodge while a new address of its property is a draft', async () => {
    const { store, drafts } = stage.studio;
    drafts.propertyUpdated = (store.collections.propertyUpdated ?? []).map((entry) =>
      entry.key === 'lionsands' ? { ...entry, slug: 'lion-sands-reserve' } : entry,
    );
    const path = '/lionsands/river-lodge';
    const expires = Date.now() + previewTokenMs;
    const token = signPreviewToken({ path, expires }, stage.keyring.contentToken);
    const { status, html } = await get(`${path}?preview=${token}`);
    delete drafts.propertyUpdated;
    expect(status).toBe(200);
    expect(html).toContain('River Lodge');
  });

  test('CNT-04/unpublish a lodge that is unpublished is gone at once', async () => {
    const { accommodation = [] } = stage.studio.store.collections;
    await stage.publish(['accommodation'], ({ store }) => {
      store.collections.accommodation = [];
    });
    expect((await get('/lionsands/river-lodge')).status).toBe(404);
    await stage.publish(['accommodation'], ({ store }) => {
      store.collections.accommodation = accommodation;
    });
    expect((await get('/lionsands/river-lodge')).status).toBe(200);
  });
});

describe('RT-18 what is done against an infection', () => {
  const paths = ['lionsands', 'monwana', 'marataba', 'capecadogan'].map((key) => `/${key}/covid`);

  test('RT-18/unpublished without its sections there is no such page, and the sitemap knows none', async () => {
    expect(await statuses(paths)).toEqual(paths.map((path) => [path, 404]));
    expect((await get('/sitemap.xml')).html).not.toContain('/covid<');
  });

  test('RT-18/lionsands RT-18/monwana RT-18/marataba RT-18/capecadogan the sections while they are published', async () => {
    await stage.publish(['experiencesSection'], ({ store }) => {
      store.collections.experiencesSection = [
        measures(1, 'covid-19-preventative-measures', 'What we do', 'Windows are open.'),
        measures(2, 'covid-19-supportive-planning', 'If plans change', 'Dates may move.'),
      ];
    });
    for (const path of paths) {
      const { status, html } = await get(path);
      expect(status, path).toBe(200);
      for (const words of ['What we do', 'Windows are open.', 'If plans change', 'Dates may move.'])
        expect(html, path).toContain(words);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    }
  });

  test('RT-18/unpublished one section alone is shown alone; with none the page is gone', async () => {
    await stage.publish(['experiencesSection'], ({ store }) => {
      store.collections.experiencesSection = [
        measures(2, 'covid-19-supportive-planning', 'If plans change', 'Dates may move.'),
      ];
    });
    const { html } = await get('/monwana/covid');
    expect(html).toContain('If plans change');
    expect(html).not.toContain('What we do</h2>');
    await stage.publish(['experiencesSection'], ({ store }) => {
      store.collections.experiencesSection = [];
    });
    expect((await get('/monwana/covid')).status).toBe(404);
  });
});
