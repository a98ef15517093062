import type { Download } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { day, file } from '../references.ts';

type Entry = Authored<Download>;

const download = (
  title: string,
  category: Entry['category'],
  name: string,
  updated: string,
  description: string,
  { property = null, forPartners = false }: { property?: Entry['property']; forPartners?: boolean } = {},
): Omit<Entry, 'position'> => ({
  title,
  category,
  property,
  description,
  file: file(name),
  updated: day(updated),
  forPartners,
});

const list = [
  download(
    'Lion Sands: fact sheet',
    'facts',
    'facts-lionsands.pdf',
    '2026-09-09',
    'Lodges, rooms, distances, minimum ages.',
    { property: 'lionsands' },
  ),
  download(
    'Monwana: fact sheet',
    'facts',
    'facts-monwana.pdf',
    '2026-09-09',
    'Eight suites, sixteen guests, one waterhole.',
    { property: 'monwana' },
  ),
  download(
    'Marataba: fact sheet',
    'facts',
    'facts-marataba.pdf',
    '2026-09-09',
    'Two lodges, outside the malaria area.',
    { property: 'marataba' },
  ),
  download(
    'Cape Cadogan: fact sheet',
    'facts',
    'facts-capecadogan.pdf',
    '2026-09-09',
    'The hotel and the house beside it, street by street.',
    { property: 'capecadogan' },
  ),
  download(
    'Getting to each place',
    'maps',
    'getting-there.pdf',
    '2026-08-01',
    'Flights, roads, gates and airstrips with their positions.',
  ),
  download(
    'Before you travel',
    'facts',
    'travel-guide.pdf',
    '2026-08-14',
    'Seasons, health, visas, money, packing.',
  ),
  download(
    'A packing list for small aircraft',
    'facts',
    'packing-list.pdf',
    '2026-08-14',
    'One soft bag, four days’ clothes, fourteen days’ journey.',
  ),
  download(
    'Twelve dishes from the coals, without meat',
    'menus',
    'menu-coals.pdf',
    '2026-03-02',
    'From the fires of River Lodge and Safari Lodge; five are without milk or egg.',
    { property: 'lionsands' },
  ),
  download(
    'About the collection, on one page',
    'pictures',
    'about-the-collection.pdf',
    '2026-10-01',
    'Names, numbers and dates to be quoted.',
  ),
  download(
    'How pictures may be used',
    'pictures',
    'pictures-licence.pdf',
    '2026-10-01',
    'For the press and for travel partners: free, if you print the title beneath.',
  ),
  download(
    'The levy, year to February 2026',
    'policies',
    'levy-report.pdf',
    '2026-03-31',
    'What came in, what went out, what did not work.',
  ),
  download(
    'Booking and cancellation terms',
    'policies',
    'booking-terms.pdf',
    '2026-11-01',
    'Deposits, changes, cancellations, and what we do when it is our fault.',
  ),
  download(
    'How to pay us safely',
    'policies',
    'paying-safely.pdf',
    '2026-11-01',
    'We never change our bank details by email. What to do if a message says that they have changed.',
  ),
  download(
    'Terms for travel partners',
    'policies',
    'partner-terms.pdf',
    '2026-09-09',
    'Holds, payment, and what we need for a proposal.',
    { forPartners: true },
  ),
  download(
    'Ten journeys, on ten pages',
    'facts',
    'ten-journeys.pdf',
    '2026-09-09',
    'The packages of Travel Africa with their stops, seasons and prices.',
    { forPartners: true },
  ),
] as const;

/** PDFs that guests, partners and the press download. */
export const downloads: readonly Entry[] = list.map((entry, index) => ({ ...entry, position: index + 1 }));
