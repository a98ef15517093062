import { accommodationOfPath, properties } from '@sundowner/brand';
import type { Rate } from '../../content/rates/rates.ts';
import { pricedYear } from '../../content/rates/years-on-sale.ts';
import type { SearchResult } from '../../content/search/findable.ts';
import { type NightFrom, nightFrom } from './night-from.ts';

type Found = Pick<SearchResult, 'href' | 'group' | 'kind' | 'place' | 'title'>;

/**
 * What a night begins at in a place that was found, the same as on its own page; `null` for what is no place with a price on sale.
 *
 * @param rates of every property
 * @param today yyyy-mm-dd
 */
export function priceFound(found: Found, rates: readonly Rate[], today: string): NightFrom | null {
  if (found.group !== 'places') return null;
  const [path = ''] = found.href.split('#');
  const property = properties.find(({ root }) => path === root || path.startsWith(`${root}/`));
  const own = property ? rates.filter((rate) => rate.property === property.key) : rates;
  const year = pricedYear(own, today);
  if (path === property?.root && found.kind !== 'Room') return nightFrom(own, year);
  const name = found.title.map(({ text }) => text).join('');
  const names = [name, ...rateNamesOf(path)];
  return nightFrom(own, year, ({ kind, place, lodge, per }) => {
    if (found.kind === 'Room') return kind === 'room' && place === name && lodge === found.place;
    if (found.kind === 'Treehouse') return kind === 'treehouse' && place === name;
    return per !== 'supplement' && (names.includes(place) || names.includes(lodge));
  });
}

/** The names rates may know the place at a path by: its own, the one of forms, and a villa's without the word. */
export function rateNamesOf(path: string): readonly string[] {
  const place = accommodationOfPath(path);
  return [place?.name, place?.enquiryName, place?.name.replace(/ Villa$/, '')].flatMap((name) => name ?? []);
}
