import { z } from 'zod';

const passkey = z.object({
  /** Of the credential, base64url. */
  id: z.string(),
  publicKey: z.string(),
  /** Signatures so far; 0 for ever where the authenticator does not count. */
  counter: z.number(),
  transports: z.array(z.string()),
  /** What its owner calls it. */
  name: z.string(),
  /** ISO 8601. */
  added: z.string(),
  used: z.string().nullable(),
});

/** What an account keeps of its second factor; it is sealed before it is stored. */
export const factorsShape = z.object({
  authenticator: z
    .object({
      /** Base32 (RFC 4648). */
      secret: z.string(),
      /** The 30-second step of the last code taken: no code is taken twice (RFC 6238, 5.2). */
      lastStep: z.number(),
      added: z.string(),
    })
    .nullable(),
  passkeys: z.array(passkey),
  /** SHA-256 of the recovery codes that are left, in hex. */
  recovery: z.array(z.string()),
  /** An authenticator shown and not confirmed yet. */
  offered: z.object({ secret: z.string(), until: z.number() }).nullable(),
  /** What the next answer of a passkey must sign, once, until a time in milliseconds. */
  challenge: z.object({ value: z.string(), use: z.enum(['add', 'prove']), until: z.number() }).nullable(),
});

export type Factors = z.infer<typeof factorsShape>;
export type Passkey = z.infer<typeof passkey>;

export const noFactors: Factors = {
  authenticator: null,
  passkeys: [],
  recovery: [],
  offered: null,
  challenge: null,
};

/** Whether a sign-in needs a second step. */
export const hasFactor = ({ authenticator, passkeys }: Factors): boolean =>
  authenticator !== null || passkeys.length > 0;

/** How long an offered secret or a challenge stands, in milliseconds. */
export const standsMs = 10 * 60 * 1000;
