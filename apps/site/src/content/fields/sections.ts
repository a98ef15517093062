import { z } from 'zod';
import type { Section } from '../model/travel-africa.ts';
import { onHost, picture } from './common.ts';
import { listOf, words } from './fields.ts';

/** The parts of a page that is mostly words. */
export const sectionsOn = onHost(
  ({ richText }): z.ZodType<readonly Section[]> =>
    listOf(
      z
        .object({ heading: words, body: richText, image: picture })
        .transform(({ image, ...raw }): Section => ({ ...raw, picture: image })),
    ),
);
