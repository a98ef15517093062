import { dialogs, enquiryKinds, lastingPages, pagePaths } from '@sundowner/brand';
import { load } from 'cheerio';
import { archiveEnding } from '../../apps/site/src/content/gallery/pictures-to-take.ts';
import { secondCollection } from '../collections/second.ts';
import { currencyKey, startCurrency } from '../fakes/currency.ts';
import { startHubspot } from '../fakes/hubspot.ts';
import { startSmtp } from '../fakes/smtp.ts';
import { collectionOf } from '../support/collection-of.ts';
import { startProduct } from '../support/product.ts';
import { unhurried } from '../support/shared-product.ts';
import type { SitePage } from './place-stage.ts';
import { forEach, linksOn } from './place-steps.ts';

/** The kinds that have a form of the CRM, and which. */
export const crmForms = {
  email: '00000000-0000-4000-8000-000000000001',
  telephone: '00000000-0000-4000-8000-000000000002',
  'travel-africa': '00000000-0000-4000-8000-000000000003',
  newsletter: '00000000-0000-4000-8000-000000000004',
} as const;

export const secondModel = collectionOf(secondCollection.content, secondCollection.brand);

/** What answers in the second collection without being led to: files, and the pages of the forms. */
const files = [
  '/sitemap.xml',
  '/robots.txt',
  '/blog/rss.xml',
  '/blog/feed.json',
  '/site.webmanifest',
  '/rates.pdf',
  ...secondModel.properties.map(({ root }) => `${root}/rates-and-offers.pdf`),
];

/** Where a walk begins: each is a page, or a file, of its own. */
export const beginnings: readonly string[] = [
  ...new Set([
    ...lastingPages(secondModel),
    ...pagePaths(secondModel).filter(
      (path) => !path.includes('{') && path !== '/404' && !path.endsWith('/covid'),
    ),
    ...dialogs.filter((address) => !address.includes('{')).map((address) => `/enquire/${address}`),
    ...enquiryKinds.map((kind) => `/enquire/${kind}`),
    ...files,
  ]),
];

const isArchive = (path: string) => path.endsWith(archiveEnding);

/** A page of a walk. */
export interface WalkedPage extends SitePage {
  /** The page whose link led there first; empty for one the walk began with. */
  readonly ledFrom: string;
}

/** A product that shows the second collection in its own time zone and currencies, and what it talks to. */
export async function secondStage() {
  const [smtp, hubspot, currency] = await Promise.all([startSmtp(), startHubspot(), startCurrency()]);
  const ofCrm = Object.entries(crmForms).map(([kind, form]) => [
    `HUBSPOT_FORM_${kind.toUpperCase().replaceAll('-', '_')}`,
    form,
  ]);
  const product = await startProduct({
    collection: 'second',
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'desk@example.com',
      CONCIERGE_MAIL: 'concierge@example.com',
      HUBSPOT_BASE_URL: hubspot.url,
      HUBSPOT_PORTAL_ID: '4711',
      CURRENCY_URL: currency.url,
      CURRENCY_KEY: currencyKey,
      ...unhurried,
      ...Object.fromEntries(ofCrm),
    },
  });
  const get = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, product.siteUrl), { redirect: 'manual', ...init });

  async function page(path: string, init: RequestInit = {}): Promise<SitePage> {
    const response = await get(path, init);
    const html = await response.text();
    return { status: response.status, headers: response.headers, html, $: load(html) };
  }

  /** Asks for each beginning, and for whatever a page of ours leads to; of each it says which page led there. */
  async function walk(from: readonly string[]): Promise<ReadonlyMap<string, WalkedPage>> {
    const pages = new Map<string, WalkedPage>();
    const ledFrom = new Map<string, string>();
    let coming = [...new Set(from)];
    while (coming.length > 0) {
      const [archives, others] = [coming.filter(isArchive), coming.filter((path) => !isArchive(path))];
      const asked = [...(await forEach(others, async (path) => [path, await page(path)] as const))];
      // A visitor is given the next when the one before is there.
      for (const path of archives) asked.push([path, await page(path)]);
      for (const [path, answer] of asked) pages.set(path, { ...answer, ledFrom: ledFrom.get(path) ?? '' });
      const isPage = ({ headers }: SitePage) => headers.get('content-type')?.startsWith('text/html');
      const next = new Set<string>();
      for (const [path, answer] of asked)
        for (const href of isPage(answer) ? linksOn(answer.$) : []) {
          if (pages.has(href) || next.has(href)) continue;
          next.add(href);
          ledFrom.set(href, path);
        }
      coming = [...next];
    }
    return pages;
  }

  return {
    product,
    smtp,
    hubspot,
    get,
    page,
    walk,
    async stop() {
      await product.stop();
      await Promise.all([smtp.close(), hubspot.close(), currency.close()]);
    },
  };
}

export type SecondStage = Awaited<ReturnType<typeof secondStage>>;
