import type { Property } from '@sundowner/brand';
import { currentCollection } from '../content/places/collection-scope.ts';
import { allOfKind } from './kind-link.ts';

export interface NamedLink {
  readonly name: string;
  readonly href: string;
}

const toLink = ({ shortName, root }: Property): NamedLink => ({ name: shortName, href: root });

/** Where someone who does not know what to ask for may begin; pages that are not built are left out. */
export const searchStarts = (): readonly NamedLink[] => [
  ...currentCollection().properties.map(toLink),
  { name: 'Experiences', href: '/experiences' },
  { name: 'Residences', href: '/residences' },
  { name: 'Travel Africa', href: '/travel-africa' },
  { name: 'Stories', href: '/blog' },
  { name: 'Rates', href: '/rates' },
  { name: 'Home', href: '/' },
  { name: 'Contact us', href: '/contact-us' },
];

/** The first kinds of experience, in their order. */
const kinds = (): readonly NamedLink[] => {
  const collection = currentCollection();
  return collection.experiences.slice(0, 4).map(({ name, identifier, path }) => ({
    name,
    href: allOfKind({ category: identifier, href: path }, collection),
  }));
};

/** Where someone may go on who has found nothing; pages that are not built are left out. */
export const waysOn = (): Readonly<Record<'places' | 'experiences' | 'person', readonly NamedLink[]>> => ({
  places: [...currentCollection().properties.map(toLink), { name: 'Residences', href: '/residences' }],
  experiences: [{ name: 'All experiences', href: '/experiences' }, ...kinds()],
  person: [{ name: 'Contact us', href: '/contact-us' }],
});
