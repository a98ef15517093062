import { expect, test } from 'vitest';
import {
  isOwnPageLine,
  ownLinksIn,
  withOwnPage,
  withOwnPageFormatted,
  withoutOwnPage,
} from './own-page-line.ts';

const href = `https://www.example.com/my-enquiry/${'a'.repeat(43)}`;

test('CNV-10/mails an answer ends with the link on a line of its own, which is known again in a quote of it', () => {
  const text = withOwnPage('Dear Naledi,\n\nYes.\n', href, { shared: false });
  expect(text).toBe(`Dear Naledi,\n\nYes.\n\nEverything written, and where it stands:\n${href}\n`);
  const quoted = text.split('\n').map((line) => `> ${line}`);
  expect(quoted.filter(isOwnPageLine)).toEqual([`> Everything written, and where it stands:`, `> ${href}`]);
});

test('CNV-10/mails under formatted words the link stands last, too', () => {
  const line = `Everything written, and where it stands:<br><a href="${href}">${href}</a>`;
  expect(withOwnPageFormatted('<p>Yes.</p>', href, { shared: false })).toBe(`<p>Yes.</p><p>${line}</p>`);
  expect(withOwnPageFormatted('<p>Yes.</p>', href, { shared: true })).toBe(
    `<p>Yes.</p><p>${line}<br>In your copy alone: take it out before you answer everybody.</p>`,
  );
});

test('CNV-10/mails where others have the mail too, it says so under the link, and that is no word of a quote either', () => {
  const text = withOwnPage('Yes.', href, { shared: true });
  expect(text.split('\n').slice(-3)).toEqual([
    href,
    'In your copy alone: take it out before you answer everybody.',
    '',
  ]);
  expect(withoutOwnPage(`Thank you!\n\n> ${text.trimEnd().replaceAll('\n', '\n> ')}`)).toBe(
    'Thank you!\n\n> Yes.\n> ',
  );
});

test('CNV-10/never-here what a mail quotes of the link is kept nowhere', () => {
  const text = withOwnPage('Dear Naledi,\n\nYes.', href, { shared: false });
  expect(withoutOwnPage(`Thank you!\n\n> ${text.replaceAll('\n', '\n> ')}`)).toBe(
    'Thank you!\n\n> Dear Naledi,\n> \n> Yes.\n> \n> ',
  );
  expect(withoutOwnPage(`Open your enquiry (${href}), she wrote: see <${href}>.`)).toBe(
    'Open your enquiry (https://www.example.com/my-enquiry), she wrote: see <https://www.example.com/my-enquiry>.',
  );
  expect(withoutOwnPage('https://www.example.com/my-enquiry and nothing else')).toBe(
    'https://www.example.com/my-enquiry and nothing else',
  );
});

const word = `aZ-2D_9${'b'.repeat(36)}`;
const own = `https://www.example.com/my-enquiry/${word}`;
test.each([
  [
    'Outlook',
    `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(own)}&data=05%7C02%7C&sdata=x%3D&reserved=0`,
  ],
  ['two programs', `https://guard.example.net/r?u=${encodeURIComponent(encodeURIComponent(own))}&k=1`],
  [
    'Barracuda',
    `https://linkprotect.cudasvc.com/url?a=${encodeURIComponent(own).toLowerCase().replace(word.toLowerCase(), word)}&c=E,1`,
  ],
  ['Proofpoint', `https://urldefense.com/v3/__${own}__;!!Abc!x$`],
  [
    'an older Proofpoint',
    `https://urldefense.proofpoint.com/v2/url?u=https-3A__www.example.com_my-2Denquiry_${word.replaceAll('-', '-2D').replaceAll('_', '-5F')}&d=DwMFaQ&c=x`,
  ],
])('CNV-10/never-here a link that %s guards is known, and kept nowhere', (_, guarded) => {
  const mail = `Thank you!\n\n> Yes.\n> ${guarded}\n> or ${own}<${guarded}> here`;
  expect(ownLinksIn(mail)).toEqual([word]);
  expect(isOwnPageLine(`> <${guarded}>`)).toBe(true);
  const left = withoutOwnPage(mail);
  expect(left.startsWith('Thank you!\n\n> Yes.\n> or https://www.example.com/my-enquiry<https://')).toBe(
    true,
  );
  expect(left).not.toContain('b'.repeat(36));
  expect(withoutOwnPage('Our my-enquiry%2Fpage is here.')).toBe('Our my-enquiry%2Fpage is here.');
});
