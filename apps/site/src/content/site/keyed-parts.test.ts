import { type ContentQuery, defaultBrand, emptyCollection } from '@sundowner/brand';
import { expect, test } from 'vitest';
import type { FakeEntry } from '../../../../../tests/fakes/studio-entries.ts';
import { found } from '../../../../../tests/fakes/studio-finds.ts';
import { createContent } from '../content.ts';
import type { ContentLog } from '../reading/log.ts';
import { readChrome } from './chrome.ts';
import { partsLeft, readKeyedParts } from './keyed-parts.ts';

const log: ContentLog = { info: () => {}, warn: () => {}, error: () => {} };

const introSection = [
  { id: 1, heroBannerFor: 'lionsands', secondaryTextMain: 'Five lodges', secondaryTextSub: '' },
  { id: 2, heroBannerFor: 'awards', primaryTextMain: 'Awards' },
];
const experiencesSection = [
  {
    id: 3,
    experiencesSectionFor: 'lionsands',
    bigHeader: 'What people ask for',
    allExperiencesLink: '/lionsands/experiences',
    experiences: [
      { id: 4, slug: 'boats', title: 'By boat on the river', navigationText: 'Boats', link: '/nowhere' },
    ],
  },
];

/** A reading of these entries, and what it asked for. */
function reading() {
  const asked: ContentQuery[] = [];
  const entries: Readonly<Record<string, readonly FakeEntry[]>> = { introSection, experiencesSection };
  const source = {
    async read(query: ContentQuery) {
      asked.push(query);
      const docs = found(entries[query.collection] ?? [], query);
      return { cancelled: false, json: { docs, tags: [] }, askedAt: 0 } as const;
    },
    forget: () => {},
  };
  const snapshots = { load: async () => null, save: async () => {}, remove: async () => {} };
  const collection = () => ({ collection: emptyCollection(), read: true });
  const site = { brand: defaultBrand, siteUrl: 'https://www.example.com', demonstration: true };
  const page = createContent({ source, drafts: () => source, collection, snapshots, log }, site).forPage();
  return { page, asked };
}

test('CNT-15/section CNT-11/intro-section a page has the parts of its key', async () => {
  expect(await readKeyedParts(reading().page, '/lionsands/')).toMatchObject({
    second: { heading: 'Five lodges', lead: '' },
    experiences: {
      bigHeader: 'What people ask for',
      allHref: '/lionsands/experiences',
      // Its link leads to no page.
      experiences: [{ navigationText: 'Boats', href: null }],
    },
  });
});

test('a page without any reads none but the list of keys', async () => {
  const { page, asked } = reading();
  expect(await readKeyedParts(page, '/awards')).toEqual({ second: null, experiences: null });
  expect(asked.filter(({ collection }) => collection === 'experiencesSection')).toHaveLength(1);
});

test('a page that stands in for another has none', async () => {
  const { page, asked } = reading();
  expect((await readChrome(page)).keyed).toEqual({ second: null, experiences: null });
  expect(asked.some(({ collection }) => collection === 'experiencesSection')).toBe(false);
});

test('what a page draws itself is not left for its end', async () => {
  const parts = await readKeyedParts(reading().page, '/lionsands');
  expect(partsLeft(parts, [])).toEqual(parts);
  expect(partsLeft(parts, ['second'])).toEqual({ ...parts, second: null });
  expect(partsLeft(parts, ['second', 'experiences'])).toBeNull();
  expect(partsLeft(await readKeyedParts(reading().page, '/awards'), [])).toBeNull();
});
