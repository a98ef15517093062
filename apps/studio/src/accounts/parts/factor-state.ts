import type { Payload } from 'payload';
import { hasFactor } from '../second-factor/factors.ts';
import { factorRequired, factorsOf } from '../second-factor/kept-factors.ts';
import { passkeysPossible } from '../second-factor/passkeys.ts';

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
