'use client';

import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useDesk } from '../state/desk-context.ts';
import { RailLinks } from './rail.tsx';

/** The desk's menu below 1,120 px. */
export function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const { asker, open } = useDesk();
  return (
    <Dialog title="Enquiry desk" look="sheet" onClose={onClose}>
      <nav className="desk-menu" aria-label="Enquiry desk">
        <RailLinks onGo={onClose} />
        <Button onClick={() => open({ kind: 'you' })}>{asker.name}: notices and away</Button>
      </nav>
    </Dialog>
  );
}
