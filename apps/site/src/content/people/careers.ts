import { endOfDay } from '@sundowner/calendar/zone';
import { z } from 'zod';
import { installation } from '../../installation/installation.ts';
import { bannerOn, document, facts, onHost, picture, points, type Shown } from '../fields/common.ts';
import {
  entry,
  flag,
  listOf,
  optionalDay,
  optionalWords,
  rename,
  slug,
  texts,
  words,
} from '../fields/fields.ts';
import type { Reading } from '../reading/reading.ts';

const careersOn = onHost(({ siteUrl }) =>
  z
    .object({
      hero: entry(bannerOn(siteUrl)),
      heading: words,
      headingTurn: words,
      lead: words,
      image: picture,
      rotaHeading: words,
      rotaText: words,
      rota: listOf(z.object({ label: words, working: flag })),
      benefits: points,
      facts,
      /** Words when there is no open post. */
      closing: words,
    })
    .transform(rename({ hero: 'banner', image: 'picture' })),
);

const vacancyOn = onHost(({ richText }) =>
  z
    .object({
      slug,
      title: words,
      place: words,
      property: optionalWords,
      contract: words,
      living: words,
      /** yyyy-mm-dd, the last day; `null` until it is filled. */
      closes: optionalDay,
      lead: words,
      body: richText,
      duties: texts,
      requirements: texts,
      mail: words,
      file: document,
      /** yyyy-mm-dd, the day its entry was made; `null` where the studio does not say. */
      createdAt: optionalDay,
    })
    .transform(rename({ createdAt: 'posted' })),
);

export type Vacancy = Shown<typeof vacancyOn>;

/** The page Careers (CNT-21). */
export type Careers = NonNullable<Awaited<ReturnType<typeof readCareers>>>;

/**
 * The page Careers with the open posts (CNT-21).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readCareers(reading: Reading) {
  const [page, vacancies] = await Promise.all([
    reading.one({ collection: 'careers', depth: 2, schema: careersOn }),
    readVacancies(reading),
  ]);
  return page && { ...page, vacancies };
}

/** The open posts, those that close first before others; empty when they cannot be read. */
export async function readVacancies(reading: Reading): Promise<readonly Vacancy[]> {
  const vacancies = await reading.listOrNone({
    collection: 'vacancy',
    sort: ['closes'],
    depth: 1,
    limit: 200,
    schema: vacancyOn,
  });
  const now = Date.now();
  return vacancies
    .filter(({ closes }) => {
      if (closes === null) return true;
      const end = endOfDay(closes, installation().timeZone);
      reading.changesAt(new Date(end));
      return end > now;
    })
    .sort((a, b) => (a.closes ?? '9999').localeCompare(b.closes ?? '9999'));
}

/** What the careers form calls a post: "Sous chef, Reed Camp". */
export function vacancyChoice({ title, place }: { readonly title: string; readonly place: string }): string {
  return [title, place].filter((part) => part !== '').join(', ');
}
