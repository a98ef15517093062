import { z } from 'zod';
import { toHref } from '../fields/address.ts';
import { flag, listOf, words } from '../fields/fields.ts';
import type { FooterSection } from '../model/footer.ts';
import type { Reading } from '../reading/reading.ts';

const rawFooter = z.object({
  displayName: words,
  expandedOnMobiDefault: flag,
  links: listOf(z.object({ displayName: words, url: words })),
});

/** The footer's link sections in their order; empty when they cannot be read (CNT-05, NAV-15). */
export function readFooter(reading: Reading, siteUrl: string): Promise<readonly FooterSection[]> {
  return reading.orElse<readonly FooterSection[]>('footer', [], async () => {
    const sections = await reading.list({
      name: 'footer',
      collection: 'footer',
      sort: ['position'],
      depth: 0,
      limit: 20,
      schema: rawFooter,
    });
    return sections.map(({ displayName, expandedOnMobiDefault, links }) => ({
      name: displayName,
      openOnMobile: expandedOnMobiDefault,
      links: links.flatMap((link) => {
        const href = toHref(link.url, siteUrl);
        return href && link.displayName ? [{ name: link.displayName, href }] : [];
      }),
    }));
  });
}
