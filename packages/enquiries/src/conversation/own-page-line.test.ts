import { expect, test } from 'vitest';
import { isOwnPageLine, withOwnPage } from './own-page-line.ts';

const href = `https://www.example.com/my-enquiry/${'a'.repeat(43)}`;

test('CNV-10/mails an answer ends with the link on a line of its own, which is known again in a quote of it', () => {
  const text = withOwnPage('Dear Naledi,\n\nYes.\n', href);
  expect(text).toBe(`Dear Naledi,\n\nYes.\n\nEverything written, and where it stands:\n${href}\n`);
  const quoted = text.split('\n').map((line) => `> ${line}`);
  expect(quoted.filter(isOwnPageLine)).toEqual([`> Everything written, and where it stands:`, `> ${href}`]);
});
