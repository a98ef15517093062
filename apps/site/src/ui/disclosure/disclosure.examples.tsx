import type { Example } from '../example.ts';
import { Disclosure } from './disclosure.tsx';

const content = <p>Contact us</p>;

export const examples: readonly Example[] = [
  { name: 'closed', element: <Disclosure summary={<span>Plan</span>}>{content}</Disclosure> },
  {
    name: 'open',
    element: (
      <Disclosure open summary={<span>Plan</span>}>
        {content}
      </Disclosure>
    ),
  },
];
