import type { Example } from '../example.ts';
import { ShareLinks } from './share-links.tsx';

export const examples: readonly Example[] = [
  {
    name: 'a story',
    element: (
      <ShareLinks
        what="this story"
        title="The dog on the fence"
        address="https://www.example.com/contact-us"
      />
    ),
  },
];
