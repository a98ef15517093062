import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useSession } from '../state/session-context.ts';
import { Icon } from './controls.tsx';
import './dialog.css';

export interface DialogProps {
  readonly title: string;
  /** `sheet`: from the bottom edge, for a thumb. */
  readonly look?: 'box' | 'wide' | 'sheet';
  /** Stands beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

const content = 'desk-dialog-content';

/** A question over the page. The browser keeps the focus in it, Escape leaves it, and what had the focus gets it back. */
export function Dialog({ title, look = 'box', aside, children }: DialogProps) {
  const { open } = useSession();
  const close = () => open(null);
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    // What is to be done has the focus first, not the button that closes.
    box.current?.querySelector<HTMLElement>(`.${content} :is(button, input, textarea, a)`)?.focus();
    return () => {
      // Unless what was chosen in it has taken the focus already.
      const free = document.activeElement === null || document.activeElement === document.body;
      if (free && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      className="desk-dialog"
      data-look={look}
      aria-labelledby={heading}
      onClose={close}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        {aside}
        <button type="button" className="desk-button desk-button-plain" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div className={content}>{children}</div>
    </dialog>
  );
}
