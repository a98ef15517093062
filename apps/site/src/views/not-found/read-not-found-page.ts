import type { Collection } from '@sundowner/brand';
import { propertyOfPath } from '@sundowner/brand';
import { type NamedPage, readLodgeNames } from '../../content/lodge/lodge.ts';
import type { PageRequest } from '../../content/page-request.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import type { PageShell } from '../../content/site/chrome.ts';

/** Pages of lodges, each under a name of its own: two of one name stand with their properties. */
export const withDistinctNames = (
  lodges: readonly NamedPage[],
  collection: Pick<Collection, 'properties'>,
): readonly NamedPage[] =>
  lodges.map(({ name, href }) => {
    const shared = lodges.filter((other) => other.name === name).length > 1;
    const property = shared ? propertyOfPath(href, collection)?.shortName : undefined;
    return { name: property ? `${name}, ${property}` : name, href };
  });

/** An unknown address (RT-11). @param path of the address */
export async function readNotFoundPage({ reading, brand, ...request }: PageRequest, path: string) {
  const [chrome, lodges] = await Promise.all([request.chrome, readLodgeNames(reading)]);
  const title = 'This page could not be found';
  const meta = { title, description: brand.description, keywords: '', image: null };
  const shell: PageShell = { path, meta, chrome };
  return { shell, view: { brand, lodges: withDistinctNames(lodges, currentCollection()) } };
}
