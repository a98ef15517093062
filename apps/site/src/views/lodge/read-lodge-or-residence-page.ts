import type { Property } from '@sundowner/brand';
import type { PageRequest } from '../../content/page-request.ts';
import { readHotelResidencePage } from '../residence/read-residence-page.ts';
import { readLodgePage } from './read-lodge-page.ts';

/**
 * The page at the address of a lodge, hotel or villa: that of a residence where it has a page among the residences too.
 *
 * @param path "/the-delta/reed-camp"
 * @returns `null` when there is no such place at this address, or it is another property's
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readLodgeOrResidencePage(request: PageRequest, property: Property, path: string) {
  const residence = await readHotelResidencePage(request, property, path);
  if (residence) return { lodge: null, residence };
  const lodge = await readLodgePage(request, property, path);
  return lodge && { lodge, residence: null };
}
