import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sameSecret } from '@sundowner/keyring';
import type { Payload } from 'payload';
import { oneLineFault } from '../fields/mail.ts';
import { addValue, readValue, takeValue, writeValue } from '../runtime/key-values.ts';
import { studioSettings } from '../settings.ts';
import { invited, passwordFault } from './rules.ts';

/** Whether `text` has the form of an e-mail address, as far as an account needs it. */
export const isEmail = (text: string): boolean => /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(text);

const mark = 'first-administrator-link';
const days = 7;

interface OpenLink {
  /** SHA-256 of the code, in hex; the code itself is only in the file and with its holder. */
  readonly hash: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

export interface NewAdministrator {
  readonly code: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export interface Fault {
  readonly field: keyof NewAdministrator;
  readonly message: string;
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

/** The 0600 file with the one-time link; its place is printed at start. */
function linkFile(): string {
  return join(studioSettings().dataDir, 'first-administrator.txt');
}

export async function hasAccounts(payload: Payload): Promise<boolean> {
  return (await payload.count({ collection: 'users' })).totalDocs > 0;
}

async function openLink(payload: Payload): Promise<OpenLink | null> {
  const link = (await readValue(payload, mark)) as OpenLink | null;
  return link && Date.parse(link.expiresAt) > Date.now() ? link : null;
}

const addressOf = (code: string) => `${studioSettings().studioUrl}/first-administrator#${code}`;

function codeInFile(): string | null {
  if (!existsSync(linkFile())) return null;
  return /#([\w-]{43})/.exec(readFileSync(linkFile(), 'utf8'))?.[1] ?? null;
}

function writeFile(code: string, expiresAt: string): void {
  const until = new Date(expiresAt).toUTCString();
  // Written aside and renamed, so that the file is never there half, or readable by others for a moment.
  const aside = `${linkFile()}.${process.pid}.new`;
  rmSync(aside, { force: true });
  writeFileSync(
    aside,
    `Open this address once to make the first administrator of the studio. It works until ${until}.\n\n${addressOf(code)}\n`,
    { mode: 0o600, flag: 'wx' },
  );
  renameSync(aside, linkFile());
}

/**
 * Sees to the one-time link: while there is no account, a file with a valid link; once there is one, neither.
 *
 * @param renew true makes a new link even when the one in the file still works
 * @returns the file's place, or `null` when there are accounts already
 */
export async function offerFirstAdministrator(payload: Payload, renew = false): Promise<string | null> {
  if (await hasAccounts(payload)) {
    await takeValue(payload, mark);
    rmSync(linkFile(), { force: true });
    return null;
  }
  const link = await openLink(payload);
  const known = codeInFile();
  if (!renew && link && known && sameSecret(hashOf(known), link.hash)) {
    // The studio may have moved to another port or address since the file was written.
    writeFile(known, link.expiresAt);
    return linkFile();
  }
  const code = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + days * 86_400_000).toISOString();
  const made: OpenLink = { hash: hashOf(code), expiresAt };
  const first = !renew && (await readValue(payload, mark)) === null;
  // A studio that starts beside this one on the same empty database has just written a link; that one works.
  if (first && !(await addValue(payload, mark, made))) return linkFile();
  if (!first) await writeValue(payload, mark, made);
  writeFile(code, expiresAt);
  return linkFile();
}

function faultsOf({ name, email, password }: NewAdministrator): Fault[] {
  const faults: Fault[] = [];
  const steered = oneLineFault(name.trim());
  if (name.trim() === '') faults.push({ field: 'name', message: 'Write your name.' });
  else if (steered) faults.push({ field: 'name', message: steered });
  if (!isEmail(email)) {
    faults.push({ field: 'email', message: 'Write an e-mail address, such as name@example.com.' });
  }
  const weak = passwordFault(password, email);
  if (weak) faults.push({ field: 'password', message: weak });
  return faults;
}

const refused: Fault = {
  field: 'code',
  message: 'This link does not work. Take the newest one from the file the start of the product names.',
};

/**
 * Makes the first administrator for the holder of the one-time link, who can use it once, within seven days, while
 * there is no account.
 *
 * @returns what is wrong, all at once; empty when the account is made
 */
export async function claimFirstAdministrator(payload: Payload, claim: NewAdministrator): Promise<Fault[]> {
  const link = await openLink(payload);
  if (!link || !sameSecret(hashOf(claim.code), link.hash) || (await hasAccounts(payload))) return [refused];
  const faults = faultsOf(claim);
  if (faults.length > 0) return faults;
  // Of two holders at the same moment the database lets one take the mark.
  if (!(await takeValue(payload, mark))) return [refused];
  const { name, email, password } = claim;
  try {
    await payload.create({
      collection: 'users',
      data: { name: name.trim(), email: email.trim(), password, role: 'admin' },
      context: invited,
    });
  } catch (error) {
    await writeValue(payload, mark, link);
    throw error;
  }
  rmSync(linkFile(), { force: true });
  return [];
}
