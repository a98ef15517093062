import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { TextField } from '../field/text-field.tsx';
import { Dialog } from './dialog.island.tsx';

interface TrialProps {
  readonly id: string;
  readonly opener: string;
  readonly closeOnPhone?: boolean;
  readonly backLabel?: string;
  readonly children?: ReactNode;
}

function Trial({ id, opener, closeOnPhone = false, backLabel = 'ENQUIRE NOW', children }: TrialProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
          button.current?.focus({ preventScroll: true });
        }}
        headingId={id}
        backLabel={backLabel}
        closeOnPhone={closeOnPhone}
      >
        <div>
          <h2 id={id} tabIndex={-1}>
            Call us
          </h2>
          <TextField id={`${id}-name`} name="name" label="First name" required />
          {children}
        </div>
      </Dialog>
    </>
  );
}

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
  { name: 'opened by a button', live: true, element: <Trial id="dialog-heading" opener="Open the dialog" /> },
  {
    name: 'bookings',
    live: true,
    element: <Trial id="book-heading" opener="Open bookings" backLabel="Bookings & Availability" />,
  },
  {
    name: 'with its close icon on a telephone',
    live: true,
    element: <Trial id="kept-heading" opener="Open the one with an icon" closeOnPhone />,
  },
];
