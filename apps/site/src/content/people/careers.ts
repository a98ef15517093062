import { endOfDay } from '@sundowner/calendar/south-africa';
import { z } from 'zod';
import { bannerOn } from '../fields/banner.ts';
import { document, facts, onHost, picture, points } from '../fields/common.ts';
import { entry, flag, listOf, optionalDay, optionalWords, slug, texts, words } from '../fields/fields.ts';
import type { Careers, Vacancy } from '../model/team.ts';
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
      closing: words,
    })
    .transform(
      ({ hero, image, ...raw }): Omit<Careers, 'vacancies'> => ({ ...raw, banner: hero, picture: image }),
    ),
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
      closes: optionalDay,
      lead: words,
      body: richText,
      duties: texts,
      requirements: texts,
      mail: words,
      file: document,
      createdAt: optionalDay,
    })
    .transform(({ createdAt, ...raw }): Vacancy => ({ ...raw, posted: createdAt })),
);

/**
 * The page Careers with the open posts (CNT-21).
 *
 * @returns `null` while it is not published
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readCareers(reading: Reading, siteUrl: string): Promise<Careers | null> {
  const [page, vacancies] = await Promise.all([
    reading.one({
      name: 'careers',
      collection: 'careers',
      depth: 2,
      limit: 1,
      schema: careersOn(siteUrl),
    }),
    readVacancies(reading, siteUrl),
  ]);
  return page && { ...page, vacancies };
}

/** The open posts, those that close first before others; empty when they cannot be read. */
export function readVacancies(reading: Reading, siteUrl: string): Promise<readonly Vacancy[]> {
  return reading.orElse<readonly Vacancy[]>('vacancy', [], async () => {
    const vacancies = await reading.list({
      name: 'vacancy',
      collection: 'vacancy',
      sort: ['closes'],
      depth: 1,
      limit: 200,
      schema: vacancyOn(siteUrl),
    });
    const now = Date.now();
    return vacancies
      .filter(({ closes }) => {
        if (closes === null) return true;
        const end = endOfDay(closes);
        reading.changesAt(new Date(end));
        return end > now;
      })
      .sort((a, b) => (a.closes ?? '9999').localeCompare(b.closes ?? '9999'));
  });
}
