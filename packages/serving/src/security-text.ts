export const securityTextPath = '/.well-known/security.txt';

/** Long enough for those who keep a copy, and under the year RFC 9116 recommends. */
const validDays = 180;
const day = 86_400_000;

export interface SecurityText {
  /** A mail address, or an https address to write at. */
  readonly contact: string;
  /** The origins this text is for; the one it is asked at is among them. */
  readonly origins: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Where to write of a hole somebody has found (RFC 9116). */
export function securityText({ contact, origins, now }: SecurityText): string {
  const expires = new Date((Math.floor(now / day) + validDays) * day).toISOString().replace('.000', '');
  return [
    `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    ...origins.map((origin) => `Canonical: ${origin}${securityTextPath}`),
    '',
  ].join('\n');
}
