import type { Property } from '@sundowner/brand';
import { currentCollection } from '../content/collection/collection-scope.ts';

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

/** The page of treehouses of the first property that has some. */
function treehouses(): readonly NamedLink[] {
  const first = currentCollection().properties.find(({ has }) => has.treehouses);
  return first ? [{ name: 'Treehouses', href: `${first.root}/treehouses` }] : [];
}

/** A kind of experience has a page while it is published. */
function isThere({ href }: NamedLink): boolean {
  const kind = /^\/experiences\/([^/]+)$/.exec(href)?.[1];
  return kind === undefined || currentCollection().experiences.some(({ slug }) => slug === kind);
}

/** Where someone may go on who has found nothing; pages that are not built are left out. */
export const waysOn = (): Readonly<Record<'places' | 'experiences' | 'person', readonly NamedLink[]>> => ({
  places: [...currentCollection().properties.map(toLink), { name: 'Residences', href: '/residences' }],
  experiences: [
    { name: 'All experiences', href: '/experiences' },
    { name: 'Safaris', href: '/experiences/safari' },
    ...treehouses(),
    { name: 'Day trips', href: '/experiences/explore' },
    { name: 'Celebrations', href: '/experiences/celebrations-and-honeymoons' },
  ].filter(isThere),
  person: [{ name: 'Contact us', href: '/contact-us' }],
});
