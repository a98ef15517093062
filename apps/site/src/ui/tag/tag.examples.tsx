import type { Example } from '../example.ts';
import { Tag } from './tag.tsx';

export const examples: readonly Example[] = [
  { name: 'taken back by a link', element: <Tag name="Safaris" removeHref="/contact-us" /> },
  { name: 'taken back by a button', element: <Tag name="The Delta" onRemove={() => undefined} /> },
  { name: 'says something alone', element: <Tag name="New" /> },
  {
    name: 'long text',
    width: 'card',
    element: <Tag name="A category whose name nobody ever shortened to fit" removeHref="/x" />,
  },
];
