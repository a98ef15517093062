import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';

interface Modal {
  readonly open: boolean;
  /** Escape, and the browser closing it by itself. */
  readonly onClose: () => void;
  /** Id of the heading that names the dialog and takes focus when it opens, or when another one takes its place. */
  readonly headingId: string;
}

/** What a native `<dialog>` needs to be modal as React says: attributes for the element itself. */
export function useModal({ open, onClose, headingId }: Modal) {
  const ref = useRef<HTMLDialogElement>(null);

  // In the commit itself: whoever closes the dialog gives focus back to the page at once.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (!open) return element.close();
    if (!element.open) element.showModal();
    // Focus goes to the heading, at the top: a field would raise a phone's keyboard over what it belongs to.
    element.scrollTop = 0;
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [open, headingId]);

  return {
    ref,
    'aria-labelledby': headingId,
    onCancel(event: SyntheticEvent) {
      // A file field inside tells of a cancelled choice in the same words, and it bubbles.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // The browser closes a dialog by itself on a second Escape; the page must hear of it. The event comes late: by then the
    // dialog may have been opened again.
    onClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
      if (open && !currentTarget.open) onClose();
    },
  };
}
