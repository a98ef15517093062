import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { networkFacts, networks } from '@sundowner/brand';
import { describe, expect, test } from 'vitest';
import { demonstration } from '../content/demonstration.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Former {
  readonly entries: readonly {
    readonly collection: string;
    readonly by: string;
    readonly addresses?: Readonly<Record<string, string>>;
    readonly values: Readonly<Record<string, Fields>>;
  }[];
  readonly palettes: Fields;
  readonly redirects: readonly ({ readonly property: string } & Fields)[];
  readonly choiceLists: Readonly<Record<string, readonly string[]>>;
}

const former = JSON.parse(readFileSync(join(import.meta.dirname, 'former-places.json'), 'utf8')) as Former;
const demo = demonstration() as unknown as Readonly<Record<string, readonly Fields[]>>;

const known = former.entries.flatMap(({ collection, by, values }) =>
  Object.entries(values).map(([key, fields]) => ({ collection, by, key, fields })),
);

describe('an old demonstration gets what a new one has', () => {
  test.each(known)('$collection $key', ({ collection, by, key, fields }) => {
    const entry = demo[collection]?.find((each) => each[by] === key);
    // The product knew some places that the demonstration has no entry of.
    if (entry) expect(entry).toMatchObject(fields);
  });

  test('no entry with such a field is forgotten', () => {
    const has = ({ collection, by, fields }: { collection: string; by: string; fields: readonly string[] }) =>
      (demo[collection] ?? [])
        .filter((entry) => fields.some((field) => entry[field]))
        .map((entry) => `${collection} ${String(entry[by])}`);
    const expected = [
      ...has({
        collection: 'propertyUpdated',
        by: 'key',
        fields: ['palette', 'storyTag', 'crmField', 'offeredIn'],
      }),
      ...has({ collection: 'accommodation', by: 'contentfulTag', fields: ['enquiryName'] }),
      ...has({
        collection: 'accommodationCard',
        by: 'contentfulTag',
        fields: ['name', 'region', 'enquiryName'],
      }),
      ...has({ collection: 'region', by: 'key', fields: ['offeredIn', 'lookupName'] }),
      ...has({ collection: 'destination', by: 'slug', fields: ['trackingCategory'] }),
      ...has({ collection: 'packages', by: 'slug', fields: ['trackingCategory'] }),
      ...has({ collection: 'experiencesCategory', by: 'identifier', fields: ['enquiryValue'] }),
    ];
    const given = known.map(({ collection, key }) => `${collection} ${key}`);
    expect(expected.filter((each) => !given.includes(each))).toEqual([]);
  });

  test('properties stand where they stood', () => {
    const roots = former.entries.flatMap(({ addresses = {} }) => Object.entries(addresses));
    expect(roots).toEqual(demo.propertyUpdated?.map(({ key, slug }) => [key, slug]));
  });

  test('palettes, redirects and lists of choices', () => {
    const { collection, redirects, choiceList } = demonstration();
    // Pages at networks come with a later migration (social_links).
    const doors = networks.map((network) => [network, `https://www.${networkFacts[network].domain}/`]);
    expect({ ...former.palettes, ...Object.fromEntries(doors) }).toEqual(collection);
    expect(former.redirects.map(({ property: _, ...redirect }) => redirect)).toEqual(redirects);
    for (const [name, words] of Object.entries(former.choiceLists)) {
      const list = choiceList.find((each) => each.name === name);
      expect(
        list?.choices.map(({ value }) => value),
        name,
      ).toEqual(words);
    }
  });
});
