/**
 * The collection's own name, in every form the product shows it.
 *
 * The defaults are placeholders an owner replaces through `BRAND_SHORT_NAME`, `BRAND_COLLECTION_NAME`, `BRAND_SLUG` and
 * `BRAND_INITIALS`; names on the wire (`hearMoreAbout`) never follow them.
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
  /** One sentence on what the collection is: the default meta description, in the words of the specification (CNT-02). */
  readonly description: string;
}

export const defaultBrand: Brand = {
  shortName: 'More',
  collectionName: 'The More Collection',
  slug: 'more',
  initials: 'MC',
  description:
    'A collection of extraordinary life experiences made possible by a family of remarkable people',
};

/** The form of those parts that addresses and references are made with; each message continues the name of its setting. */
export const brandShapes = {
  slug: { pattern: /^[a-z][a-z0-9-]*$/, message: 'must be lower-case letters, digits and hyphens' },
  initials: { pattern: /^[A-Z]{2,3}$/, message: 'must be two or three capital letters' },
} as const;
