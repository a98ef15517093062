import type { Payload } from 'payload';
import { expect, test, vi } from 'vitest';
import { knownContent, reviewContent } from './review.ts';

vi.mock('../places/studio-collection.ts', async () => {
  const { demonstrationCollection } = await import('../../../../tests/support/demonstration-collection.ts');
  return { studioCollection: async () => demonstrationCollection(), collectionHooks: () => ({}) };
});

/** A studio of two collections, one with drafts, that counts how often its database is asked. */
function countingStudio() {
  let reads = 0;
  const collection = (slug: string, drafts: boolean) => ({
    slug,
    admin: { useAsTitle: 'title' },
    flattenedFields: [{ name: 'title', type: 'text' }],
    versions: drafts ? { drafts: {} } : false,
  });
  const answer = async () => {
    reads += 1;
    return { docs: [], hasNextPage: false, totalDocs: 0 };
  };
  const payload = {
    config: { collections: [collection('blog', true), collection('redirects', false)] },
    collections: {},
    db: { find: answer, findVersions: answer, count: answer },
  };
  // Of Payload no more than the reading of content asks for.
  return { payload: payload as unknown as Payload, reads: () => reads };
}

test('anybody who types a search has the database read once, not at every key, and what is older than allowed is read anew', async () => {
  const { payload, reads } = countingStudio();
  const hour = 60 * 60 * 1000;
  // Twelve keys before the first answer, as one who types fast.
  await Promise.all(Array.from({ length: 12 }, () => knownContent(payload, hour)));
  const once = reads();
  expect(once).toBe(6);
  for (let key = 0; key < 12; key += 1) await knownContent(payload, hour);
  expect(reads()).toBe(once);
  // An age of nothing asks for what is true now, as the start page does.
  await knownContent(payload);
  expect(reads()).toBe(2 * once);
});

test('CNT-02/missing-entries a person who looks while a reading is under way sees what was changed before, from one more reading for all', async () => {
  const { payload, reads } = countingStudio();
  await knownContent(payload);
  const once = reads();
  const underWay = knownContent(payload);
  await Promise.all([knownContent(payload), knownContent(payload), underWay]);
  expect(reads()).toBe(3 * once);
  // A search takes the reading that is under way.
  await Promise.all([knownContent(payload), knownContent(payload, 1)]);
  expect(reads()).toBe(4 * once);
});

test('a page whose entry is not published lacks no words for search engines', async () => {
  vi.stubEnv('MODE', 'demo');
  const rows = [
    { id: 1, title: 'Booking terms', slug: 'booking-terms', _status: 'published', updatedAt: '2026-11-28' },
    { id: 2, title: 'Our site’s terms', slug: 'site-terms', _status: 'draft', updatedAt: '2026-11-28' },
  ];
  const payload = {
    config: {
      collections: [
        {
          ...{ slug: 'page', admin: { useAsTitle: 'title' }, versions: false },
          flattenedFields: [{ name: 'title', type: 'text' }],
        },
      ],
    },
    db: {
      find: async () => ({ docs: rows, hasNextPage: false, totalDocs: rows.length }),
      count: async () => ({ totalDocs: rows.length }),
    },
  } as unknown as Payload;
  const { findings } = await reviewContent(payload);
  const pages = findings.withoutMeta.map(({ title }) => title);
  expect(pages).toContain('/booking-terms');
  expect(pages).not.toContain('/site-terms');
  expect(pages).not.toContain('/cookie-policy');
});
