/** What decides whether visitors meet a published entry. */
export interface Showing {
  readonly collection: string;
  /** `isPlaced` of @sundowner/brand. */
  readonly placed: boolean;
  /** Collections of the published entries that name it. */
  readonly namedBy: readonly string[];
  /** Collections of the published entries it names: a room its lodge. */
  readonly names: readonly string[];
}

/** Shown where another entry chooses them, and nowhere else, whatever page they belong on. */
const chosen: ReadonlySet<string> = new Set([
  'amenity',
  'committeeMember',
  'galleryItem',
  'impactPillar',
  'initiative',
  'safari',
  'specialist',
  'tag',
  'teamMember',
  'travelAfricaProperty',
]);

/**
 * Why visitors meet a published entry nowhere.
 *
 * @returns a sentence for an editor, or `null` for what is shown
 */
export function whyShownNowhere({ collection, placed, namedBy, names }: Showing): string | null {
  if (collection === 'room') {
    // A rate speaks of a room and shows nothing of it.
    return names.includes('accommodation') || namedBy.includes('propertyUpdated')
      ? null
      : 'It names no published lodge under "Belongs to", and no property lists it in its menu.';
  }
  if (chosen.has(collection)) return namedBy.length > 0 ? null : 'No published entry has chosen it.';
  if (placed || namedBy.length > 0) return null;
  return 'No page of the site has its address or key, and no published entry has chosen it.';
}
