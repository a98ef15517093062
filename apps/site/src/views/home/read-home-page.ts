import { readImageGalleries } from '../../content/gallery/galleries.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { type Rate, readRates } from '../../content/rates/rates.ts';
import { pricedYear } from '../../content/rates/years-on-sale.ts';
import type { PageShell } from '../../content/site/chrome.ts';
import { readFirstHome, readHome } from '../../content/site/home-page.ts';
import { houseToday } from '../../installation/installation.ts';
import { everyKindOnSale } from '../../sections/fit/on-sale.ts';
import { journeyMoney } from '../../sections/journeys/journey-money.ts';
import { nightFrom } from '../../sections/price/night-from.ts';
import { organization, webSite } from '../../seo/structured-data/organization.ts';

/** The home page; while none is published, what there is of the collection. */
export async function readHomePage(request: PageRequest) {
  const { reading, brand, siteUrl } = request;
  const [page, chrome, galleries, rates] = await Promise.all([
    readHome(reading),
    request.chrome,
    readImageGalleries(reading),
    // The page can do without; that they could not be read has been noted by then.
    readRates(reading, null).catch(() => []),
  ]);
  const first = page ?? (await readFirstHome(reading));
  const shell: PageShell = {
    path: '/',
    meta: first.meta,
    chrome,
    structuredData: [organization(brand, siteUrl, chrome.contact), webSite(brand, siteUrl)],
  };
  const money = await journeyMoney(
    request,
    '/',
    (page?.journeys ?? []).map(({ priceFrom }) => priceFrom),
  );
  const shown = { prices: pricesOf(rates), money };
  if (!page) return { shell, view: { page, brand, properties: first.properties, ...shown } };
  const onInstagram = currentCollection().social.instagram !== undefined;
  return { shell, view: { page, onInstagram, galleries, everyKind: everyKindOnSale(rates), ...shown } };
}

/** What a night begins at in each property, of the year its own prices speak of. */
function pricesOf(rates: readonly Rate[]) {
  const today = houseToday();
  return new Map(
    currentCollection().properties.flatMap(({ key }) => {
      const own = rates.filter(({ property }) => property === key);
      const price = nightFrom(own, pricedYear(own, today));
      return price ? [[key, price] as const] : [];
    }),
  );
}
