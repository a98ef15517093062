import { properties } from '@sundowner/brand';
import { southAfricanToday } from '@sundowner/calendar/today';
import type { Rate } from '../../content/model/rates.ts';
import type { PageShell } from '../../content/page/page-shell.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { pricedYear } from '../../content/rates/years-on-sale.ts';
import { nightFrom } from '../../sections/price/night-from.ts';
import { organization, webSite } from '../../seo/structured-data/organization.ts';

/** The home page. @returns `null` while it is not published */
export async function readHomePage({ read, brand, siteUrl, query, currency }: PageRequest) {
  const [page, chrome, galleries, rates, choice] = await Promise.all([
    read.homePage(),
    read.chrome(),
    read.imageGalleries(),
    // The page can do without; that they could not be read has been noted by then.
    read.rates(null).catch(() => []),
    currency(),
  ]);
  if (!page) return null;
  const shell: PageShell = {
    path: '/',
    meta: page.meta,
    chrome,
    structuredData: [organization(brand, siteUrl, chrome.contact), webSite(brand, siteUrl)],
  };
  return {
    shell,
    view: { page, galleries, prices: pricesOf(rates), money: { choice, path: '/', query } },
  };
}

/** What a night begins at in each property, of the year its own prices speak of. */
function pricesOf(rates: readonly Rate[]) {
  const today = southAfricanToday();
  return new Map(
    properties.flatMap(({ key }) => {
      const own = rates.filter(({ property }) => property === key);
      const price = nightFrom(own, pricedYear(own, today));
      return price ? [[key, price] as const] : [];
    }),
  );
}
