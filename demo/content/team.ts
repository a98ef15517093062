import type { MeetTheTeam } from '../../apps/studio/src/payload-types.ts';
import type { Authored } from './authored.ts';
import { entries, plate } from './references.ts';
import { guestExperience } from './team/guest-experience.ts';
import type { Member } from './team/member.ts';
import { support, travelProfessionals } from './team/support.ts';

/** Everybody visitors meet on the site, in the order lists show them. */
export const team: readonly Member[] = [...guestExperience, ...support, ...travelProfessionals].map(
  (member, index) => ({ ...member, position: index + 1 }),
);

const named = (members: readonly { readonly name: string }[]) =>
  entries('teamMember', ...members.map(({ name }) => name));

/** The team as the pages Our story and Our teams show it. */
export const teamSections: readonly Authored<MeetTheTeam>[] = [
  {
    tag: 'our-story',
    title1: 'Our teams,',
    title2: 'by name',
    description:
      'Four hundred and twelve people, and four dogs. Eight in ten were born within twenty kilometres of where they work. A guest meets nine of them on a stay, on average. Here are some of the nine, and some of the others.',
    image: plate('boma'),
    imageCaption:
      'The choir, on a Thursday. In other words the kitchen, the stores, two waiters and the accountant.',
    guestExperienceTeam: {
      title: 'Guest experience',
      subtitle: 'Whom you will meet, at the lodges and in town',
      description: 'Guides, trackers, cooks, and a driver who knows the sheltered beaches.',
      members: named(guestExperience),
    },
    supportTeam: {
      title: 'Support',
      subtitle: 'People you seldom see, behind the reed wall',
      description: 'They keep the lights on, the fences whole and the accounts exact.',
      members: named(support),
    },
    travelProfessionals: {
      title: 'Travel professionals',
      subtitle: 'Who plans it, in Cape Town and Johannesburg',
      description: 'One person plans your journey, from the first telephone call to the last transfer.',
      list: named(travelProfessionals),
    },
  },
];
