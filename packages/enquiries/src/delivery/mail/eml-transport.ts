import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailAddress, MailTransport } from './mail.ts';
import { mimeOf } from './mime.ts';

const stemOf = (name: string) => name.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/^[.-]+/, '');

/**
 * Mail as `.eml` files, the stand-in for SMTP in demonstration mode. A file is named after the enquiry's reference, the
 * channel and the job, so a repeated job replaces its own file; it appears whole or not at all, readable by its owner only.
 *
 * @param folder made when it is missing
 */
export function emlTransport(folder: string, sender: MailAddress): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, signal) {
      const { message } = await composer.sendMail(mimeOf(mail, sender));
      signal.throwIfAborted();
      const stem = stemOf(`${mail.name}.${mail.id}`);
      const partial = join(folder, `.${stem}.${randomBytes(6).toString('hex')}.part`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      try {
        const file = await open(partial, 'wx', 0o600);
        try {
          await file.writeFile(message as Buffer);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(partial, join(folder, `${stem}.eml`));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      return { detail: `written to mail/${stem}.eml` };
    },
    close: () => composer.close(),
  };
}

/** The files of a folder; none where it was never made. */
async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** The reference a mail's file, or what a kill left of it, begins with; `null` for a notice's. */
const referenceIn = (name: string) => /^\.?([A-Z]{1,8}-[A-Z0-9]{4}-[A-Z0-9]{4})\./.exec(name)?.[1] ?? null;

/** The references of the enquiries whose mails lie in a folder. */
export async function referencesOfMails(folder: string): Promise<string[]> {
  const references = (await namesIn(folder)).map(referenceIn).filter((reference) => reference !== null);
  return [...new Set(references)];
}

/** Deletes every mail file of these enquiries. @returns how many files went */
export async function eraseMailsOf(folder: string, references: readonly string[]): Promise<number> {
  const of = new Set(references);
  const found = (await namesIn(folder)).filter((name) => of.has(referenceIn(name) ?? ''));
  for (const name of found) await rm(join(folder, name), { force: true });
  return found.length;
}

/**
 * Deletes the mail files of these jobs, for an erasure, and what a kill left half written of them.
 *
 * @param jobIds delivery jobs; one that wrote no file is no fault
 * @returns how many files went
 */
export async function eraseMailFiles(folder: string, jobIds: readonly string[]): Promise<number> {
  const names = await namesIn(folder);
  const marks = jobIds.map((id) => `.${stemOf(id)}.`);
  const found = names.filter((name) => marks.some((mark) => name.includes(mark)));
  for (const name of found) await rm(join(folder, name), { force: true });
  return found.length;
}
