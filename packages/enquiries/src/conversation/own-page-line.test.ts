import { expect, test } from 'vitest';
import { isOwnPageLine, withOwnPage, withOwnPageFormatted, withoutOwnPage } from './own-page-line.ts';

const href = `https://www.example.com/my-enquiry/${'a'.repeat(43)}`;

test('CNV-10/mails an answer ends with the link on a line of its own, which is known again in a quote of it', () => {
  const text = withOwnPage('Dear Naledi,\n\nYes.\n', href);
  expect(text).toBe(`Dear Naledi,\n\nYes.\n\nEverything written, and where it stands:\n${href}\n`);
  const quoted = text.split('\n').map((line) => `> ${line}`);
  expect(quoted.filter(isOwnPageLine)).toEqual([`> Everything written, and where it stands:`, `> ${href}`]);
});

test('CNV-10/mails under formatted words the link stands last, too', () => {
  expect(withOwnPageFormatted('<p>Yes.</p>', href)).toBe(
    `<p>Yes.</p><p>Everything written, and where it stands:<br><a href="${href}">${href}</a></p>`,
  );
});

test('CNV-10/never-here what a mail quotes of the link is kept nowhere', () => {
  const text = withOwnPage('Dear Naledi,\n\nYes.', href);
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
