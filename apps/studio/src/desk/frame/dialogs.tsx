import type { ComponentType } from 'react';
import { MoreSheet } from '../enquiry/more-sheet.tsx';
import { OriginalMailDialog } from '../enquiry/original-mail.tsx';
import { TelephoneDialog } from '../enquiry/telephone-dialog.tsx';
import { GiveDialog, ReleaseDialog, SnoozeDialog } from '../enquiry/work-dialogs.tsx';
import { BulkDialog } from '../list/bulk-actions.tsx';
import { SaveViewDialog, ViewsDialog } from '../list/views-dialog.tsx';
import { MergeDialog } from '../merging/merge-dialog.tsx';
import { UnmergeDialog } from '../merging/unmerge-dialog.tsx';
import { ReceiptDialog, WithdrawDialog } from '../privacy/privacy-dialogs.tsx';
import { type DeskDialog, useSession, useValue } from '../state/session-context.ts';
import { KeysDialog, YouDialog } from './person-dialogs.tsx';
import { MenuSheet } from './rail.tsx';

type DialogParts = {
  readonly [Kind in DeskDialog['kind']]: ComponentType<Extract<DeskDialog, { kind: Kind }>>;
};

const dialogs: DialogParts = {
  telephone: TelephoneDialog,
  give: GiveDialog,
  snooze: SnoozeDialog,
  release: ReleaseDialog,
  more: MoreSheet,
  bulk: BulkDialog,
  original: OriginalMailDialog,
  receipt: ReceiptDialog,
  withdraw: WithdrawDialog,
  keys: KeysDialog,
  you: YouDialog,
  menu: MenuSheet,
  merge: MergeDialog,
  unmerge: UnmergeDialog,
  'save-view': SaveViewDialog,
  views: ViewsDialog,
};

/** The question over the page, if any. */
export function Dialogs() {
  const dialog = useValue(useSession().values.dialog);
  if (!dialog) return null;
  // The part of this very kind.
  const Shown = dialogs[dialog.kind] as ComponentType<DeskDialog>;
  return <Shown {...dialog} />;
}
