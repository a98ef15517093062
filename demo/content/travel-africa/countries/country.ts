import type { TravelAfricaDestination } from '../../../../apps/studio/src/payload-types.ts';
import type { PlateId } from '../../../plates/plates.ts';
import type { Authored } from '../../authored.ts';
import { entries, entry, gallery, plate, text } from '../../references.ts';
import type { Block } from '../../rich-text.ts';

/** A country as it is written: its banner and opening words are made from it as well. */
export interface Country {
  readonly slug: string;
  readonly name: string;
  readonly picture: PlateId;
  readonly bannerText: string;
  readonly opening: string;
  readonly metaDescription: string;
  readonly mapDescription: string;
  readonly mapImage: PlateId;
  readonly position: readonly [latitude: number, longitude: number];
  readonly body: readonly Block[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly highlights: readonly (readonly [title: string, text: string, image: PlateId])[];
  readonly camps: readonly string[];
  readonly gallery: readonly PlateId[];
  readonly questions: readonly (readonly [question: string, answer: string])[];
}

export const keyOfCountry = (slug: string): string => `travel-africa-destination-${slug}`;

export function toDestination(country: Country, index: number): Authored<TravelAfricaDestination> {
  const [latitude, longitude] = country.position;
  return {
    slug: country.slug,
    name: country.name,
    hero: entry('heroBanner', keyOfCountry(country.slug)),
    intro: entry('introSection', keyOfCountry(country.slug)),
    mapIndex: index + 1,
    mapDisplayName: country.name,
    mapDescription: country.mapDescription,
    mapImage: plate(country.mapImage),
    latitude,
    longitude,
    body: text(...country.body),
    facts: country.facts.map(([label, value]) => ({ label, value })),
    highlights: country.highlights.map(([title, words, image]) => ({
      title,
      text: words,
      image: plate(image),
    })),
    properties: entries('travelAfricaProperty', ...country.camps),
    gallery: gallery(...country.gallery),
    questions: country.questions.map(([question, answer]) => ({ question, answer })),
  };
}
