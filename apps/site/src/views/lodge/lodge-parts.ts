import { isLinkable } from '@sundowner/brand';
import type { Lodge } from '../../content/lodge/lodge.ts';

/** Parts of a lodge's page that its own navigation leads to; those without content are left out. */
export function lodgeParts(stay: Lodge, path: string) {
  const rooms = `${path}/rooms`;
  const { dining } = stay;
  return [
    { label: 'Overview', href: '#overview', shown: stay.statement !== '' || stay.facts.length > 0 },
    { label: 'Rooms', href: isLinkable(rooms) ? rooms : '#rooms', shown: stay.rooms.length > 0 },
    { label: 'Dining', href: '#dining', shown: dining.heading !== '' || dining.dishes.length > 0 },
    { label: 'What is here', href: '#what-is-here', shown: stay.amenities.length > 0 },
    {
      label: 'What to expect',
      href: '#what-to-expect',
      shown: stay.expect.length + stay.questions.length > 0,
    },
    { label: 'Rates and dates', href: '#dates', shown: true },
    { label: 'Getting here', href: '#getting-here', shown: stay.gettingThere.gettingHere !== '' },
  ].filter(({ shown }) => shown);
}
