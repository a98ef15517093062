import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Toast } from '../../ui/toast/toast.tsx';
import styles from './closed-notice.module.css';
import type { EnquiryState } from './enquiry-state.ts';

interface ClosedNoticeProps {
  readonly open: boolean;
  readonly state: EnquiryState;
  /** Name of the dialog, and its address on this page: the way back to the form. */
  readonly dialog: string;
  readonly from: string;
}

/** What became of a form that was still being sent when its dialog was closed; `null` while there is nothing to say. */
function outcome({ phase, refusals, busyUntil, receipt, failure }: EnquiryState) {
  if (phase === 'failed') {
    return {
      key: `failed ${failure?.at}`,
      tone: 'warning' as const,
      message: 'Your enquiry could not be sent. Everything you filled in is kept.',
      label: 'Go back to it',
    };
  }
  if (phase === 'sent' && receipt) {
    return {
      key: `sent ${receipt.reference}`,
      tone: 'note' as const,
      message: `Your enquiry has reached us. Your reference is ${receipt.reference}.`,
      label: null,
    };
  }
  if (phase !== 'filling' || (refusals === 0 && busyUntil === null)) return null;
  return {
    key: `refused ${refusals} ${busyUntil}`,
    tone: 'warning' as const,
    message: 'Your enquiry was not sent yet: something in it needs your attention. Everything is kept.',
    label: 'Go back to it',
  };
}

/** Tells a visitor who closed the dialog while it sent how that ended, and leads her back where something is left to do. */
export function ClosedNotice({ open, state, dialog, from }: ClosedNoticeProps) {
  const notice = outcome(state);
  /** What the visitor knows already: she saw it in the dialog, or has put the notice away. */
  const [known, setKnown] = useState<string | null>(null);
  if (open && notice && known !== notice.key) setKnown(notice.key);
  if (open || !notice || known === notice.key) return null;
  const href = `/enquire/${dialog}?from=${encodeURIComponent(from)}`;
  return createPortal(
    <div className={styles.place}>
      <Toast
        tone={notice.tone}
        message={notice.message}
        {...(notice.label === null ? {} : { action: { label: notice.label, href, dialog } })}
        onDismiss={() => setKnown(notice.key)}
      />
    </div>,
    document.body,
  );
}
