import type { EnquiryRecord } from '@sundowner/brand';

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

declare global {
  interface Window {
    /** Of a tag manager, where one is configured. */
    dataLayer?: unknown[];
    /** Set by the consent banner once a visitor has agreed to be measured. */
    measurementConsent?: boolean;
  }
}

/**
 * Records a conversion after a real success (SUB-07): the event on `window` carries no data and needs no consent, the data
 * layer is told only after consent, and nothing of the visitor's goes into it. A quarantined enquiry (`measure` false) records
 * nothing.
 *
 * @param from page the form was opened on
 */
export function recordConversion({ kind, counts }: EnquiryRecord, measure: boolean, from: string): void {
  if (!measure) return;
  if (window.measurementConsent && window.dataLayer) {
    const category = trackingCategory(from);
    const complete = { event: 'form_complete', category, label: 'Enquiry', value: 'Complete' };
    if (counts.includes('category')) window.dataLayer.push(complete);
    if (counts.includes('ad')) window.dataLayer.push({ event: 'ad_conversion', kind });
  }
  // The spelling is the old site's; tags in the field listen for it.
  if (counts.includes('announced')) window.dispatchEvent(new Event('formSubmisionComplete'));
}
