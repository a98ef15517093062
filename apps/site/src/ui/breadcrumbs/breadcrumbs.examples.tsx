import type { Example } from '../example.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const home = { name: 'Home', href: '/' };

export const examples: readonly Example[] = [
  {
    name: 'three levels',
    element: (
      <Breadcrumbs
        crumbs={[home, { name: 'The river', href: '/contact-us' }, { name: 'House', href: '/x' }]}
      />
    ),
  },
  {
    name: 'a level without a page, and long names',
    element: (
      <Breadcrumbs
        label="Another breadcrumb"
        crumbs={[
          home,
          { name: 'A level without a page', href: null },
          { name: 'A page with a name that goes on until the line of a narrow telephone ends', href: null },
        ]}
      />
    ),
  },
];
