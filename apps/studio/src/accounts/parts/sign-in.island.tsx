'use client';

import { useState } from 'react';
import type { NextStep } from '../endpoints/sign-in-endpoints.ts';
import { AccountField, AccountForm } from './account-form.tsx';
import { AddFactor, SecondStep } from './factors-on-demand.island.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { askStudio, useAsking } from './use-asking.ts';

import './accounts.css';

type Stage =
  | { readonly next: 'password' }
  | NextStep
  | { readonly next: 'codes'; readonly codes: readonly string[] };

interface Props {
  readonly leadsTo: string;
  readonly passkeysPossible: boolean;
  /** Why somebody who was signed in is asked again, or `null`. */
  readonly why: string | null;
}

/** The way in, step by step. Each step is a form of its own, and the studio says which one is next. */
export function SignIn({ leadsTo, passkeysPossible, why }: Props) {
  const [stage, setStage] = useState<Stage>({ next: 'password' });
  const asking = useAsking();
  // A whole load: the studio's frame is drawn for somebody else now.
  const enter = () => window.location.assign(leadsTo);

  if (stage.next === 'second-step') return <SecondStep {...stage} onDone={enter} />;
  if (stage.next === 'codes') {
    return (
      <>
        <RecoveryCodes codes={stage.codes} />
        <button type="button" className="account-button" onClick={enter}>
          I have kept them, go to the studio
        </button>
      </>
    );
  }
  if (stage.next === 'enrol') {
    return (
      <section className="account-form">
        <h1>One more step from now on</h1>
        <p>
          Administrators sign in with their password and a second thing that only they have. Choose one; you
          can add the other later.
        </p>
        <AddFactor
          passkeysPossible={passkeysPossible}
          onAdded={(codes) => setStage({ next: 'codes', codes })}
        />
      </section>
    );
  }
  return (
    <AccountForm
      asking={asking}
      button="Login"
      onSend={async ({ email, password }) => {
        const answer = await askStudio<Partial<NextStep>>('login', { email, password });
        if (answer.next) setStage(answer as NextStep);
        else enter();
      }}
    >
      {why && <p role="status">{why} Sign in to go on.</p>}
      <AccountField name="email" label="Email" type="email" autoComplete="username" />
      <AccountField name="password" label="Password" type="password" autoComplete="current-password" />
      <a href="/admin/forgot">Forgot password?</a>
    </AccountForm>
  );
}
