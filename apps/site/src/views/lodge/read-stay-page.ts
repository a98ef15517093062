import type { Property } from '@sundowner/brand';
import type { PageRequest } from '../../content/page-request.ts';
import { readHotelResidencePage } from '../residence/read-residence-page.ts';
import { readLodgePage } from './read-lodge-page.ts';

/**
 * The page at the address of a lodge, hotel or villa: that of a house where it is one that has a page among the residences too.
 *
 * @param path "/the-delta/reed-camp"
 * @returns `null` when there is no such place at this address, or it is another property's
 * @throws OutageError when it cannot be read and was not kept
 */
export async function readStayPage(request: PageRequest, property: Property, path: string) {
  const house = await readHotelResidencePage(request, property, path);
  if (house) return { lodge: null, house };
  const lodge = await readLodgePage(request, property, path);
  return lodge && { lodge, house: null };
}
