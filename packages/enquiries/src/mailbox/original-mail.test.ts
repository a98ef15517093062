import { expect, test } from 'vitest';
import { readOriginal } from './original-mail.ts';

const mail = (...lines: string[]) => Buffer.from(lines.join('\r\n'));

test('CNV-01/original all heads, all words, and markup in which nothing acts or is fetched', async () => {
  const source = mail(
    'Received: from one by two',
    'Received: from none by one',
    'From: a@example.com',
    'Content-Type: multipart/alternative; boundary="part"',
    '',
    '--part',
    '',
    'Plain words.',
    '> Old words.',
    '--part',
    'Content-Type: text/html',
    '',
    '<p onclick="x()">Marked words.</p><script>alert(1)</script><form action="/x"><input></form>',
    '--part--',
    '',
  );
  const { headers, markup, words, bytes } = await readOriginal(source);
  expect(headers.map(({ name }) => name)).toEqual(['Received', 'Received', 'From', 'Content-Type']);
  expect(words).toContain('> Old words.');
  expect(markup).toContain('Marked words.');
  expect(markup).not.toMatch(/script|onclick|form|input/);
  expect(bytes).toBe(source.byteLength);
});

test('a mail without markup has none to show', async () => {
  expect(await readOriginal(mail('From: a@example.com', '', 'Hello'))).toMatchObject({
    markup: null,
    words: expect.stringContaining('Hello'),
  });
});
