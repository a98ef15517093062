import { createHash, createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sameSecret } from '@sundowner/keyring';
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { inTime } from '../connections/in-time.ts';
import { oneLineFault } from '../fields/mail.ts';
import { addValue, findValue, type NotedValue, takeValue } from '../runtime/key-values.ts';
import { studioKeys } from '../runtime/keys.ts';
import { studioSettings } from '../settings.ts';
import { invited, passwordFault } from './rules.ts';

/** Whether `text` has the form of an e-mail address, as far as an account needs it. */
export const isEmail = (text: string): boolean => /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(text);

const mark = 'first-administrator-link';
const days = 7;

/** The one open link of an installation, in the database all its machines share. */
interface OpenLink {
  /** What the code is made of, with a key of the installation: a person who reads the database alone cannot make it. */
  readonly nonce: string;
  /** SHA-256 of the code, in hex; the code itself is only in the machines' files and with its holder. */
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

export async function hasAccounts(payload: Payload, req?: PayloadRequest): Promise<boolean> {
  return (await payload.count({ collection: 'users', ...(req ? { req } : {}) })).totalDocs > 0;
}

const linkIn = (noted: NotedValue | null): OpenLink | null => (noted?.value as OpenLink | undefined) ?? null;

const isOpen = (link: OpenLink | null): link is OpenLink =>
  link !== null && Date.parse(link.expiresAt) > Date.now();

/** The same on every machine of an installation, since all have its keys. */
const codeOf = (nonce: string): string =>
  createHmac('sha256', studioKeys().studioSecret).update(`first administrator ${nonce}`).digest('base64url');

const addressOf = (code: string) => `${studioSettings().studioUrl}/first-administrator#${code}`;

const wordsOf = (code: string, expiresAt: string): string =>
  `Open this address once to make the first administrator of the studio. It works until ${new Date(expiresAt).toUTCString()}.\n\n${addressOf(code)}\n`;

function writeFile(words: string): void {
  // The studio may have moved to another port or address since the file was written.
  if (existsSync(linkFile()) && readFileSync(linkFile(), 'utf8') === words) return;
  // Written aside and renamed, so that the file is never there half, or readable by others for a moment.
  const aside = `${linkFile()}.${process.pid}.new`;
  rmSync(aside, { force: true });
  writeFileSync(aside, words, { mode: 0o600, flag: 'wx' });
  renameSync(aside, linkFile());
}

function newLink(): OpenLink {
  const nonce = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + days * 86_400_000).toISOString();
  return { nonce, hash: hashOf(codeOf(nonce)), expiresAt };
}

/** Whether this machine's keys make the code of a link: those of an earlier version, or of a machine with other keys, they do not. */
const isOurs = ({ nonce, hash }: OpenLink): boolean =>
  typeof nonce === 'string' && sameSecret(hashOf(codeOf(nonce)), hash);

/** What becomes of a link that works: another is made in its place, or where our keys do not make it, or it stays. */
type Replaces = 'any' | 'foreign' | 'none';

/**
 * The one link that works, made where there is none. Of machines that make one at the same moment one does, and all have that.
 *
 * @returns `null` where one stays that our keys do not make
 */
async function oneLink(payload: Payload, replaces: Replaces): Promise<OpenLink | null> {
  let renewing = replaces === 'any';
  for (;;) {
    const noted = await findValue(payload, mark);
    const link = linkIn(noted);
    if (!renewing && isOpen(link)) {
      if (isOurs(link)) return link;
      if (replaces === 'none') return null;
    }
    if (noted) {
      // The second finds what the first has put in its place.
      if (await takeValue(payload, mark, { noted })) renewing = false;
      continue;
    }
    renewing = false;
    await addValue(payload, mark, newLink());
  }
}

/**
 * Sees to the one-time link: while there is no account, a file with the link of the installation, the same on each of its machines; once
 * there is an account, neither.
 *
 * @param replaces what becomes of one that works; `any` renews it
 * @returns the file's place, or `null` when there are accounts already
 */
export async function offerFirstAdministrator(
  payload: Payload,
  replaces: Replaces = 'foreign',
): Promise<string | null> {
  if (await hasAccounts(payload)) {
    await takeValue(payload, mark);
    rmSync(linkFile(), { force: true });
    return null;
  }
  const link = await oneLink(payload, replaces);
  if (link) writeFile(wordsOf(codeOf(link.nonce), link.expiresAt));
  // What stands in it works no more, and what works is only known where it was made.
  else rmSync(linkFile(), { force: true });
  return linkFile();
}

/** All in milliseconds. */
const looks = { every: 5000, step: 30_000 } as const;

/**
 * Offers the link at the start, and follows it while there is no account: another machine may renew it, it ends after seven days, and
 * an account made at another machine ends it here.
 */
export async function startOffering(payload: Payload): Promise<void> {
  let isOpenStill = (await offerFirstAdministrator(payload)) !== null;
  const look = async () => {
    try {
      isOpenStill = (await inTime(offerFirstAdministrator(payload, 'none'), looks.step)) !== null;
    } catch (error) {
      payload.logger.warn(
        `The link for the first administrator could not be looked at and will be tried again: ${error instanceof Error ? error.message : error}.`,
      );
    }
    again();
  };
  const again = () => {
    if (isOpenStill) setTimeout(() => void look(), looks.every).unref();
  };
  again();
}

function findFaults({ name, email, password }: NewAdministrator): Fault[] {
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
  const noted = await findValue(payload, mark);
  const link = linkIn(noted);
  if (!noted || !isOpen(link) || !sameSecret(hashOf(claim.code), link.hash) || (await hasAccounts(payload)))
    return [refused];
  const faults = findFaults(claim);
  if (faults.length > 0) return faults;
  if (!(await makeAccount(payload, claim, noted))) return [refused];
  rmSync(linkFile(), { force: true });
  return [];
}

/**
 * Takes the link and makes the account, both or neither: of two holders at the same moment, at two machines too, the second waits
 * for the first, and finds the link taken.
 *
 * @returns whether this caller had the link
 */
async function makeAccount(
  payload: Payload,
  { name, email, password }: NewAdministrator,
  noted: NotedValue,
): Promise<boolean> {
  const req = await createLocalReq({ context: { ...invited } }, payload);
  await initTransaction(req);
  try {
    const isOurTurn = (await takeValue(payload, mark, { noted, req })) && !(await hasAccounts(payload, req));
    if (isOurTurn) {
      await payload.create({
        collection: 'users',
        data: { name: name.trim(), email: email.trim(), password, role: 'admin' },
        context: invited,
        req,
      });
    }
    await commitTransaction(req);
    return isOurTurn;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
