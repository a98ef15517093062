import { propertyOfPath } from '@sundowner/brand';
import type { APIRoute } from 'astro';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { readOffers } from '../../content/rates/offers.ts';
import { nameOnSheet } from '../../content/rates/printable.ts';
import { printableSheet } from '../../content/rates/printable-sheet.ts';
import { readRatedProperties, readRates } from '../../content/rates/rates.ts';
import { ratesOnSale } from '../../content/rates/years-on-sale.ts';
import { houseToday } from '../../installation/installation.ts';
import { rateSheet } from '../../sections/rates/rate-sheet.ts';
import { runtime } from '../../server/runtime.ts';

/** A property's rates as a PDF, made from what its page shows; kept, and outdated, like the page. */
export const GET: APIRoute = async ({ params, cache }) => {
  const known = propertyOfPath(`/${params.property}`, currentCollection());
  if (!known) return new Response(null, { status: 404 });
  const { settings, content, renderSheet } = runtime();
  const reading = content.forPage();
  const [rated, all, offers] = await Promise.all([
    readRatedProperties(reading),
    readRates(reading, known.key),
    readOffers(reading, known.key),
  ]);
  // A sheet that somebody keeps must be whole.
  reading.ensureRead();
  const { years, rates } = ratesOnSale(all, houseToday());
  const property = rated.find(({ key }) => key === known.key);
  if (rates.length === 0 || !property) return new Response(null, { status: 404 });
  const title = `Rates at ${nameOnSheet(property.name, known.root.slice(1))}`;
  const page = `${settings.siteUrl}${known.root}/rates-and-offers`;
  const sheet = printableSheet({ title, properties: [property], rates, years, offers }, rateSheet, page);
  const bytes = await renderSheet(sheet, settings.brand.collectionName);
  cache.set(reading.freshness() ?? false);
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="rates-${known.key}.pdf"`,
    },
  });
};
