import type { Example } from '../example.ts';
import { ArrowLink, TextLink } from './link.tsx';

export const examples: readonly Example[] = [
  { name: 'on its own', element: <ArrowLink href="/contact-us">Speak to us</ArrowLink> },
  {
    name: 'in a sentence',
    element: (
      <p>
        Write to <TextLink href="mailto:concierge@example.com">the concierge</TextLink>.
      </p>
    ),
  },
];
