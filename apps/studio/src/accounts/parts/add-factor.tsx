'use client';

import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import type { OfferedAuthenticator } from '../endpoints/second-factor-endpoints.ts';
import { AccountField, AccountForm, CodeField } from './account-form.tsx';
import { askStudio, useAsking } from './use-asking.ts';

interface Props {
  /** Whether a passkey can be made where this studio is opened. */
  readonly passkeysPossible: boolean;
  /** With the recovery codes when this is the account's first factor, else with none. */
  onAdded(codes: readonly string[]): void;
}

interface Added {
  readonly codes: readonly string[];
}

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Adding an authenticator app: the drawing to photograph, its first code. */
function AddAuthenticator({ onAdded }: Omit<Props, 'passkeysPossible'>) {
  const asking = useAsking();
  const [offered, setOffered] = useState<OfferedAuthenticator | null>(null);
  if (!offered) {
    return (
      <AccountForm
        asking={asking}
        button="Add an authenticator app"
        onSend={async (values) =>
          setOffered(await askStudio<OfferedAuthenticator>('second-factor/offer', values))
        }
      >
        <h2>An authenticator app</h2>
        <p>An app on your telephone that shows a new code every half minute.</p>
      </AccountForm>
    );
  }
  return (
    <AccountForm
      asking={asking}
      button="Confirm the code"
      onSend={async (values) => onAdded((await askStudio<Added>('second-factor/confirm', values)).codes)}
    >
      <h2>An authenticator app</h2>
      <p>Photograph this with the app, or type the key into it. Then write the code it shows.</p>
      {/* biome-ignore lint/performance/noImgElement: it is drawn in this answer, and there is nothing for Next to shrink */}
      <img
        className="account-drawing"
        src={`data:image/svg+xml;utf8,${encodeURIComponent(offered.drawing)}`}
        alt="The key below, as a drawing for the app"
      />
      <p className="account-secret">
        Key: <code>{offered.secret.replace(/(.{4})/g, '$1 ').trim()}</code>
      </p>
      <CodeField app="the app" />
    </AccountForm>
  );
}

/** Adding a passkey: a name, and what the browser asks for. */
function AddPasskey({ onAdded }: Omit<Props, 'passkeysPossible'>) {
  const asking = useAsking();
  return (
    <AccountForm
      asking={asking}
      button="Add a passkey"
      onSend={async ({ name, ...values }) => {
        const { options } = await askStudio<{ options: Options }>('second-factor/passkey-options', values);
        const passkey = await startRegistration({ optionsJSON: options });
        onAdded((await askStudio<Added>('second-factor/passkey', { name, passkey })).codes);
      }}
    >
      <h2>A passkey</h2>
      <p>Your fingerprint or face on this computer or telephone, or a key you plug in.</p>
      <AccountField
        name="name"
        label="Its name"
        help="So that you know it again: “Telephone”, “Key on the key ring”."
        type="text"
        autoComplete="off"
      />
    </AccountForm>
  );
}

/** The two ways to add a second factor, side by side. */
export function AddFactor({ passkeysPossible, ...props }: Props) {
  return (
    <div className="account-ways">
      <AddAuthenticator {...props} />
      {passkeysPossible ? (
        <AddPasskey {...props} />
      ) : (
        <p>
          No passkey can be made here: passkeys belong to a name, and this studio is opened at an address in
          figures.
        </p>
      )}
    </div>
  );
}
