'use client';

import { useRouter } from 'next/navigation.js';
import { wholeTime } from '../../desk/words/times.ts';
import type { Session } from '../sessions/sessions.ts';
import { Fault } from './account-form.tsx';
import { askStudio, useAsking } from './use-asking.ts';

interface Props {
  readonly sessions: readonly Session[];
  /** The id of the session this page is shown in. */
  readonly here: string;
}

/** Where one is signed in, and ending it there. */
export function OwnSessions({ sessions, here }: Props) {
  const router = useRouter();
  const asking = useAsking();
  const end = (session?: string) =>
    asking.run(async () => {
      await askStudio('sessions/end', session ? { session } : {});
      router.refresh();
    });
  return (
    <>
      <h2>Where you are signed in</h2>
      <ul className="account-list">
        {sessions.map(({ id, browser, began, ends }) => (
          <li key={id}>
            <span>
              {browser}, since {began ? wholeTime(began) : 'an unknown time'}
              {id === here ? ', here' : `; ends ${wholeTime(ends)} at the latest, unless it is used`}
            </span>
            {id !== here && (
              <button type="button" onClick={() => end(id)}>
                End it
              </button>
            )}
          </li>
        ))}
      </ul>
      <Fault asking={asking} />
      {sessions.length > 1 && (
        <button type="button" className="account-quiet" onClick={() => end()}>
          End all but this one
        </button>
      )}
    </>
  );
}
