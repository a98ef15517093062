import './accounts.css';
import type { Payload, UIFieldServerProps } from 'payload';
import { roleOf } from '../../access/callers.ts';
import { hasFactor } from '../second-factor/factors.ts';
import { factorRequired, factorsOf } from '../second-factor/kept-factors.ts';
import { passkeysPossible } from '../second-factor/passkeys.ts';
import { sessionOf, sessionsOf } from '../sessions/sessions.ts';
import { OtherSafety } from './other-safety.island.tsx';
import { OwnSessions } from './own-sessions.island.tsx';

/** What an account has for its second step, without a secret; times are ISO 8601. */
export interface FactorState {
  readonly has: boolean;
  readonly authenticator: string | null;
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly added: string;
    readonly used: string | null;
  }[];
  readonly codesLeft: number;
  readonly required: boolean;
  /** Whether a passkey can be made where this studio is opened. */
  readonly passkeysPossible: boolean;
}

/** @throws APIError when what is stored was sealed with another secret */
export async function factorState(payload: Payload, account: number, role: unknown): Promise<FactorState> {
  const factors = await factorsOf(payload, account);
  return {
    has: hasFactor(factors),
    authenticator: factors.authenticator?.added ?? null,
    passkeys: factors.passkeys.map(({ id, name, added, used }) => ({ id, name, added, used })),
    codesLeft: factors.recovery.length,
    required: factorRequired(role),
    passkeysPossible: passkeysPossible(),
  };
}

function factorWords({ authenticator, passkeys, codesLeft }: FactorState): string {
  const parts = [
    ...(authenticator ? ['an authenticator app'] : []),
    ...(passkeys.length === 1 ? ['a passkey'] : []),
    ...(passkeys.length > 1 ? [`${passkeys.length} passkeys`] : []),
  ];
  if (parts.length === 0) return 'You sign in with your password alone.';
  return `You sign in with your password and ${parts.join(' or ')}. ${codesLeft} recovery codes are left.`;
}

/** Below an account's own fields: its second factor and its sessions. One's own are ended here, others' taken away. */
export async function AccountSafety({ data, req }: UIFieldServerProps) {
  const id = Number(data?.id);
  if (!Number.isSafeInteger(id) || id <= 0 || !req.user) return null;
  const own = req.user.id === id;
  if (!own && roleOf(req.user) !== 'admin') return null;
  const [factors, sessions] = await Promise.all([
    // Sealed with another secret: the sign-in says what to do, and an administrator may take it away here.
    factorState(req.payload, id, data?.role).catch(() => null),
    sessionsOf(req.payload, id),
  ]);
  return (
    <section className="account-safety" aria-label="Second factor and sessions">
      {own ? (
        <>
          <h2>Second factor</h2>
          <p>{factors ? factorWords(factors) : 'Your second factor cannot be read.'}</p>
          {/* A page of its own: its forms cannot stand inside this entry's form. */}
          <p>
            <a href="/admin/safety">{factors?.has ? 'Change the second factor' : 'Add a second factor'}</a>
          </p>
          <OwnSessions sessions={sessions} here={sessionOf(req)} />
        </>
      ) : (
        <OtherSafety
          account={id}
          hasFactor={factors === null || factors.has}
          required={factors?.required ?? false}
          sessions={sessions.length}
        />
      )}
    </section>
  );
}
