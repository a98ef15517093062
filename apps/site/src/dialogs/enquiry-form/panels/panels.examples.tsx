import type { Picture } from '../../../content/fields/picture.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import type { Example } from '../../../ui/example.ts';
import type { PictureSource } from '../../../ui/picture/picture.tsx';
import { samples } from '../../../ui/samples/sample-pictures.ts';
import { ApologyPanel } from './apology-panel.tsx';
import { ThankYouPanel } from './thank-you-panel.tsx';

const plate = (picture: PictureSource): Picture => ({ ...picture, caption: '', coordinates: '' });
const hours = {
  week: [...Array(5).fill({ opens: '08:00', closes: '17:00' }), null, null],
  holidays: [],
};
const thanks = {
  heading: 'Thank you',
  text: 'Your enquiry has reached us, and a concierge will be in touch. Nothing more is needed from you today.',
  steps: [
    { when: 'Now', what: 'A note with your reference usually follows by email.' },
    {
      when: 'Within one working day',
      what: 'A concierge writes back with two or three ways to spend those nights.',
    },
    {
      when: 'When you are happy',
      what: 'We hold the rooms for seven days. You pay nothing until you say yes.',
    },
  ],
  signatory: { name: 'Thandeka Mabuza', role: 'Concierge', portrait: plate(samples.face) },
  picture: plate(samples.dusk),
};
const kept = [
  { label: 'First name', value: 'Naledi' },
  { label: 'Where would you like to go?', value: 'The Delta Camps, Harbour House' },
];

export const examples: readonly Example[] = [
  {
    name: 'thank you',
    element: (
      <ThankYouPanel
        headingId="thanks"
        headingLevel={2}
        place="page"
        thanks={thanks}
        reference="MC-7KQ2-94HD"
        asked="Reed Camp, 12 to 18 March 2027"
        replyAt={Date.parse('2027-03-01T12:20:00Z')}
        hours={hours}
        reach={{ travelPlannerNumber: '+27 00 000 0000', conciergeMail: 'concierge@example.com' }}
        collection="The More Collection"
        actions={<ButtonLink href="#thanks">Back to Reed Camp</ButtonLink>}
      />
    ),
  },
  {
    name: 'thank you, when nothing more is known',
    element: (
      <ThankYouPanel
        headingId="plain-thanks"
        headingLevel={2}
        place="page"
        thanks={{ ...thanks, steps: [], signatory: null, picture: null }}
        reference={null}
        collection="The More Collection"
        actions={<ButtonLink href="#plain-thanks">Home</ButtonLink>}
      />
    ),
  },
  {
    name: 'apology',
    element: (
      <ApologyPanel
        headingId="apology"
        headingLevel={2}
        place="page"
        mail="concierge@example.com"
        picture={plate(samples.night)}
        offline={false}
        reason="No answer came in time. Your request may have reached us all the same."
        kept={kept}
        triedAt="14:20"
        action={<Button>Try again</Button>}
      />
    ),
  },
  {
    name: 'apology, held until the line is back',
    element: (
      <ApologyPanel
        headingId="held"
        headingLevel={2}
        place="page"
        mail={null}
        picture={null}
        offline
        kept={kept}
        triedAt="14:20"
        onSendNow={() => undefined}
        action={<Button tone="ghost">Try again</Button>}
      />
    ),
  },
];
