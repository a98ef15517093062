'use client';

import { startAuthentication } from '@simplewebauthn/browser';
import { useEffect, useId, useRef, useState } from 'react';
import type { ProofWays } from '../endpoints/proof-endpoints.ts';
import { AccountField, AccountForm, CodeField, OtherWays } from './account-form.tsx';
import { askStudio, useAsking } from './use-asking.ts';
import './accounts.css';

type Way = 'password' | 'authenticator' | 'passkey';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const otherWays: Readonly<Record<Way, string>> = {
  password: 'Use the password instead',
  authenticator: 'Use the authenticator app instead',
  passkey: 'Use a passkey instead',
};

/** The ways there are; the password is one for everybody. */
async function readWays(): Promise<readonly Way[]> {
  const response = await fetch('/api/users/proof').catch(() => null);
  const ways = response?.ok ? ((await response.json()) as ProofWays) : null;
  return [
    'password',
    ...(ways?.authenticator ? (['authenticator'] as const) : []),
    ...(ways?.passkey ? (['passkey'] as const) : []),
  ];
}

async function prove(way: Way, values: Readonly<Record<string, string>>): Promise<void> {
  if (way !== 'passkey') {
    await askStudio('proof', values);
    return;
  }
  const { options } = await askStudio<{ options: Options }>('proof/passkey-options');
  await askStudio('proof', { passkey: await startAuthentication({ optionsJSON: options }) });
}

function Fields({ way }: { readonly way: Way }) {
  if (way === 'passkey') return <p>Have your telephone, your key or this computer confirm that it is you.</p>;
  if (way === 'password')
    return (
      <AccountField
        name="password"
        label="Your password"
        type="password"
        autoComplete="current-password"
        autoFocus
      />
    );
  return <CodeField app="your authenticator app" />;
}

/** Asks the person who sits here to show who they are, over whatever they were doing, which stays as it is. */
export function ProofDialog({ onEnd }: { onEnd(proved: boolean): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const asking = useAsking();
  const [ways, setWays] = useState<readonly Way[]>(['password']);
  const [way, setWay] = useState<Way>('password');

  useEffect(() => {
    // Everything behind it is out of reach, and the keyboard's place is given back when it closes.
    if (!dialog.current?.open) dialog.current?.showModal();
    void readWays().then(setWays);
  }, []);

  function end(proved: boolean): void {
    dialog.current?.close();
    onEnd(proved);
  }

  return (
    <dialog
      ref={dialog}
      className="account-proof"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        end(false);
      }}
    >
      <AccountForm
        asking={asking}
        button={way === 'passkey' ? 'Use the passkey' : 'Confirm'}
        key={way}
        onSend={async (values) => {
          await prove(way, values);
          end(true);
        }}
      >
        <h2 id={heading}>Please confirm it is you</h2>
        <p>
          This changes who can sign in. What you wrote stays, and you are not asked again for five minutes.
        </p>
        <Fields way={way} />
      </AccountForm>
      <OtherWays way={way} ways={ways} words={otherWays} onChoose={setWay}>
        <button type="button" onClick={() => end(false)}>
          Leave it as it is
        </button>
      </OtherWays>
    </dialog>
  );
}
