'use client';

import { GiveDialog } from '../enquiry/give-dialog.tsx';
import { MoreSheet } from '../enquiry/more-sheet.tsx';
import { ReleaseDialog } from '../enquiry/release-dialog.tsx';
import { SnoozeDialog } from '../enquiry/snooze-dialog.tsx';
import { TelephoneDialog } from '../enquiry/telephone-dialog.tsx';
import { BulkDialog } from '../list/bulk-dialog.tsx';
import { SaveViewDialog } from '../list/view-name-dialog.tsx';
import { ViewsDialog } from '../list/views-dialog.tsx';
import { ReceiptDialog } from '../privacy/receipt-dialog.tsx';
import { WithdrawDialog } from '../privacy/withdraw-dialog.tsx';
import { useDesk } from '../state/desk-context.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { YouDialog } from './you-dialog.tsx';

/** The question that stands over the page, if any. */
export function Dialogs() {
  const { dialog, open } = useDesk();
  const close = () => open(null);
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'telephone':
      return <TelephoneDialog target={dialog.target} onClose={close} />;
    case 'give':
      return <GiveDialog target={dialog.target} onClose={close} />;
    case 'snooze':
      return <SnoozeDialog target={dialog.target} onClose={close} />;
    case 'release':
      return <ReleaseDialog target={dialog.target} onClose={close} />;
    case 'bulk':
      return <BulkDialog ask={dialog.ask} selection={dialog.selection} onClose={close} />;
    case 'receipt':
      return <ReceiptDialog erasure={dialog.erasure} onClose={close} />;
    case 'withdraw':
      return (
        <WithdrawDialog
          reference={dialog.reference}
          purpose={dialog.purpose}
          onDone={dialog.onDone}
          onClose={close}
        />
      );
    case 'more':
      return <MoreSheet target={dialog.target} onClose={close} />;
    case 'keys':
      return <KeysDialog onClose={close} />;
    case 'save-view':
      return <SaveViewDialog onClose={close} />;
    case 'views':
      return <ViewsDialog onClose={close} />;
    case 'you':
      return <YouDialog onClose={close} />;
    case 'menu':
      return <MenuSheet onClose={close} />;
  }
}
