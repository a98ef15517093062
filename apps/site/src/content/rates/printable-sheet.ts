import { currentCollection } from '../places/collection-scope.ts';
import { hasOtherLetters, nameOnSheet } from './printable.ts';
import type { Rate, RatedProperty } from './rates.ts';
import type { Sheet } from './sheet.ts';

interface Named {
  readonly properties: readonly Pick<RatedProperty, 'key' | 'name'>[];
  readonly rates: readonly Pick<Rate, 'place' | 'item' | 'lodge' | 'property'>[];
}

/** Lodges of two properties may have one name. */
const tagOfLodge = ({ lodge, property }: Pick<Rate, 'lodge' | 'property'>): string =>
  currentCollection().lodges.find((each) => each.name === lodge && each.property === property)?.tag ?? '';

/**
 * A sheet whose names can be printed, and which says where they stand as they are written, where it cannot print them so.
 *
 * @param make makes the sheet of what it is to say
 * @param page "https://example.com/rates"
 */
export function printableSheet<Parts extends Named>(
  parts: Parts,
  make: (parts: Parts) => Sheet,
  page: string,
): Sheet {
  const properties = parts.properties.map((each) => ({ ...each, name: nameOnSheet(each.name, each.key) }));
  const rates = parts.rates.map((rate) => ({
    ...rate,
    place: nameOnSheet(rate.place, rate.item),
    lodge: nameOnSheet(rate.lodge, tagOfLodge(rate)),
  }));
  const sheet = make({ ...parts, properties, rates });
  const names = [
    ...parts.properties.map(({ name }) => name),
    ...parts.rates.map(({ place, lodge }) => `${place} ${lodge}`),
  ];
  if (![...names, JSON.stringify(sheet)].some(hasOtherLetters)) return sheet;
  const says =
    'Some of it is written in letters this sheet cannot print, and stands in Latin letters or as […].';
  return { ...sheet, lead: `${sheet.lead} ${says} As it is written: ${page}` };
}
