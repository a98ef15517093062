import type { TeamMemberEntry } from './entries.ts';

export const team: readonly TeamMemberEntry[] = [
  {
    name: 'Thandeka Mabuza',
    role: 'Head concierge',
    portrait: 'portrait-head-wrap',
    biography:
      'Thandeka answered the telephone at River Lodge for six years before she moved to Cape Town to run the enquiry desk. She has slept in every room of the collection, and keeps notes on the pillows.',
  },
  {
    name: 'Sipho Nkuna',
    role: 'Head guide, Lion Sands',
    portrait: 'portrait-wide-hat',
    biography:
      'Sipho grew up in Justicia, across the fence from the reserve, and has guided on the Sabie for nineteen years. He writes down the first woodland kingfisher of every summer.',
  },
  {
    name: 'Nomsa Khoza',
    role: 'Manager, River Lodge',
    portrait: 'portrait-bun',
    biography:
      'Nomsa began in the laundry at Tinga Lodge and now runs River Lodge with a team of forty-one. Her rule for new staff: learn the name, then the coffee.',
  },
  {
    name: 'Anwar Petersen',
    role: 'Travel specialist',
    portrait: 'portrait-blazer',
    biography:
      'Anwar draws the longer routes, from the Cape to the Zambezi. He was born in the Bo-Kaap, speaks four languages, and prefers a small aeroplane to a large one.',
  },
  {
    name: 'Elize Basson',
    role: 'Residences',
    portrait: 'portrait-red-glasses',
    biography:
      'Elize looks after the private homes and the families who fill them. She will ask about bedtimes, birthdays and who does not eat fish before she asks about dates.',
  },
  {
    name: 'Hendrik Louw',
    role: 'Sommelier, Cape Cadogan',
    portrait: 'portrait-round-glasses',
    biography:
      'Hendrik made wine in Stellenbosch for thirty vintages and now pours other people’s. On Mondays he drives to a cellar he has not tasted at before.',
  },
];
