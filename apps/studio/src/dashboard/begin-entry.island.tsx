'use client';

import { useState } from 'react';

interface BeginEntryProps {
  /** `/api/region/3/begun`: of the entry the new one belongs to; `/api/setup/begun` for one of none. */
  readonly address: string;
  /** Of the new one. */
  readonly collection: string;
  readonly className: string;
  readonly children: string;
  /** What the step is called, for those who hear the page. */
  readonly step: string;
}

/** Begins an entry that belongs to another, and goes to its form. */
export function BeginEntry({ address, collection, className, children, step }: BeginEntryProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const press = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFault(null);
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ collection }),
    }).catch(() => null);
    const body = (await response?.json().catch(() => null)) as {
      readonly href?: string;
      readonly errors?: readonly { readonly message?: string }[];
    } | null;
    if (response?.ok && body?.href) return window.location.assign(body.href);
    setIsBusy(false);
    setFault(body?.errors?.[0]?.message ?? 'It could not be begun just now. Try again.');
  };
  return (
    <>
      <button type="button" className={className} aria-disabled={isBusy} onClick={press}>
        {isBusy ? 'One moment…' : children}
        <span className="studio-hidden">: {step}</span>
      </button>
      {fault !== null && <span role="alert">{fault}</span>}
    </>
  );
}
