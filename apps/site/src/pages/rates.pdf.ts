import type { APIRoute } from 'astro';
import { readOffers } from '../content/rates/offers.ts';
import { printableSheet } from '../content/rates/printable-sheet.ts';
import { readRatedProperties, readRates } from '../content/rates/rates.ts';
import { ratesOnSale } from '../content/rates/years-on-sale.ts';
import { houseToday } from '../installation/installation.ts';
import { rateSheet } from '../sections/rates/rate-sheet.ts';
import { runtime } from '../server/runtime.ts';

/** Every rate in one PDF; kept, and outdated, like a page. */
export const GET: APIRoute = async ({ cache }) => {
  const { settings, content, renderSheet } = runtime();
  const reading = content.forPage();
  const [properties, all, offers] = await Promise.all([
    readRatedProperties(reading),
    readRates(reading, null),
    readOffers(reading, null),
  ]);
  // A sheet that somebody keeps must be whole.
  reading.ensureRead();
  const { years, rates } = ratesOnSale(all, houseToday());
  if (rates.length === 0) return new Response(null, { status: 404 });
  const title = `Rates of ${settings.brand.collectionName}`;
  const sheet = printableSheet(
    { title, properties, rates, years, offers },
    rateSheet,
    `${settings.siteUrl}/rates`,
  );
  const bytes = await renderSheet(sheet, settings.brand.collectionName);
  cache.set(reading.freshness() ?? false);
  return new Response(bytes, {
    headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'inline; filename="rates.pdf"' },
  });
};
