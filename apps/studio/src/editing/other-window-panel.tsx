'use client';

import { useOtherWindow } from './other-window.ts';

/** The form's fields, beside which the panel stands. */
const mainFields = () => document.querySelector('.document-fields__main');

/** Says that another window of this person's has saved the entry, and asks what to do before anything is written on. */
export function OtherWindowPanel({ address }: { readonly address: string | null }) {
  const { isStale, writeOn } = useOtherWindow(address, mainFields);
  if (!isStale) return null;
  return (
    <section className="entry-status" role="alert" aria-label="Saved in another window">
      <h2>Saved in another window</h2>
      <p>
        You have saved this entry in another window. This form holds what stood before, and would put that
        back.
      </p>
      <button type="button" onClick={() => window.location.reload()}>
        Load what was saved
      </button>
      <button type="button" onClick={writeOn}>
        Save over it
      </button>
    </section>
  );
}
