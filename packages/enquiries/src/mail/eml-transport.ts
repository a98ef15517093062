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

/**
 * Deletes the mail files of these jobs, for an erasure, and what a kill left half written of them.
 *
 * @param jobIds delivery jobs; one that wrote no file is no fault
 * @returns how many files went
 */
export async function eraseMailFiles(folder: string, jobIds: readonly string[]): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const marks = jobIds.map((id) => `.${stemOf(id)}.`);
  const found = names.filter((name) => marks.some((mark) => name.includes(mark)));
  for (const name of found) await rm(join(folder, name), { force: true });
  return found.length;
}
