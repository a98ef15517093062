import { foldAgainst } from '@sundowner/enquiries/mailbox/fold-against';
import { parseMail } from '@sundowner/enquiries/mailbox/parsed-mail';
import { expect, test } from 'vitest';
import { ourAnswer, type WrittenMail, writtenMails } from '../support/written-mails.ts';

/** Fourteen rounds of the languages: every structure meets every way of quoting. */
const mails = writtenMails(252);
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

const missing = (text: string, { sentences }: WrittenMail): readonly string[] =>
  sentences.filter((sentence) => !oneLine(text).includes(oneLine(sentence)));

test('CNV-05/corpus no sentence of a writer is lost or folded away, in mails of many shapes', async () => {
  const lost: string[] = [];
  for (const mail of mails) {
    const parsed = await parseMail(mail.source);
    const shown = foldAgainst(parsed, { said: [ourAnswer.join('\n')], copies: [] });
    for (const { text } of [parsed, shown])
      for (const sentence of missing(text, mail)) lost.push(`${mail.name}: ${sentence}`);
    if (parsed.files.length !== mail.files) lost.push(`${mail.name}: ${parsed.files.length} files`);
  }
  expect(lost).toEqual([]);
});

test('CNV-06/corpus what programs quote of ours is folded in nineteen mails of twenty', async () => {
  const quoting = mails.filter(({ shape: { quote } }) => quote !== 'none' && quote !== 'between');
  const open: string[] = [];
  for (const mail of quoting) {
    const { text } = foldAgainst(await parseMail(mail.source), { said: [ourAnswer.join('\n')], copies: [] });
    if (ourAnswer.some((line) => oneLine(text).includes(line))) open.push(mail.name);
  }
  expect(quoting.length).toBeGreaterThan(120);
  expect(open.length, open.join('\n')).toBeLessThan(quoting.length / 20);
});
