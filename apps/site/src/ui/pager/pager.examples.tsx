import type { Example } from '../example.ts';
import { Pager } from './pager.tsx';

const href = (page: number) => `/contact-us?page=${page}`;

export const examples: readonly Example[] = [
  { name: 'first of three', element: <Pager label="Stories" current={1} last={3} href={href} /> },
  {
    name: 'in the middle of many',
    element: <Pager label="Many stories" current={12} last={24} href={href} />,
  },
  { name: 'last', element: <Pager label="Old stories" current={7} last={7} href={href} /> },
];
