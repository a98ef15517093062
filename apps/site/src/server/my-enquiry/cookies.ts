import { type SessionKind, sessionLife } from '@sundowner/enquiries/own-page/sessions';

const names = { page: 'my-enquiry', export: 'my-enquiry-everything' } as const satisfies Record<
  SessionKind,
  string
>;

/** A cookie for the page's own paths alone, which no script can read and no other site's form carries. */
export function sessionCookie(kind: SessionKind, word: string, secure: boolean): string {
  const seconds = word === '' ? 0 : Math.floor(sessionLife[kind] / 1000);
  return `${names[kind]}=${word}; Path=/my-enquiry; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The word of a session a browser gives; `null` without one. */
export function sessionIn(header: string | undefined, kind: SessionKind): string | null {
  for (const part of (header ?? '').slice(0, 8192).split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === names[kind] && value && /^[\w-]{20,64}$/.test(value)) return value;
  }
  return null;
}
