import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { BrandLogo } from '../../admin/brand-mark.tsx';
import { passkeysPossible } from '../second-factor/passkeys.ts';
import { whyAgain } from '../sessions/session-end.ts';
import { SignIn } from './sign-in.island.tsx';

/** `/admin/login`: password, second step, and the first factor of those who must have one. */
export async function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const wanted = searchParams?.redirect;
  const leadsTo = getSafeRedirect({ fallbackTo: '/admin', redirectTo: wanted ?? '' });
  if (initPageResult.req.user) redirect(leadsTo);
  return (
    <div className="sign-in">
      <BrandLogo />
      <SignIn
        leadsTo={leadsTo}
        passkeysPossible={passkeysPossible()}
        why={await whyAgain(initPageResult.req)}
      />
    </div>
  );
}
