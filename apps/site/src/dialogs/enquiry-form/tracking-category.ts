/** Packages with a tracking tag of their own (specification 1 section 9; SUB-08, SUB-11). */
const packages = [
  'Romance of Africa',
  'Great African Escape',
  'African Family Explorer',
  'Africa In Style',
  'Escape to South Africa',
  'Family Time In South Africa',
  'Love South Africa',
  'Big Five to Fair Cape',
  'South Africa Beckons',
] as const;

/** Places with a tag of their own, by where their pages stand. Monwana has none: it counts with the homepage. */
const places: readonly (readonly [path: string, category: string])[] = [
  ['/lionsands', 'Lion Sands'],
  ['/madikwe', 'Madikwe'],
  ['/marataba', 'Marataba'],
  ['/capecadogan', 'Cape Cadogan'],
  ['/destinations/kruger-national-park', 'Kruger'],
  ['/destinations/sabi-sands-reserve', 'Sabi Sands'],
  ['/destinations/marakele-national-park', 'Marakele'],
  ['/destinations/cape-town', 'Cape Town'],
  ['/destinations/madikwe-game-reserve', 'Madikwe'],
];

/** The category of everything else. */
const homepageCategory = 'Homepage';

const slugOf = (words: string) => words.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/**
 * The category a form counts under: that of the package or the place whose page it was opened on.
 *
 * @param from path of that page on our own host, with or without a query
 */
export function trackingCategory(from: string): string {
  const path = from.split(/[?#]/, 1)[0] ?? '';
  const slug = /^\/(?:curated-journeys|travel-africa\/package)\/([^/]+)\/?$/.exec(path)?.[1];
  const named = slug === undefined ? undefined : packages.find((name) => slugOf(name) === slug);
  if (named) return named;
  const place = places.find(([root]) => path === root || path.startsWith(`${root}/`));
  return place?.[1] ?? homepageCategory;
}
