import { z } from 'zod';
import { onHost, type Shown } from '../fields/common.ts';
import { flag, listOf, words } from '../fields/fields.ts';
import { rename } from '../fields/rename.ts';
import type { Reading } from '../reading/reading.ts';

const footerOn = onHost(({ link }) =>
  z
    .object({
      displayName: words,
      /** Whether the section starts open on a phone. */
      expandedOnMobiDefault: flag,
      links: listOf(z.object({ displayName: words, url: link })).transform((links) =>
        links.flatMap(({ displayName: name, url: href }) => (href && name ? [{ name, href }] : [])),
      ),
    })
    .transform(rename({ displayName: 'name', expandedOnMobiDefault: 'openOnMobile' })),
);

/** One link section of the footer, from content (NAV-15). */
export type FooterSection = Shown<typeof footerOn>;

/** The footer's link sections in their order; empty when they cannot be read (CNT-05, NAV-15). */
export const readFooter = (reading: Reading): Promise<readonly FooterSection[]> =>
  reading.listOrNone({
    collection: 'footer',
    sort: ['position'],
    depth: 0,
    limit: 20,
    schema: footerOn,
  });
