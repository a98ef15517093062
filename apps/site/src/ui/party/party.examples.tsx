import type { Example } from '../example.ts';
import { AgesFields, GuestsSelect } from './guests.tsx';

export const examples: readonly Example[] = [
  {
    name: 'how many come',
    width: 'form',
    element: <GuestsSelect name="adults" label="Adults" from={1} to={12} chosen={2} />,
  },
  {
    name: 'how old two children are',
    width: 'form',
    element: <AgesFields id="ages" count={2} ages={['7', '']} />,
  },
];
