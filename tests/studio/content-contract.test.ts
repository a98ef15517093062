import type { CollectionConfig } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readImpactProject } from '../../apps/site/src/content/impact/impact.ts';
import { readTravelAfrica, readTravelGuide } from '../../apps/site/src/content/journey/travel-africa.ts';
import { readKeysWithoutEntry } from '../../apps/site/src/content/page/keys-without-entry.ts';
import { outageId, type Row, rows } from '../support/content-rows.ts';
import { demonstrationCollection } from '../support/demonstration-collection.ts';
import { contentOf } from '../support/entry-samples.ts';
import { type ContentStage, contentStage, wordsOf } from './content-stage.ts';

/** Read by the enquiry desk, not by pages. */
const elsewhere = ['enquiryForm', 'choiceList', 'answerTemplate'];

let stage: ContentStage;
let content: CollectionConfig[];
const seen = new Map<string, unknown>();

beforeAll(async () => {
  stage = await contentStage();
  vi.stubEnv('MODE', 'demo');
  vi.stubEnv('DATA_DIR', stage.studio.home.folder);
  content = contentOf((await import('../../apps/studio/src/collections/collections.ts')).collections());
});

afterAll(() => {
  vi.unstubAllEnvs();
  stage?.close();
});

const isNothing = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.every((each) => isNothing(each)));

/** A page's opening words stand for themselves where there is no entry. */
const nothing = async ({ id, read }: Row): Promise<boolean> => {
  const value = await read(stage.withoutCopies().forPage(), stage.written);
  if (id.includes('CNT-11/intro-section')) return (value as { heading: string }).heading === '';
  return isNothing(value);
};

describe('before there is any entry', () => {
  test.each(rows)('$id: absence is nothing, not an error', async (each) => {
    expect(await nothing(each)).toBe(true);
  });

  test('CNT-02/keys CNT-02/missing-entries every page that is built is told of until it has an introduction', async () => {
    const keys = await readKeysWithoutEntry(stage.page(), demonstrationCollection());
    expect(keys).toEqual(expect.arrayContaining(['home', 'contact-us', 'privacy-policy']));
    const { id } = await stage.edit('POST', 'introSection', {
      heroBannerFor: 'contact-us',
      _status: 'published',
    });
    expect(await readKeysWithoutEntry(stage.page(), demonstrationCollection())).toEqual(
      keys.filter((each) => each !== 'contact-us'),
    );
    await stage.edit('POST', `introSection/${id}/agreement`);
    await stage.edit('DELETE', `introSection/${id}`);
  });

  test('CNT-09/unknown-project CNT-05/travel-africa what a page needs and is not there is in the log', async () => {
    stage.logged.length = 0;
    const page = stage.page();
    expect(await readImpactProject(page, 'no-such-project')).toBeNull();
    expect(await readImpactProject(page, '../../etc/passwd')).toBeNull();
    expect(await readTravelAfrica(page)).toBeNull();
    expect(await readTravelGuide(page)).toBeNull();
    expect(stage.logged.map(({ message }) => message)).toEqual([
      'No project found with slug.',
      'No project found with slug.',
      'No content found for the Travel Africa page',
      'No content found for the Travel Africa page',
    ]);
  });
});

describe('with an entry of every type', () => {
  // A post that has closed is not shown.
  beforeAll(() => stage.fill(content, { vacancy: { closes: '2099-03-04T12:30:00.000Z' } }), 240_000);

  test('every type is read by a page', () => {
    const read = new Set(rows.map(({ collection }) => collection));
    const types = content.map(({ slug }) => slug).filter((slug) => !elsewhere.includes(slug));
    expect(types.filter((slug) => !read.has(slug))).toEqual([]);
  });

  test.each(rows)(
    '$id: every field an editor fills is delivered',
    async ({ id, collection, read, unseen = [] }) => {
      stage.logged.length = 0;
      const page = stage.page();
      const value = await read(page, stage.written);
      seen.set(id, value);
      expect(isNothing(value)).toBe(false);
      const text = JSON.stringify(value);
      const hidden = ['importedFrom', '_status', ...unseen];
      const fields = Object.entries(stage.written.get(collection) ?? {}).filter(
        ([name]) => !hidden.includes(name),
      );
      const missing = fields.flatMap(([name, given]) =>
        wordsOf(given)
          .filter((words) => !hidden.includes(words) && !text.includes(JSON.stringify(words).slice(1, -1)))
          .map((words) => `${name}: ${words}`),
      );
      expect(missing).toEqual([]);
      expect(stage.logged.filter(({ level }) => level !== 'info')).toEqual([]);
      const { tags } = page.freshness() as { tags: string[] };
      expect(tags).toContain(`${collection}:${stage.ids.get(collection)}`);
    },
  );

  test('an answer names what it shows at any depth: pictures in banners in countries in the page', async () => {
    const page = stage.page();
    await readTravelAfrica(page);
    const { tags } = page.freshness() as { tags: string[] };
    const inside = [
      'travelAfricaDestination',
      'travelAfricaProperty',
      'heroBanner',
      'introSection',
      'maps',
      'packages',
    ];
    for (const slug of [...inside, 'specialist', 'testimonial', 'travelAfricaTravelType']) {
      expect(tags).toContain(`${slug}:${stage.ids.get(slug)}`);
    }
    for (const kind of ['image/', 'video/', 'application/pdf'])
      expect(tags).toContain(`media:${stage.ids.get(kind)}`);
  });
});

describe('while the content service is away', () => {
  beforeAll(() => stage.cutOff());

  test.each(rows)('$id: the last good copy stands in', async ({ id, read }) => {
    expect(await read(stage.page(), stage.written)).toEqual(seen.get(id));
  });

  test.each(rows.map((each) => ({ ...each, outage: outageId(each) })))(
    '$outage of $id: without one, $away, and it is in the log',
    async ({ id, read, away }) => {
      stage.logged.length = 0;
      const page = stage.withoutCopies().forPage();
      if (away === 'throws')
        await expect(read(page, stage.written)).rejects.toMatchObject({
          name: 'OutageError',
          statusCode: 503,
        });
      else if (id.includes('CNT-11/intro-section'))
        expect(await read(page, stage.written)).toMatchObject({ heading: '' });
      else expect(isNothing(await read(page, stage.written))).toBe(true);
      expect(stage.logged.length).toBeGreaterThan(0);
      for (const { details } of stage.logged)
        expect(details).toMatchObject({ read: expect.any(String), status: null });
      expect(page.freshness()).toMatchObject({ maxAge: 5 });
    },
  );
});
