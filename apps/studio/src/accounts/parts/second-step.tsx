'use client';

import { startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { AccountField, AccountForm, CodeField, OtherWays } from './account-form.tsx';
import { askStudio, useAsking } from './use-asking.ts';

interface Props {
  readonly authenticator: boolean;
  readonly passkey: boolean;
  onDone(): void;
}

type Way = 'authenticator' | 'passkey' | 'recovery';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const path = 'sign-in/second-step';

const otherWays: Readonly<Record<Way, string>> = {
  passkey: 'Use a passkey instead',
  authenticator: 'Use the authenticator app instead',
  recovery: 'Use a recovery code instead',
};

/** The second step of a sign-in: a passkey, a code of the app, or one of the codes kept for a day without either. */
export function SecondStep({ authenticator, passkey, onDone }: Props) {
  const [way, setWay] = useState<Way>(passkey ? 'passkey' : 'authenticator');
  const asking = useAsking();
  const ways: Way[] = [
    ...(passkey ? (['passkey'] as const) : []),
    ...(authenticator ? (['authenticator'] as const) : []),
    'recovery',
  ];

  async function send(values: Readonly<Record<string, string>>): Promise<void> {
    if (way === 'passkey') {
      const { options } = await askStudio<{ options: Options }>('sign-in/passkey-options');
      const answer = await startAuthentication({ optionsJSON: options });
      await askStudio(path, { passkey: answer });
    } else await askStudio(path, values);
    onDone();
  }

  return (
    <div>
      <AccountForm
        asking={asking}
        button={way === 'passkey' ? 'Use the passkey' : 'Continue'}
        onSend={send}
        key={way}
      >
        <h1>Second step</h1>
        {way === 'passkey' && <p>Have your telephone, your key or this computer confirm that it is you.</p>}
        {way === 'authenticator' && <CodeField app="your authenticator app" />}
        {way === 'recovery' && (
          <AccountField
            name="recoveryCode"
            label="Recovery code"
            help="One of the ten you kept when you added the second factor. Each works once."
            type="text"
            autoComplete="off"
            autoFocus
          />
        )}
      </AccountForm>
      <OtherWays way={way} ways={ways} words={otherWays} onChoose={setWay}>
        Lost them all? Another administrator, or whoever runs this installation, can let you in.
      </OtherWays>
    </div>
  );
}
