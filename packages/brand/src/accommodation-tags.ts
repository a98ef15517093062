/** The seventeen accommodation tags, spelt exactly as entries and booking links carry them (CNT-18). */
export const accommodationTags = [
  'cape-cadogan',
  'cape-cadogan-residence',
  'lion-sands-ivory-lodge',
  'lion-sands-ivory-lodge-fish-eagle-villa',
  'lion-sands-narina-lodge',
  'lion-sands-river-lodge',
  'lion-sands-tinga-lodge',
  // The wire name keeps the old spelling; visitors read "Hinkwenu".
  'lion-sands-tinga-lodge-hinkweni-villa',
  'madikwe-dithaba-lodge',
  'madikwe-kopano-lodge',
  'madikwe-lelapa-lodge',
  'marataba-mountain-lodge',
  'marataba-safari-lodge',
  'more-quarters',
  'more-quarters-redcliffe-house',
  'monwana',
  'monwana-residence',
] as const;

export type AccommodationTag = (typeof accommodationTags)[number];

/** Residences by slug; each has one canonical page, `/residences/{slug}` (FRM-16). */
export const residenceSlugs = [
  'fish-eagle',
  'hinkwenu',
  'redcliffe',
  'oldenburg',
  'monwana-residence',
  'quarters-residence',
] as const;

/** Treehouses by slug, in the order menus show them (NAV-10). */
export const treehouseSlugs = ['chalkley', 'kingston', 'tinyeleti', 'thabametsi'] as const;
