import type { Example } from '../example.ts';
import { Button, ButtonLink } from './button.tsx';

export const examples: readonly Example[] = [
  { name: 'primary', element: <Button>Call Me Back</Button> },
  { name: 'primary with an arrow', element: <Button arrow>Call Me Back</Button> },
  { name: 'busy', element: <Button busy>Call Me Back</Button> },
  { name: 'ghost', element: <Button tone="ghost">Look again</Button> },
  { name: 'light', element: <Button tone="light">See the collection</Button>, onDeep: true },
  { name: 'outline on dark ground', element: <Button tone="outline-light">Look again</Button>, onDeep: true },
  { name: 'a link', element: <ButtonLink href="/contact-us">Contact us</ButtonLink> },
];
