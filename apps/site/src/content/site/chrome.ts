import type { Theme } from '@sundowner/brand';
import { z } from 'zod';
import { onHost, type Shown } from '../fields/common.ts';
import { flag, listOf, moment, rename, words } from '../fields/fields.ts';
import type { PageMeta } from '../page/page-meta.ts';
import type { Reading } from '../reading/reading.ts';
import { readContactDetails } from './contact-details.ts';
import { type KeyedParts, noKeyedParts, readKeyedParts } from './keyed-parts.ts';
import { readMenus } from './menus.ts';

/** What the frame around every page shows. Failed reads leave empty lists and `null`; the page stands (CNT-05). */
export type Chrome = Awaited<ReturnType<typeof readChrome>>;

/** @param path of the page that is framed; `null` for one that stands in for another, which no editor gives parts of its own */
export async function readChrome(reading: Reading, path: string | null = null) {
  const [footer, contact, notice, menus, keyed] = await Promise.all([
    readFooter(reading),
    readContactDetails(reading),
    readSiteNotice(reading),
    readMenus(reading),
    path === null ? noKeyedParts : readKeyedParts(reading, path),
  ]);
  return {
    ...{ footer, contact, notice, menus },
    /** Drawn after the page's own part, unless the page places them (`PageShell.placed`). */
    keyed,
    /** In demonstration mode the page says so and is not indexed (GEN-07). */
    demonstration: reading.site.demonstration,
  };
}

/** What a page gives the document shell, which draws all but the page's own part. */
export interface PageShell {
  /** Path of the page, its canonical address and what marks the current link: "/contact-us". */
  readonly path: string;
  /** Title and description are shown as they are; the reader has applied the fallbacks of CNT-02. */
  readonly meta: PageMeta;
  readonly chrome: Chrome;
  /** The address search engines are to keep, where it is another page's. */
  readonly canonicalPath?: string;
  /** The palette; that of the property the path belongs to unless said. */
  readonly theme?: Theme;
  /** Parts of its key that the page draws itself; the others stand at its end. */
  readonly placed?: readonly (keyof KeyedParts)[];
  /** schema.org nodes, each drawn as one `application/ld+json` script. */
  readonly structuredData?: readonly object[];
}

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
const readFooter = (reading: Reading): Promise<readonly FooterSection[]> =>
  reading.listOrNone({
    collection: 'footer',
    sort: ['position'],
    depth: 0,
    limit: 20,
    schema: footerOn,
  });

/** A notice shown on every page while it holds: a flood, a closed road. */
export type SiteNotice = NonNullable<Awaited<ReturnType<typeof readSiteNotice>>>;

const noticeOn = onHost(({ link }) =>
  z.object({
    kind: z.enum(['info', 'warning']).catch('info'),
    message: words,
    linkText: words,
    link,
    from: moment,
    until: moment,
  }),
);

/** The site-wide notice that holds now; `null` when there is none, or it cannot be read. The page changes when it begins or ends. */
export async function readSiteNotice(reading: Reading) {
  const entry = await reading.oneOrNone({ collection: 'siteNotice', depth: 0, schema: noticeOn });
  if (!entry?.message) return null;
  const { kind, message, from, until, link: href } = entry;
  for (const change of [from, until]) if (change) reading.changesAt(change);
  const now = Date.now();
  if ((from && from.getTime() > now) || (until && until.getTime() <= now)) return null;
  return { kind, message, link: href ? { text: entry.linkText || 'Read more', href } : null };
}
