'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';

interface SetupAwayProps {
  /** Name of the preference. */
  readonly name: string;
  /** What a press makes of it. */
  readonly away: boolean;
  readonly children: string;
}

/** Puts the guide away for this account, or takes it up again. */
export function SetupAway({ name, away, children }: SetupAwayProps) {
  const router = useRouter();
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still');
  const press = async () => {
    if (state === 'busy') return;
    setState('busy');
    const response = await fetch(`/api/payload-preferences/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ value: { away } }),
    }).catch(() => null);
    if (!response?.ok) return setState('failed');
    setState('still');
    router.refresh();
  };
  return (
    <>
      <button type="button" className="setup-button" aria-disabled={state === 'busy'} onClick={press}>
        {children}
      </button>
      {state === 'failed' && <span role="alert">That could not be kept just now. Try again.</span>}
    </>
  );
}
