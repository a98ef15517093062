import { GiveDialog } from '../enquiry/give-dialog.tsx';
import { MoreSheet } from '../enquiry/more-sheet.tsx';
import { ReleaseDialog } from '../enquiry/release-dialog.tsx';
import { SnoozeDialog } from '../enquiry/snooze-dialog.tsx';
import { TelephoneDialog } from '../enquiry/telephone-dialog.tsx';
import { BulkDialog } from '../list/bulk-dialog.tsx';
import { SaveViewDialog, ViewsDialog } from '../list/views-dialog.tsx';
import { ReceiptDialog } from '../privacy/receipt-dialog.tsx';
import { WithdrawDialog } from '../privacy/withdraw-dialog.tsx';
import { useSession } from '../state/session-context.ts';
import { useValue } from '../state/value.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { MenuSheet } from './rail.tsx';
import { YouDialog } from './you-dialog.tsx';

/** The question that stands over the page, if any. */
export function Dialogs() {
  const dialog = useValue(useSession().values.dialog);
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'telephone':
      return <TelephoneDialog target={dialog.target} />;
    case 'give':
      return <GiveDialog target={dialog.target} />;
    case 'snooze':
      return <SnoozeDialog target={dialog.target} />;
    case 'release':
      return <ReleaseDialog target={dialog.target} />;
    case 'bulk':
      return <BulkDialog ask={dialog.ask} selection={dialog.selection} />;
    case 'receipt':
      return <ReceiptDialog erasure={dialog.erasure} />;
    case 'withdraw':
      return <WithdrawDialog {...dialog} />;
    case 'more':
      return <MoreSheet target={dialog.target} />;
    case 'keys':
      return <KeysDialog />;
    case 'save-view':
      return <SaveViewDialog />;
    case 'views':
      return <ViewsDialog />;
    case 'you':
      return <YouDialog />;
    case 'menu':
      return <MenuSheet />;
  }
}
