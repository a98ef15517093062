import { expect, test } from 'vitest';
import { findConnections } from './connections.ts';
import type { Id } from './entry-facts.ts';
import { type KnownCollections, newCollection } from './known-entries.ts';

interface Given {
  readonly path?: string;
  readonly place?: string;
  readonly names?: readonly (readonly [collection: string, id: Id, field: string])[];
  readonly published?: boolean;
}

function ledgerOf(rows: Readonly<Record<string, Given>>): KnownCollections {
  const ledger: KnownCollections = new Map();
  for (const [key, { path = null, place = path, names = [], published = true }] of Object.entries(rows)) {
    const [collection = '', number = ''] = key.split(':');
    const id = Number(number);
    const known = ledger.get(collection) ?? newCollection();
    const pointers = names.map(([to, other, field]) => ({ collection: to, id: other, field }));
    const facts = { collection, id, title: key, published, pointers, paths: [], missingMeta: null };
    known.entries.set(id, { facts, path, placed: true, place: place ?? null, introduces: null, slug: '' });
    ledger.set(collection, known);
  }
  return ledger;
}

const rows = {
  'galleryItem:1': {},
  'imageGallery:2': { names: [['galleryItem', 1, 'Pictures']] },
  'residence:3': { path: '/residences/reed', names: [['imageGallery', 2, 'Gallery']] },
  'blog:4': { path: '/blog/draft', names: [['imageGallery', 2, 'Gallery']], published: false },
  'introSection:5': { path: '/residences/reed' },
  'accommodation:6': { path: '/lionsands/fig' },
  'room:7': { names: [['accommodation', 6, 'Belongs to']] },
} as const satisfies Record<string, Given>;

const paths = (collection: string, id: number) =>
  findConnections(ledgerOf(rows), collection, id).shownOn.map(({ path, by }) => `${path} by ${by.title}`);
const shown = (collection: string, id: number) =>
  findConnections(ledgerOf(rows), collection, id).shows.map(({ title, field }) => `${title} ${field}`);

test('STU-03/where-shown a picture of a gallery is shown on the pages of what shows the gallery, drafts left out', () => {
  expect(paths('galleryItem', 1)).toEqual(['/residences/reed by residence:3']);
  expect(paths('residence', 3)).toEqual(['/residences/reed by residence:3']);
  expect(paths('blog', 4)).toEqual([]);
});

test('STU-03/what-a-page-shows a page shows its introduction, and what its entry names', () => {
  expect(shown('residence', 3)).toEqual(['introSection:5 null', 'imageGallery:2 Gallery']);
  expect(shown('imageGallery', 2)).toEqual(['galleryItem:1 Pictures']);
});

test('a lodge shows the rooms that name it', () => {
  expect(shown('accommodation', 6)).toEqual(['room:7 Rooms']);
  expect(paths('room', 7)).toEqual(['/lionsands/fig by accommodation:6']);
  expect(shown('room', 7)).toEqual([]);
});
