'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';

/** Publishes the words of consent that were published last for every form that has none. */
export function SameConsent({ children }: { readonly children: string }) {
  const router = useRouter();
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFault(null);
    const response = await fetch('/api/setup/consent', { method: 'POST' }).catch(() => null);
    setIsBusy(false);
    if (response?.ok) return router.refresh();
    const said = (await response?.json().catch(() => null)) as {
      readonly errors?: readonly { readonly message?: string }[];
    } | null;
    setFault(said?.errors?.[0]?.message ?? 'It could not be done just now. Try again.');
  };
  return (
    <>
      <button type="button" className="setup-button" aria-disabled={isBusy} onClick={press}>
        {isBusy ? 'Publishing…' : children}
      </button>
      {fault !== null && <span role="alert">{fault}</span>}
    </>
  );
}
