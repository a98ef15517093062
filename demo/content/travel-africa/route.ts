import { type MonthName, monthNames } from '@sundowner/calendar/words';
import type { Package } from '../../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../../plates/plates.ts';
import type { Authored } from '../authored.ts';
import { entries, entry, file, gallery, plate } from '../references.ts';
import { type StopName, stops } from './stops.ts';

export type PackageEntry = Authored<Package>;

/** One row of the day by day: title, place, words, bed and way there; the picture where the row has one. */
interface Day {
  readonly title: string;
  readonly place: string;
  readonly text: string;
  readonly stay: string;
  readonly travel: string;
  readonly image?: PlateId;
}

/** A journey as it is written: what its cards, its page, its filters and its PDF are made of. */
export interface Route {
  readonly title: string;
  readonly season: string;
  readonly stops: readonly (readonly [place: StopName, nights: number])[];
  readonly picture: PlateId;
  readonly line: string;
  readonly lead: string;
  readonly days: readonly Day[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly gallery: readonly PlateId[];
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly questions: readonly (readonly [question: string, answer: string])[];
  readonly priceFrom: number;
  readonly priceCurrency: 'USD' | 'ZAR';
  readonly priceNote: string;
  readonly budget: string;
  readonly destinations: readonly string[];
  readonly months: readonly string[];
  readonly interests: readonly string[];
  readonly specialist: string;
  readonly testimonials: readonly string[];
  readonly metaDescription: string;
}

/** The months from one to another, over the turn of the year too. */
export function monthsFrom(first: MonthName, last: MonthName): readonly string[] {
  const from = monthNames.indexOf(first);
  const count = ((monthNames.indexOf(last) - from + 12) % 12) + 1;
  return Array.from({ length: count }, (_, index) => monthNames[(from + index) % 12] ?? first);
}

export const allYear: readonly string[] = monthNames;

export const slugOf = (title: string): string =>
  title.toLowerCase().replaceAll('&', 'and').replaceAll(' ', '-');

/** What every package leaves to the traveller. */
export const notIncluded: readonly string[] = [
  'Flights to and from southern Africa',
  'Travel and medical insurance, which we insist on',
  'Visas, where your passport needs one',
  'Tips, telephone calls and what you buy to take home',
];

/** The page key of a journey's banner and introduction. */
export const keyOf = (route: Pick<Route, 'title'>, kind: PackageEntry['kind']): string =>
  kind === 'package' ? `package-${slugOf(route.title)}` : `curated-journeys-${slugOf(route.title)}`;

/** A journey as the studio keeps it. Countries and kinds of traveller follow once those stand. */
export function toPackage(route: Route, position: number, kind: 'package' | 'curatedJourney'): PackageEntry {
  return {
    slug: slugOf(route.title),
    position,
    title: route.title,
    kind,
    nights: route.stops.reduce((sum, [, nights]) => sum + nights, 0),
    season: route.season,
    stops: route.stops.map(([name, nights]) => ({ name, nights, ...stops[name] })),
    picture: plate(route.picture),
    line: route.line,
    hero: entry('heroBanner', keyOf(route, kind)),
    lead: route.lead,
    days: route.days.map(({ image, ...day }) => ({ ...day, ...(image ? { image: plate(image) } : {}) })),
    facts: route.facts.map(([label, value]) => ({ label, value })),
    gallery: gallery(...route.gallery),
    included: [...route.included],
    excluded: [...route.excluded],
    download: file(`journey-${slugOf(route.title)}.pdf`),
    questions: route.questions.map(([question, answer]) => ({ question, answer })),
    priceFrom: route.priceFrom,
    priceCurrency: route.priceCurrency,
    priceNote: route.priceNote,
    budget: route.budget,
    months: [...route.months],
    interests: [...route.interests],
    specialist: entry('specialist', route.specialist),
    testimonials: entries('testimonial', ...route.testimonials),
    enquiryName: route.title,
    // Packages count with the home page.
    ...(kind === 'curatedJourney' ? { trackingCategory: route.title } : {}),
    comingSoon: false,
    metaTitle: route.title,
    metaDescription: route.metaDescription,
    metaKeywords: [...route.interests, ...route.stops.map(([name]) => name)].join(', '),
    metaImage: plate(route.picture),
  };
}
