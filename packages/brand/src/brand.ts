/**
 * The collection's own name, in every form the product shows it.
 *
 * The defaults are placeholders an owner replaces through `BRAND_SHORT_NAME`, `BRAND_COLLECTION_NAME`, `BRAND_SLUG` and
 * `BRAND_INITIALS`; names on the wire (`hearMoreAbout`, `more-quarters`) never follow them.
 */
export interface Brand {
  /** Short name in headings and menus: "More". */
  readonly shortName: string;
  /** Full name in titles: "The More Collection". */
  readonly collectionName: string;
  /** Lower-case letters, digits and hyphens; the first part of `/{slug}-360s`. */
  readonly slug: string;
  /** Two or three capitals, the prefix of every enquiry reference: "MC". */
  readonly initials: string;
  /** One sentence on what the collection is: the default meta description (CNT-02). */
  readonly description: string;
}

export const defaultBrand: Brand = {
  shortName: 'More',
  collectionName: 'The More Collection',
  slug: 'more',
  initials: 'MC',
  description:
    'A family of safari lodges, treehouses, a Cape Town hotel and private homes, kept by people who know them by heart',
};

/**
 * A brand from the operator's settings.
 *
 * @param settings the values of the environment; an absent or empty one keeps the default
 * @throws Error when the slug or the initials are not of the form their use needs
 */
export function brandFrom(settings: Partial<Record<keyof Brand, string | undefined>>): Brand {
  const brand = { ...defaultBrand };
  for (const [name, value] of Object.entries(settings) as [keyof Brand, string | undefined][]) {
    if (value) brand[name] = value;
  }
  if (!/^[a-z][a-z0-9-]*$/.test(brand.slug)) {
    throw new Error(`BRAND_SLUG must be lower-case letters, digits and hyphens, but is "${brand.slug}".`);
  }
  if (!/^[A-Z]{2,3}$/.test(brand.initials)) {
    throw new Error(`BRAND_INITIALS must be two or three capital letters, but is "${brand.initials}".`);
  }
  return brand;
}
