'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { Fault } from './account-form.tsx';
import { askStudio, useAsking } from './use-asking.ts';

interface Props {
  readonly account: number;
  readonly hasFactor: boolean;
  readonly required: boolean;
  /** How many are open. */
  readonly sessions: number;
}

/** What an administrator does for somebody who lost the second factor, or a computer. */
export function OtherSafety({ account, hasFactor, required, sessions }: Props) {
  const router = useRouter();
  const asking = useAsking();
  const [sure, setSure] = useState(false);
  const act = (action: 'end-sessions' | 'forget-factors') =>
    asking.run(async () => {
      await askStudio(`${account}/safety`, { deed: action });
      setSure(false);
      router.refresh();
    });
  return (
    <>
      <h2>Second factor and sessions</h2>
      <ul className="account-list">
        <li>
          <span>{hasFactor ? 'Signs in with a second factor' : 'Signs in with the password alone'}</span>
          {hasFactor && !sure && (
            <button type="button" onClick={() => setSure(true)}>
              Take the second factor away
            </button>
          )}
        </li>
        <li>
          <span>{sessions === 1 ? 'One open session' : `${sessions} open sessions`}</span>
          {sessions > 0 && (
            <button type="button" onClick={() => act('end-sessions')}>
              End them
            </button>
          )}
        </li>
      </ul>
      {sure && (
        <div className="account-sure">
          <p>
            Only do this when you have spoken to them. Their sessions end, and their password alone lets them
            in
            {required ? ' to choose a new second factor' : ''}.
          </p>
          <button type="button" className="account-button" onClick={() => act('forget-factors')}>
            Take it away
          </button>
          <button type="button" className="account-quiet" onClick={() => setSure(false)}>
            Leave it as it is
          </button>
        </div>
      )}
      <Fault asking={asking} />
    </>
  );
}
