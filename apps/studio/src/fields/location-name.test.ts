import type { TextFieldSingleValidation } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { locationName } from './location-name.ts';
import { line } from './plain.ts';

vi.mock('../places/studio-collection.ts', async () => {
  const { demonstrationCollection } = await import('../../../../tests/support/demonstration-collection.ts');
  const known = demonstrationCollection();
  const [first, ...others] = known.properties;
  const named = {
    ...first,
    key: 'delta',
    name: 'The Delta',
    locations: { email: 'Delta', destination: 'D' },
  };
  const dunes = { key: 'dunes', name: 'The Dunes', offeredIn: ['celebration'] };
  return {
    studioCollection: async () => ({ ...known, properties: [named, ...others], regions: [dunes] }),
  };
});

beforeAll(() => vi.stubEnv('MODE', 'demo'));
afterAll(() => vi.unstubAllEnvs());

const all = ['email', 'celebration', 'destination'];

test.each([
  ['another property’s', 'locationName', 'Delta', {}, /"The Delta" is called "Delta"/],
  ['another property’s, by the name it has without one', 'locationName', '', { name: 'Delta' }, /one choice/],
  ['its own', 'locationName', 'Delta', { key: 'delta' }, true],
  ['a region’s', 'locationName', 'The Dunes', {}, /"The Dunes" is called "The Dunes"/],
  [
    'a region’s, in a list that does not offer it',
    'locationName',
    'The Dunes',
    { offeredIn: ['email'] },
    true,
  ],
  ['another’s, and offered nowhere', 'locationName', 'Delta', { offeredIn: [] }, true],
  ['another’s, in a draft', 'locationName', 'Delta', { _status: 'draft' }, true],
  ['another property’s, as a destination', 'destinationName', '', { shortName: 'D' }, /called "D"/],
  ['a name that is another’s in another list', 'destinationName', 'Delta', {}, true],
  ['nobody’s', 'locationName', 'The Coast', {}, true],
] as const)('STU-01 a property among the locations of forms: %s', async (_, field, value, data, judged) => {
  expect(await judge('propertyUpdated', field, value, data)).toEqual(
    judged === true ? true : expect.stringMatching(judged),
  );
});

test.each([
  ['a property’s', 'Delta', { key: 'new' }, /"The Delta" is called "Delta"/],
  ['its own', 'The Dunes', { key: 'dunes' }, true],
  ['another region’s', 'The Dunes', { key: 'new' }, /one choice/],
] as const)('STU-01 a region among the locations of forms: %s', async (_, value, data, judged) => {
  expect(await judge('region', 'name', value, data)).toEqual(
    judged === true ? true : expect.stringMatching(judged),
  );
});

function judge(collectionSlug: string, name: string, value: string, data: object) {
  const lists = { locationName: ['email', 'celebration'], destinationName: ['destination'], name: all }[name];
  const field = locationName(line(name, 'Name'), lists as ('email' | 'celebration' | 'destination')[]);
  const asked = {
    collectionSlug,
    data: { _status: 'published', key: 'new', name: 'New', offeredIn: all, ...data },
    req: { t: String, payload: { config: {} } },
  };
  return (field.validate as TextFieldSingleValidation)(value, asked as never);
}
