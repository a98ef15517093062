'use client';

import { useDesk } from '../state/desk-context.ts';

/** The box by which a row is selected; with Shift everything from the one before. */
export function RowCheck({ reference, name }: { readonly reference: string; readonly name: string }) {
  const { selected } = useDesk();
  return (
    <label className="desk-check">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={selected.chosen.has(reference)}
        onClick={(event) => {
          if (!event.shiftKey) return;
          event.preventDefault();
          selected.extendTo(reference);
        }}
        onChange={() => selected.toggle(reference)}
      />
    </label>
  );
}
