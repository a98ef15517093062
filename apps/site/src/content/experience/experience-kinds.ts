import { z } from 'zod';
import { toHref } from '../fields/address.ts';
import { words } from '../fields/fields.ts';
import { upload } from '../fields/media.ts';
import { toPicture } from '../fields/picture.ts';
import type { ExperienceCategory } from '../model/home.ts';
import type { Reading } from '../reading/reading.ts';

const rawCategory = z.object({
  title: words,
  line: words,
  link: words,
  mainImage: upload,
  dropdownThumbnail: upload,
});

/** The categories menus and the home page show, in their order: one request serves both. */
export const experienceQuery = {
  where: { showInDropdown: { equals: true } },
  sort: ['dropdownPosition'],
  depth: 1,
  limit: 20,
} as const;

/** The experience categories menus and the home page show, in their order; empty when they cannot be read (CNT-05). */
export function readExperiences(reading: Reading, siteUrl: string): Promise<readonly ExperienceCategory[]> {
  return reading.orElse<readonly ExperienceCategory[]>('experiencesCategory', [], async () => {
    const entries = await reading.list({
      name: 'experiencesCategory-dropdown',
      collection: 'experiencesCategory',
      ...experienceQuery,
      schema: rawCategory,
    });
    return entries.flatMap(({ title, line, link, mainImage, dropdownThumbnail }) => {
      const picture = toPicture(mainImage, reading) ?? toPicture(dropdownThumbnail, reading);
      const href = toHref(link, siteUrl);
      return picture && href ? [{ title, line, href, picture }] : [];
    });
  });
}
