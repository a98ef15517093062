import { z } from 'zod';
import { onHost, picture } from '../fields/common.ts';
import { words } from '../fields/fields.ts';
import type { Picture } from '../fields/picture.ts';
import type { Reading } from '../reading/reading.ts';

/** A kind of experience as menus and the home page show it. */
export interface ExperienceKind {
  readonly title: string;
  readonly line: string;
  readonly href: string;
  readonly picture: Picture;
}

const kindOn = onHost(({ link }) =>
  z.object({ title: words, line: words, link, mainImage: picture, dropdownThumbnail: picture }),
);

/** The categories menus and the home page show, in their order: one request serves both. */
export const experienceKindsQuery = {
  name: 'experiencesCategory-dropdown',
  collection: 'experiencesCategory',
  where: { showInDropdown: { equals: true } },
  sort: ['dropdownPosition'],
  depth: 1,
  limit: 20,
} as const;

/** The experience categories menus and the home page show, in their order; empty when they cannot be read (CNT-05). */
export async function readExperienceKinds(reading: Reading): Promise<readonly ExperienceKind[]> {
  const kinds = await reading.listOrNone({ ...experienceKindsQuery, schema: kindOn });
  return kinds.flatMap(({ title, line, link: href, mainImage, dropdownThumbnail }) => {
    const picture = mainImage ?? dropdownThumbnail;
    return picture && href ? [{ title, line, href, picture }] : [];
  });
}
