import type { Example } from '../example.ts';
import { ArrowLink } from '../link/link.tsx';
import { SectionHead } from './section-head.tsx';

export const examples: readonly Example[] = [
  { name: 'heading', element: <SectionHead heading="Days filled by the place itself" /> },
  {
    name: 'with a lead',
    element: (
      <SectionHead heading="Four landscapes, one collection" lead="Choose by the view. The lodges follow." />
    ),
  },
  {
    name: 'with a link',
    element: (
      <SectionHead heading="Stories from the field" aside={<ArrowLink href="/blog">All stories</ArrowLink>} />
    ),
  },
];
