import type { Collection } from '@sundowner/brand';
import type { PayloadRequest } from 'payload';
import { expect, test, vi } from 'vitest';
import { demonstrationCollection } from '../../../../tests/support/demonstration-collection.ts';
import { heldAddresses } from './held-addresses.ts';

const published = demonstrationCollection();
const [lodge] = published.lodges;
const drafts: Collection = {
  ...published,
  properties: published.properties.map((each) => ({ ...each, name: 'As written' })),
  lodges: [
    ...published.lodges.map((each) => ({ ...each, path: `${each.path}-two` as const })),
    ...published.lodges.slice(0, 1).map((each) => ({ ...each, tag: 'new', path: '/new/camp' as const })),
  ],
};

vi.mock('./studio-collection.ts', () => ({
  studioCollection: async (_: unknown, asked: { readonly drafts: boolean }) =>
    asked.drafts ? drafts : published,
}));

test('a draft of another address takes nothing along before it is published', async () => {
  const held = await heldAddresses({} as PayloadRequest);
  expect(held.properties[0]).toMatchObject({ name: 'As written' });
  expect(held.lodges[0]?.path).toBe(lodge?.path);
  expect(held.lodges.at(-1)?.path).toBe('/new/camp');
});

test('a published lodge keeps its address and its property while a draft goes elsewhere or takes them', async () => {
  const of = drafts.lodges;
  if (!lodge) throw new Error('The demonstration has a lodge.');
  const other = { ...lodge, tag: 'other', path: lodge.path };
  Object.assign(drafts, { lodges: [other, ...of.slice(1)] });
  const kept = (await heldAddresses({} as PayloadRequest)).lodges.filter(({ path }) => path === lodge.path);
  expect(kept.map(({ tag }) => tag)).toEqual([lodge.tag]);
  Object.assign(drafts, { lodges: [{ ...lodge, property: 'elsewhere', path: '/elsewhere/camp' }] });
  const held = (await heldAddresses({} as PayloadRequest)).lodges.find(({ tag }) => tag === lodge.tag);
  expect(held).toMatchObject({ property: lodge.property, path: lodge.path });
  Object.assign(drafts, { lodges: of });
});
