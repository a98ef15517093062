import { defaultBrand } from '@sundowner/brand';

/** The site that readers under test read for. */
export const testSite = { brand: defaultBrand, siteUrl: 'https://www.example.com', demonstration: false };

/** Fields that refer to entries, and the collection these are in. */
const relations: Readonly<Record<string, string>> = {
  journeys: 'packages',
  residences: 'residence',
  hero: 'heroBanner',
  heroPicture: 'media',
  picture: 'media',
  backgroundImage: 'media',
  cardImage: 'media',
  mainImage: 'media',
  image: 'media',
  portrait: 'media',
};

/** Every entry these entries show or refer to, at any depth, as the studio's answers name them: `media:7`. */
export function tagsIn(docs: readonly object[]): string[] {
  return docs.flatMap((doc) =>
    Object.entries(doc).flatMap(([field, value]) => {
      const members: unknown[] = Array.isArray(value) ? value : [value];
      const collection = relations[field];
      return members.flatMap((member) => {
        const inside = typeof member === 'object' && member !== null ? tagsIn([member]) : [];
        const id = typeof member === 'object' && member !== null && 'id' in member ? member.id : member;
        const named = typeof id === 'string' || typeof id === 'number';
        return collection && named ? [`${collection}:${id}`, ...inside] : inside;
      });
    }),
  );
}
