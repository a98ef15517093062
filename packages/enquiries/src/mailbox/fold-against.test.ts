import { expect, test } from 'vitest';
import { type EarlierTexts, foldAgainst } from './fold-against.ts';

const sent = [
  'Dear Naledi,',
  'yes, the hippos are loud at night. We can offer the River Lodge from 4 to 8 March.',
  'Thandi',
].join('\n\n');
const said = (...texts: string[]): EarlierTexts => ({ said: texts, copies: [] });
const wrote = 'On Fri, 20 Nov 2026 at 14:31, The Concierge <c@lodges.example> wrote:';
const head =
  'From: The Concierge <c@lodges.example>\nSent: Friday\nTo: Naledi <naledi@example.com>\nSubject: Re: Your stay';

test('CNV-06/new-words what stands in the conversation stays folded, however its lines are broken and marked', () => {
  const quoted = `${wrote}\n> Dear Naledi,\n>\n> yes, the hippos are loud at night. We can\n> offer the River Lodge from\n> 4 to 8 March.\n>\n> Thandi`;
  expect(foldAgainst(`Lovely.\n\n${quoted}`, said('Something else.', sent))).toEqual({
    text: 'Lovely.',
    quoted,
  });
  const addressed = `${wrote}\n> yes, the hippos are loud at night <https://lodges.example/hippos>. We can offer the River Lodge`;
  expect(foldAgainst(`Lovely.\n\n${addressed}`, said(sent)).text).toBe('Lovely.');
});

test('CNV-06/new-words a sentence that somebody wrote into our words is shown', () => {
  const quoted = `${head}\n\nDear Naledi,\n\nyes, the hippos are loud at night. We can offer the River Lodge from 4 to 8 March.\nMy daughter cannot eat nuts.`;
  expect(foldAgainst(`Lovely.\n\n${quoted}`, said(sent))).toEqual({
    text: 'Lovely.\n\nMy daughter cannot eat nuts.',
    quoted,
  });
});

test('CNV-06/new-words words that were put into the only line of a quote are shown', () => {
  const line = 'yes, the hippos are loud at night. No nuts, please.';
  expect(foldAgainst(`Ok.\n\n${wrote}\n> ${line}`, said(sent), ['c@lodges.example']).text).toBe(
    `Ok.\n\n${line}`,
  );
});

test('CNV-06/new-words a short word that was added is shown, and so is a face', () => {
  const quoted = `${head}\n\nyes, the hippos are loud at night. We can offer the River Lodge from 4 to 8 March.\nYes!\n👍`;
  expect(foldAgainst(`See below.\n\n${quoted}`, said(sent)).text).toBe('See below.\n\nYes!\n👍');
});

test.each([
  '~~yes, the hippos are loud at night.~~',
  'yes, the hippos are loud at night. ???',
  '✓ yes, the hippos are loud at night.',
])('CNV-06/new-words an answer without a word is shown: %s', (answer) => {
  const quoted = `${wrote}\n> ${answer}\n> We can offer the River Lodge from 4 to 8 March.`;
  expect(foldAgainst(`See.\n\n${quoted}`, said(sent)).text).toBe(`See.\n\n${answer}`);
});

test('CNV-06/new-words a writing without spaces is compared letter by letter', () => {
  const quoted = `${wrote}\n> はい、河馬は夜に鳴きます。\n> ナッツは食べられません。`;
  expect(foldAgainst(`了解。\n\n${quoted}`, said('はい、河馬は夜に鳴きます。')).text).toBe(
    '了解。\n\nナッツは食べられません。',
  );
});

