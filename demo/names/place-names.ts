import { accommodationCards } from '../content/accommodation-cards.ts';
import { destinations } from '../content/destinations.ts';
import { properties } from '../content/properties.ts';
import { regions } from '../content/regions.ts';
import { residences } from '../content/residences.ts';
import { stays } from '../content/stays.ts';
import { treehouses } from '../content/treehouses.ts';

/** What is a name in the demonstration and a word of the language elsewhere. */
const commonWords: Readonly<Record<string, string>> = {
  'safari lodge': 'a kind of lodge',
  residence: 'a kind of house, and a noun of the studio',
};

/** Fewer letters than this are no name by themselves: an abbreviation, a code of a country. */
const leastLetters = 3;

/** `lion sands` for `lion-sands`, "Lion Sands" and `lionSands`. */
export const wordsOfName = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

const lastPart = (path: string) => path.split('/').at(-1);

const named = [
  ...properties.flatMap((property) => [property.key, property.slug, property.name, property.shortName]),
  ...properties.flatMap(({ contentfulTag, storyTag, locationName }) => [
    contentfulTag,
    storyTag,
    locationName,
  ]),
  ...stays.flatMap(({ contentfulTag, name, link, enquiryName }) => [
    contentfulTag,
    name,
    lastPart(link),
    enquiryName,
  ]),
  ...residences.flatMap(({ slug, name, enquiryName }) => [slug, name, enquiryName]),
  ...treehouses.flatMap(({ slug, name }) => [slug, name]),
  ...accommodationCards.flatMap(({ contentfulTag, name }) => [contentfulTag, name]),
  ...regions.flatMap(({ key, name, displayName, lookupName }) => [key, name, displayName, lookupName]),
  ...destinations.flatMap(({ slug, name }) => [slug, name]),
];

/** The names, tags and addresses of the demonstration's places, in words, each once; what is a common word is none. */
export const placeNames: readonly string[] = [
  ...new Set(named.flatMap((name) => (typeof name === 'string' ? wordsOfName(name) : []))),
].filter((name) => name.length >= leastLetters && !Object.hasOwn(commonWords, name));
