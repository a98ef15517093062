import { isLeaked } from './leaked-passwords.ts';

/** Length and a list of leaked ones, not signs: NIST SP 800-63B section 3.1.1 asks for these and against composition rules. */
export const shortestPassword = 12;
const longestPassword = 200;

/** @returns what is wrong with a password, in one sentence, or `null` */
export function passwordFault(password: unknown, email?: unknown): string | null {
  if (typeof password !== 'string' || password.length < shortestPassword) {
    return `Choose a password of at least ${shortestPassword} characters.`;
  }
  if (password.length > longestPassword) return `Choose a password of at most ${longestPassword} characters.`;
  if (new Set(password).size < 5) return 'Choose a password with more different characters.';
  if (typeof email === 'string' && email !== '' && password.toLowerCase() === email.toLowerCase()) {
    return 'Choose a password that is not your e-mail address.';
  }
  if (isLeaked(password)) {
    // No colon: Payload's message box makes a list of whatever follows one.
    return 'Choose another password. This one or one much like it is in lists of leaked passwords. A few words in a row are good.';
  }
  return null;
}