test('CNV-06/new-words a quote of a mail we have not stays folded where it is ours, and is shown where it is not', () => {
  const ofUs = `${wrote}\n> gamla ord`;
  expect(foldAgainst(`Ja.\n\n${ofUs}`, said(), ['c@lodges.example'])).toEqual({ text: 'Ja.', quoted: ofUs });
  expect(foldAgainst(`Ja.\n\n${ofUs}`, said())).toEqual({ text: 'Ja.', quoted: ofUs });
  const ofSam = 'On Fri, 20 Nov 2026 at 14:31, Sam <sam@example.com> wrote:\n> We need a cot.';
  expect(foldAgainst(`See.\n\n${ofSam}`, said(sent), ['c@lodges.example'])).toEqual({
    text: `See.\n\n${ofSam}`,
    quoted: '',
  });
});

test.each([
  'See my answers below, in red.',
  'Antworten unten.',
  'Ma réponse ci-dessous',
  'Sien hieronder',
  '请看下面',
])('CNV-06/new-words where "%s" points to the quote it is shown, whatever of it is ours', (own) => {
  // Of short questions with an answer behind each, no words in a row are ours any more.
  const quoted = `${head}\n\nRooms? TWO and a cot.\nAllergies? YES, NUTS`;
  const found = foldAgainst(`${own}\n\n${quoted}`, said('Rooms? Allergies?'), ['c@lodges.example']);
  expect(found.text).toContain('YES, NUTS');
  expect(foldAgainst(`Thanks.\n\n${quoted}`, said(), ['c@lodges.example']).text).toBe('Thanks.');
});

test('CNV-06/new-words a list that is marked like a quote, and names nobody, is shown', () => {
  const mail = 'We need:\n\n> two rooms\n> a cot';
  expect(foldAgainst(mail, said(sent))).toEqual({ text: mail, quoted: '' });
});

test.each([
  ['Dinner at the lodge.\nLunch at the lodge.', 'Lunch at the lodge.'],
  ['Would you like dinner or lunch at the lodge?', 'lunch at the lodge'],
])('CNV-06/new-words an answer that takes one of our own words is shown: %s', (ours, answer) => {
  const mail = `See below.\n\n${head}\n\n${ours}\n${answer}\n\nThandi`;
  const { text } = foldAgainst(mail, said(`${ours}\n\nThandi`));
  expect(text.split('\n')).toContain(answer);
  const twice = `See below.\n\n${head}\n\n${ours}\n\nThandi\n\n${head}\n\n${ours}`;
  expect(foldAgainst(twice, said(`${ours}\n\nThandi`, ours)).text).toBe('See below.');
});

test('CNV-06/new-words a letter with a head of its own, and sentences that look like one, are shown', () => {
  const letter =
    'From: Naledi Quill <naledi@example.com>\nTo: The Concierge\nDate: 12 May\n\nMy daughter cannot eat nuts.';
  const ours = ['c@lodges.example', 'The Concierge'];
  expect(foldAgainst(`Hello\n\n${letter}`, said(), ours).text).toContain('cannot eat nuts');
  const transfer = 'From: Johannesburg\nTo: Skukuza\nDate: 3 May\nSubject: to rain\n\nWe need a big car.';
  expect(foldAgainst(`Hello\n\n${transfer}`, said('We need a big car.'), ours).text).toContain(
    'From: Johannesburg\nTo: Skukuza',
  );
});

test('CNV-06/new-words dates written into a quote are words, whatever they begin with', () => {
  const quoted = `${wrote}\n> yes, the hippos are loud at night. We can offer the River Lodge from 4 to 8 March.\n> To: 20 May\n> Thandi`;
  expect(foldAgainst(`Well.\n\n${quoted}`, said(sent)).text).toContain('To: 20 May');
});

test('CNV-06/new-words a mail that is folded already keeps what came with it', () => {
  const quoted = `${head}\n\nyes, the hippos are loud at night.\nNo nuts please.`;
  expect(foldAgainst({ text: 'Lovely.\n\nContact: Sam', quoted }, said(sent)).text).toBe(
    'Lovely.\n\nContact: Sam\n\nNo nuts please.',
  );
  expect(foldAgainst({ text: 'Lovely.', quoted: '' }, said(sent))).toEqual({ text: 'Lovely.', quoted: '' });
});
