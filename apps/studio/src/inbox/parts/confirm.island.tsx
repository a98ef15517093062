'use client';

import { type KeyboardEvent, type ReactNode, useRef } from 'react';

export interface ConfirmProps {
  /** What the closed button says. */
  readonly summary: string;
  readonly look: 'plain' | 'quiet';
  readonly children: ReactNode;
}

/** A button that asks first. A `details` element, so that it asks without scripts too; with them Escape closes it. */
export function ConfirmIsland({ summary, look, children }: ConfirmProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details ref={details} className="inbox-confirm" onKeyDown={onKeyDown}>
      <summary className={`inbox-button inbox-button-${look}`}>{summary}</summary>
      <div className="inbox-confirm-box">{children}</div>
    </details>
  );
}
