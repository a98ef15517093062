import type { MailNotice } from '@sundowner/desk-wire/conversation';

/** Not what somebody quotes or writes about. */
const isLocked = (text: string): boolean => /^-----BEGIN PGP MESSAGE-----[ \t]*\r?$/m.test(text);
const signedBegin = /^-----BEGIN PGP SIGNED MESSAGE-----[ \t]*\r?\n(?:[\w-]{1,40}: [^\n]{0,200}\r?\n)*\r?\n/m;
const signatureBegin = '-----BEGIN PGP SIGNATURE-----';
/** What a signature is made of, where its end is missing: fields, an empty line, signs. */
const signatureLines =
  /^[ \t]*\r?\n(?:[\w-]{1,40}: [^\n]*\n)*(?:[ \t]*\r?\n)?(?:[A-Za-z\d+/]{20,}={0,2}\r?\n|=[\w+/]{4}\r?\n)*/;

/** Words that are signed in the text itself, without what a program reads; those that are encrypted in it are not words. */
export function withoutArmour(text: string, note: (notice: MailNotice) => void): string {
  if (!text.includes('-----BEGIN PGP ')) return text;
  if (isLocked(text)) note('encrypted');
  const begun = signedBegin.exec(text);
  if (begun === null) return text;
  note('signed');
  const from = begun.index + begun[0].length;
  const end = text.indexOf(signatureBegin, from);
  if (end === -1) return text;
  const after = text.indexOf('-----END PGP SIGNATURE-----', end);
  const rest =
    after === -1
      ? text.slice(end + signatureBegin.length).replace(signatureLines, '\n')
      : text.slice(after + '-----END PGP SIGNATURE-----'.length);
  return `${text.slice(0, begun.index)}${text.slice(from, end).replace(/^- /gm, '')}${rest.trim() === '' ? '' : rest}`;
}

/** Whether a file is encrypted by PGP. */
export const isLockedFile = (name: string | null, kind: string, content: Uint8Array): boolean =>
  /\.(?:pgp|gpg)$/i.test(name ?? '') ||
  (/^(?:text\/plain|application\/(?:octet-stream|pgp-encrypted))$/.test(kind) &&
    isLocked(Buffer.from(content.subarray(0, 300)).toString('latin1')));

/** Parts that stand in encrypted mails alone. */
export const kindsOfLocked = /^application\/(?:pgp-encrypted|x-microsoft-rpmsg-message)$/;

/** The name of a signed file, as Italian offices send them: what is in "contratto.pdf.p7m" is no mail. @returns `null` for a mail */
export function signedFileName(name: string, content: Uint8Array): string | null {
  const inner = name.replace(/\.p7m$/i, '');
  const start = Buffer.from(content.subarray(0, 2000)).toString('latin1');
  const isMail =
    /^[ \t\r\n]*[\w-]{2,60}:[ \t]/.test(start) && /^(?:content-type|mime-version|from):/im.test(start);
  return isMail || !/\.[\w]{1,8}$/.test(inner) ? null : inner;
}
