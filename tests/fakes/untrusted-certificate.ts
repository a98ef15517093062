import { readFileSync } from 'node:fs';

const fixture = (name: string) => readFileSync(new URL(`./certificate/${name}`, import.meta.url), 'utf8');

/** The fakes' own certificate, for `hooks.example.com`, in PEM: nobody trusts it who is not told to. */
export function untrustedCertificate(): { readonly cert: string; readonly key: string } {
  return { cert: fixture('hooks.example.com.crt'), key: fixture('hooks.example.com.key') };
}
