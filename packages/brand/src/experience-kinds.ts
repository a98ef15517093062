/** One kind of experience by its three names: the last part of its address, its identifier in the studio, its value in forms. */
export interface ExperienceKind {
  /** Last part of `/experiences/{slug}`. */
  readonly slug: string;
  /** `experiencesCategory.identifier`. */
  readonly identifier: string;
  /** The value `otherExperiences` holds. */
  readonly value: string;
  /** What visitors read while the studio gives no other. */
  readonly name: string;
}

/** Specification 1, section 3, and the names of the routes; `explore` is a page and no kind (FRM-09, MOD-12). */
export const experienceKinds: readonly ExperienceKind[] = [
  { slug: 'safari', identifier: 'safari', value: 'safari', name: 'Safari' },
  { slug: 'treehouses', identifier: 'treehouses', value: 'treehouse', name: 'Treehouses' },
  { slug: 'food-and-wine', identifier: 'foodwine', value: 'foodandwine', name: 'Food & Wine' },
  {
    slug: 'mack-and-madi-family-adventure',
    identifier: 'mackmadi',
    value: 'mackandmadi',
    name: 'Mack & Madi Family Adventure',
  },
  {
    slug: 'community-and-conservation',
    identifier: 'communities',
    value: 'community',
    name: 'Community & Conservation',
  },
  {
    slug: 'celebrations-and-honeymoons',
    identifier: 'celebrations',
    value: 'celebrations',
    name: 'Celebrations & Honeymoons',
  },
];

/**
 * The kind of experience a page is about: a category's page, a property's page of one, its treehouses or its safaris.
 *
 * @param path path on our own host, without query
 */
export function experienceOfPath(path: string): ExperienceKind | null {
  const category = /\/experiences\/([^/]+)$/.exec(path)?.[1];
  const section = /^\/[^/]+\/(treehouses|safaris)(?:\/|$)/.exec(path)?.[1];
  const slug = category ?? (section === 'safaris' ? 'safari' : section);
  return experienceKinds.find((kind) => kind.slug === slug) ?? null;
}
