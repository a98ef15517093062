import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demonstrationCollection } from '../../../../../tests/support/demonstration-collection.ts';
import { afterMoves, movedBack, placeMove, rewritingOf } from './moves.ts';

beforeAll(() => vi.stubEnv('MODE', 'demo'));
afterAll(() => vi.unstubAllEnvs());

test.each([
  ['propertyUpdated', { slug: 'old' }, { slug: 'new' }, '/old to /new'],
  ['propertyUpdated', { slug: 'old' }, { slug: 'old' }, null],
  ['accommodation', { link: '/delta/reed' }, { link: '/delta/fig/' }, '/delta/reed to /delta/fig'],
  ['accommodation', { link: '/delta/reed' }, { link: '/coast' }, '/delta/reed to /coast'],
  // The property has a page there as before.
  ['accommodation', { link: '/delta' }, { link: '/coast/reed' }, null],
  ['accommodation', { link: '/delta/reed' }, { link: '/delta' }, null],
  ['accommodation', { link: '/delta/reed' }, { link: '/delta/reed/fig' }, null],
  ['accommodation', { link: '/residences/fig' }, { link: '/delta/fig' }, null],
  ['accommodation', { link: null }, { link: '/delta/fig' }, null],
  ['treehouse', { slug: 'old' }, { slug: 'new' }, null],
])('COL-03 %s %o that becomes %o moves %s', (slug, before, now, words) => {
  const move = placeMove(slug, before, now);
  expect(move && `${move.from} to ${move.to}`).toBe(words);
});

const known = demonstrationCollection();
const property = known.properties.find(
  ({ has, key, root }) =>
    has.treehouses && known.lodges.some((lodge) => lodge.property === key && lodge.path !== root),
);
const lodge = known.lodges.find((each) => each.property === property?.key);
const treehouse = known.treehouses.find((each) => each.property === property?.key);
if (!property || !lodge || !treehouse) throw new Error('The demonstration has such a property.');

test('keys of pages below the address follow, those of other pages stay', () => {
  const root = property.root.slice(1);
  const move = { from: property.root, to: '/sedge' } as const;
  const { key, path } = rewritingOf(move, known);
  const tail = lodge.path.slice(property.root.length + 1);
  expect(key(root)).toBe('sedge');
  expect(key(`hero-${root}`)).toBe('hero-sedge');
  expect(key(`${root}-${tail}-rooms`)).toBe(`sedge-${tail}-rooms`);
  expect(key(`${root}-treehouses-${treehouse.slug}`)).toBe(`sedge-treehouses-${treehouse.slug}`);
  expect(key(`experiences-food-and-wine-${root}`)).toBe('experiences-food-and-wine-sedge');
  // Of pages that show nothing yet as well.
  const has = { experiences: false, safaris: false, treehouses: false, travelInfo: false };
  const bare = {
    ...known,
    properties: known.properties.map((each) => ({ ...each, has })),
    lodges: known.lodges.map((each) => ({ ...each, hasRooms: false })),
  };
  expect(rewritingOf(move, bare).key(`${root}-${tail}-rooms`)).toBe(`sedge-${tail}-rooms`);
  for (const page of ['experiences', 'safaris', 'travel-info'])
    expect(rewritingOf(move, bare).key(`${root}-${page}`), page).toBe(`sedge-${page}`);
  for (const other of ['home', 'contact-us', 'hero-home', 'apology', `${root}-no-such-page`])
    expect(key(other)).toBeNull();
  expect(path(lodge.path)).toBe(`/sedge/${tail}`);
});

test('the collection as it was has the place at its old address', () => {
  const before = movedBack('propertyUpdated', { key: property.key }, { from: '/older', known });
  expect(before.properties.map(({ root }) => root)).toContain('/older');
  const moved = movedBack('accommodation', { contentfulTag: lodge.tag }, { from: '/older/reed', known });
  const elsewhere = movedBack(
    'accommodation',
    { contentfulTag: lodge.tag },
    { from: '/x/reed', property: 'x', known },
  );
  expect(elsewhere.lodges.find(({ tag }) => tag === lodge.tag)).toMatchObject({
    path: '/x/reed',
    property: 'x',
  });
  expect(moved.lodges.find(({ tag }) => tag === lodge.tag)?.path).toBe('/older/reed');
});

test('links of an open form follow moves of before, unless a page stands there', () => {
  const { path } = afterMoves(
    [
      { from: '/old', to: property.root },
      { from: lodge.path, to: '/elsewhere' },
    ],
    known,
  );
  expect(path('/old/camp')).toBe(`${property.root}/camp`);
  expect(path('/older')).toBeNull();
  expect(path(lodge.path)).toBeNull();
});
