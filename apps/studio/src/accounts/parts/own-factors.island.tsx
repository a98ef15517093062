'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { wholeTime } from '../../desk/words/times.ts';
import { AccountForm } from './account-form.tsx';
import type { FactorState } from './account-safety.tsx';
import { AddFactor } from './add-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { askStudio, useAsking } from './use-asking.ts';

/** What is being done to the factors: nothing, adding one, or something that is done with one more press. */
type FactorAction =
  | { readonly kind: 'add' }
  | { readonly kind: 'recovery' }
  | { readonly kind: 'remove'; readonly what: string; readonly name: string };

/** One's own second factor: what there is, and adding, taking away and renewing. */
export function OwnFactors({ state }: { readonly state: FactorState }) {
  const router = useRouter();
  const asking = useAsking();
  const [action, setAction] = useState<FactorAction | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { has, authenticator, passkeys, codesLeft, required, passkeysPossible } = state;

  function done(shown: readonly string[]): void {
    setCodes(shown);
    setAction(null);
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
                setAction({ kind: 'remove', what: 'authenticator', name: 'the authenticator app' })
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
              onClick={() => setAction({ kind: 'remove', what: id, name: `the passkey “${name}”` })}
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
            <button type="button" onClick={() => setAction({ kind: 'recovery' })}>
              Make new ones
            </button>
          </li>
        )}
      </ul>
      {codes.length > 0 && <RecoveryCodes codes={codes} />}
      {action === null && (
        <button type="button" className="account-button" onClick={() => setAction({ kind: 'add' })}>
          {has ? 'Add another' : 'Add a second factor'}
        </button>
      )}
      {action?.kind === 'add' && <AddFactor passkeysPossible={passkeysPossible} onAdded={done} />}
      {(action?.kind === 'remove' || action?.kind === 'recovery') && (
        <AccountForm
          asking={asking}
          button={action.kind === 'remove' ? `Take away ${action.name}` : 'Make ten new recovery codes'}
          onSend={async () => {
            if (action.kind === 'recovery') {
              done((await askStudio<{ codes: string[] }>('second-factor/recovery')).codes);
              return;
            }
            await askStudio('second-factor/remove', { what: action.what });
            done([]);
          }}
        >
          <p>
            {action.kind === 'recovery'
              ? 'The old codes stop working.'
              : 'You sign in without it from now on.'}{' '}
            Your sessions elsewhere end.
          </p>
        </AccountForm>
      )}
      {action !== null && (
        <button type="button" className="account-quiet" onClick={() => setAction(null)}>
          Leave it as it is
        </button>
      )}
    </>
  );
}
