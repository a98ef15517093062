import type { TravelPartner, TravelPartnerResource } from '../../../apps/studio/src/payload-types.ts';
import type { Authored } from '../authored.ts';
import { entries, entry } from '../references.ts';

/** Whom partners ask; the numbers are those set aside for fiction (see contact.ts). */
const assistance = {
  needAssistance:
    'Holds, net rates, changes to a booking: a person answers from 08:00 to 17:00, South African time, and on Saturdays until one.',
  needAssistancePhoneNumber: '+27 00 000 0002',
  needAssistanceSales:
    'Training for your team, site visits, a proposal with your own name on it: two days’ notice is plenty.',
  needAssistancePhoneNumberSales: '+44 20 7946 0144',
  contacts: [
    {
      member: entry('teamMember', 'Naledi Khumalo'),
      looksAfter: 'United Kingdom, Europe, South Africa',
      mail: 'trade.europe@example.com',
    },
    {
      member: entry('teamMember', 'Robin Abrahams'),
      looksAfter: 'Americas, Australia, Asia',
      mail: 'trade.americas@example.com',
    },
    {
      member: entry('teamMember', 'Elize Basson'),
      looksAfter: 'Residences and whole lodges',
      mail: 'residences@example.com',
    },
  ],
};

const availabilitySearch = 'https://bookings.example.com/agents';

export const travelPartners: Authored<TravelPartner> = {
  hero: entry('heroBanner', 'travel-partners'),
  heading: 'For travel partners',
  lead: 'You know your guests; we know our rooms. We hold rooms for ten days without a deposit, quote net rates in rand, dollars or pounds, and never write to your guests about anything but their stay.',
  informationDownloads: entries(
    'download',
    'Terms for travel partners',
    'Ten journeys, on ten pages',
    'Lion Sands: fact sheet',
    'Monwana: fact sheet',
    'Marataba: fact sheet',
    'Cape Cadogan: fact sheet',
    'Getting to each place',
  ),
  mediaGallery: entries('imageGallery', 'lion-sands', 'monwana', 'marataba', 'cape-town', 'residences'),
  availabilitySearch,
  ...assistance,
};

export const travelPartnerResources: Authored<TravelPartnerResource> = {
  hero: entry('heroBanner', 'travel-partner-resources'),
  heading: 'Travel partner resources',
  lead: 'Fact sheets, terms, maps and pictures, by subject. Each has its date: please throw away last year’s.',
  sections: [
    {
      heading: 'Rates and terms',
      downloads: entries(
        'download',
        'Terms for travel partners',
        'Booking and cancellation terms',
        'How to pay us safely',
      ),
    },
    {
      heading: 'Fact sheets',
      downloads: entries(
        'download',
        'Lion Sands: fact sheet',
        'Monwana: fact sheet',
        'Marataba: fact sheet',
        'Cape Cadogan: fact sheet',
        'Ten journeys, on ten pages',
      ),
    },
    {
      heading: 'Maps, access and packing',
      downloads: entries(
        'download',
        'Getting to each place',
        'Before you travel',
        'A packing list for small aircraft',
      ),
    },
    {
      heading: 'Pictures and words',
      downloads: entries('download', 'About the collection, on one page', 'How pictures may be used'),
    },
    {
      heading: 'Conservation and food',
      downloads: entries(
        'download',
        'The levy, year to February 2026',
        'Twelve dishes from the coals, without meat',
      ),
    },
  ],
  mediaGallery: entries(
    'imageGallery',
    'lion-sands',
    'monwana',
    'marataba',
    'cape-town',
    'residences',
    'days',
  ),
  videoGallery: entries('videoGallery', 'slow-television', 'people', 'lion-sands'),
  availabilitySearch,
  ...assistance,
};
