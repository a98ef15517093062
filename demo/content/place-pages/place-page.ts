import type { PlateId } from '../../plates/plates.ts';

/** The head of a page about a place: its banner, its opening words and what search engines show. */
export interface PlacePage {
  /** Page key (`pageKey` in @sundowner/brand). */
  readonly key: string;
  readonly plate: PlateId;
  readonly title: string;
  readonly sub: string;
  readonly metaTitle: string;
  readonly description: string;
  /** Words under the heading. */
  readonly lead: string;
  readonly keywords: string;
  /** Address of a tour that belongs to the picture. */
  readonly tour?: string;
}

type Row = readonly [
  key: string,
  plate: PlateId,
  title: string,
  sub: string,
  metaTitle: string,
  description: string,
  lead: string,
  tour?: string,
];

/** Pages from their rows; `keywords` is what all of them have in common. */
export const pages = (keywords: string, rows: readonly Row[]): readonly PlacePage[] =>
  rows.map(([key, plate, title, sub, metaTitle, description, lead, tour]) => ({
    key,
    plate,
    title,
    sub,
    metaTitle,
    description,
    lead,
    keywords: `${title.toLowerCase()}, ${keywords}`,
    ...(tour ? { tour: `https://tours.example.com/${tour}` } : {}),
  }));
