'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

export interface FilterBoxProps {
  readonly title: string;
  /** In words; the closed box says them. */
  readonly chosen: readonly string[];
  readonly children: ReactNode;
}

/** A box that opens under its name. Escape closes it, and so does a click beside it. */
export function FilterBox({ title, chosen, children }: FilterBoxProps) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const beside = (event: Event) => {
      if (box.current?.open && event.target instanceof Node && !box.current.contains(event.target))
        box.current.open = false;
    };
    document.addEventListener('pointerdown', beside);
    return () => document.removeEventListener('pointerdown', beside);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !box.current?.open) return;
    event.preventDefault();
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  };
  const [first, ...more] = chosen;
  const words = first === undefined ? title : more.length === 0 ? first : `${title}: ${chosen.length}`;
  return (
    <details
      ref={box}
      className="desk-filter"
      data-on={first === undefined ? undefined : ''}
      onKeyDown={onKeyDown}
    >
      <summary>
        {words}
        {first !== undefined && <span className="desk-hidden"> ({title})</span>}
      </summary>
      <div>{children}</div>
    </details>
  );
}
