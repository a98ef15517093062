import type { Example } from '../example.ts';
import { Dialog } from './dialog.island.tsx';

export const examples: readonly Example[] = [
  {
    name: 'closed until a script opens it',
    element: (
      <Dialog open={false} onClose={() => undefined} headingId="example-heading" backLabel="ENQUIRE NOW">
        <h2 id="example-heading" tabIndex={-1}>
          Call us
        </h2>
      </Dialog>
    ),
  },
];
