import { lastingPages, pageKey, routeOf } from '@sundowner/brand';
import { z } from 'zod';
import { slug, words } from '../fields/fields.ts';
import type { Reading } from '../reading/reading.ts';

/** Pages whose head needs no words of an editor: forms, dialogs, the thank-you page. */
const withoutIntro = /^\/(enquire|thank-you|subscription-confirmation|unsubscribe|search)(\/|$)/;

const most = { depth: 0, limit: 2000 };

/**
 * The page keys without an introSection, so that their pages' heads have default words (CNT-02): of every page that is built,
 * fixed or named by an entry. Stories bring their own.
 *
 * @throws OutageError when the content service cannot be read and nothing was kept
 */
export async function readKeysWithoutEntry(reading: Reading): Promise<readonly string[]> {
  const [intros, journeys, lodges, categories] = await Promise.all([
    reading.list({
      name: 'introSection-keys',
      collection: 'introSection',
      ...most,
      select: { heroBannerFor: true },
      schema: z.object({ heroBannerFor: words }),
    }),
    reading.list({
      name: 'packages-keys',
      collection: 'packages',
      where: { kind: { equals: 'package' } },
      ...most,
      select: { slug: true },
      schema: z.object({ slug }),
    }),
    reading.list({
      name: 'accommodation-keys',
      collection: 'accommodation',
      ...most,
      select: { link: true },
      schema: z.object({ link: words }),
    }),
    reading.list({
      name: 'experiencesCategory-keys',
      collection: 'experiencesCategory',
      ...most,
      select: { link: true },
      schema: z.object({ link: words }),
    }),
  ]);
  const known = new Set(intros.map(({ heroBannerFor }) => heroBannerFor));
  const paths = [
    ...lastingPages(),
    ...journeys.map((each) => `/travel-africa/package/${each.slug}`),
    ...[...lodges, ...categories].map(({ link }) => link).filter((link) => link.startsWith('/')),
  ].filter((path) => !withoutIntro.test(path) && routeOf(path, reading.site.brand) !== null);
  return [...new Set(paths.map(pageKey))].filter((key) => !known.has(key)).sort();
}
