'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { wholeTime } from '../../desk/words/times.ts';
import { AccountForm } from './account-form.tsx';
import { AddFactor } from './add-factor.tsx';
import type { FactorState } from './factor-state.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { askStudio, useAsking } from './use-asking.ts';

/** What is being done to the factors: nothing, adding one, or something that is done with one more press. */
type Deed =
  | { readonly kind: 'add' }
  | { readonly kind: 'recovery' }
  | { readonly kind: 'remove'; readonly what: string; readonly name: string };

/** One's own second factor: what there is, and adding, taking away and renewing. */
export function OwnFactors({ state }: { readonly state: FactorState }) {
  const router = useRouter();
  const asking = useAsking();
  const [deed, setDeed] = useState<Deed | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { has, authenticator, passkeys, codesLeft, required, passkeysPossible } = state;

  function done(shown: readonly string[]): void {
    setCodes(shown);
    setDeed(null);
    router.refresh();
  }

  return (
    <>
      {!has && (
        <p>
          You sign in with your password alone{required ? ', until your next sign-in asks for one' : ''}. With
          a second factor nobody gets in who only knows the password.
        </p>
      )}
      <ul className="account-list">
        {authenticator && (
          <li>
            <span>Authenticator app, added {wholeTime(authenticator)}</span>
            <button
              type="button"
              onClick={() =>
                setDeed({ kind: 'remove', what: 'authenticator', name: 'the authenticator app' })
              }
            >
              Take it away
            </button>
          </li>
        )}
        {passkeys.map(({ id, name, added, used }) => (
          <li key={id}>
            <span>
              Passkey “{name}”, added {wholeTime(added)},{' '}
              {used ? `last used ${wholeTime(used)}` : 'not used yet'}
            </span>
            <button
              type="button"
              onClick={() => setDeed({ kind: 'remove', what: id, name: `the passkey “${name}”` })}
            >
              Take it away
            </button>
          </li>
        ))}
        {has && (
          <li>
            <span>
              {codesLeft} recovery {codesLeft === 1 ? 'code' : 'codes'} left
            </span>
            <button type="button" onClick={() => setDeed({ kind: 'recovery' })}>
              Make new ones
            </button>
          </li>
        )}
      </ul>
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      {deed === null && (
        <button type="button" className="account-button" onClick={() => setDeed({ kind: 'add' })}>
          {has ? 'Add another' : 'Add a second factor'}
        </button>
      )}
      {deed?.kind === 'add' && <AddFactor passkeysPossible={passkeysPossible} onAdded={done} />}
      {(deed?.kind === 'remove' || deed?.kind === 'recovery') && (
        <AccountForm
          asking={asking}
          button={deed.kind === 'remove' ? `Take away ${deed.name}` : 'Make ten new recovery codes'}
          onSend={async () => {
            if (deed.kind === 'recovery') {
              done((await askStudio<{ codes: string[] }>('second-factor/recovery')).codes);
              return;
            }
            await askStudio('second-factor/remove', { what: deed.what });
            done([]);
          }}
        >
          <p>
            {deed.kind === 'recovery' ? 'The old codes stop working.' : 'You sign in without it from now on.'}{' '}
            Your sessions elsewhere end.
          </p>
        </AccountForm>
      )}
      {deed !== null && (
        <button type="button" className="account-quiet" onClick={() => setDeed(null)}>
          Leave it as it is
        </button>
      )}
    </>
  );
}
