import { propertyOfKey } from '@sundowner/brand';
import type { PageRequest } from '../../content/page-request.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { readPropertyCards } from '../../content/property/property-cards.ts';
import type { PageShell } from '../../content/site/chrome.ts';

/** What the page is asked with: of the enquiry itself nothing but what its frame needs. */
interface Asked {
  readonly name: string | null;
  readonly property: string | null;
}

/**
 * The frame of the traveller's own page: the place it is about, with its palette and its plate, and how else to reach us. What stands in
 * the letter comes with the request itself.
 */
export async function readMyEnquiryPage(
  { reading, brand, ...request }: PageRequest,
  { name, property: key }: Asked,
) {
  const property = key === null ? null : propertyOfKey(key, currentCollection());
  const [chrome, cards] = await Promise.all([
    request.chrome,
    // The letter does without its plate while places cannot be read.
    property ? readPropertyCards(reading).catch(() => []) : [],
  ]);
  const card = cards.find((each) => each.key === property?.key) ?? null;
  const meta = {
    title: `${name ?? 'See your enquiry'} | ${brand.collectionName}`,
    description: 'What you asked us, where it stands, and what was written.',
    keywords: '',
    image: null,
  };
  const shell: PageShell = {
    path: '/my-enquiry',
    meta,
    chrome,
    ...(property ? { theme: property.theme } : {}),
  };
  return {
    shell,
    view: {
      brand,
      house: property?.name ?? brand.collectionName,
      plate: card && { picture: card.picture, name: card.shortName, coordinates: card.coordinates },
      number: chrome.contact?.travelPlannerNumber || null,
      mail: chrome.contact?.conciergeMail || null,
    },
  };
}
