import { expect, test } from 'vitest';
import { foldQuoted } from './quoted-text.ts';

const ours = '> Dear Naledi,\n> yes, the hippos are loud.\n> Thandi';

test.each([
  ['English', 'On Fri, 20 Nov 2026 at 14:31, The Concierge <c@lodges.example> wrote:'],
  ['English, broken in two', 'On Fri, 20 Nov 2026 at 14:31, The Concierge\n<c@lodges.example> wrote:'],
  ['German', 'Am Fr., 20. Nov. 2026 um 14:31 Uhr schrieb The Concierge <c@lodges.example>:'],
  ['French', 'Le ven. 20 nov. 2026 à 14:31, The Concierge <c@lodges.example> a écrit :'],
  ['Dutch', 'Op vr 20 nov 2026 om 14:31 schreef The Concierge <c@lodges.example>:'],
  ['Italian', 'Il giorno ven 20 nov 2026 The Concierge <c@lodges.example> ha scritto:'],
  ['Spanish', 'El vie, 20 nov 2026, The Concierge (<c@lodges.example>) escribió:'],
  ['Hebrew', '‫בתאריך יום ו׳, 20 בנוב׳ 2026 ב-14:31 מאת ‪The Concierge‬‏ <‪c@lodges.example‬‏> כתב:'],
  ['Arabic', 'في الجمعة، 20 نوفمبر 2026 كتب The Concierge <c@lodges.example>:'],
])('DSK-03/quoted-text-folded what programs say in %s is folded with what they quote', (_, said) => {
  expect(foldQuoted(`Lovely, we come.\r\n\r\n${said}\r\n\r\n${ours}\r\n`)).toEqual({
    text: 'Lovely, we come.',
    quoted: `${said}\n\n${ours}`,
  });
});

test.each([
  ['-----Original Message-----\nFrom: The Concierge\nSent: Friday'],
  ['-----Ursprüngliche Nachricht-----\nVon: The Concierge'],
  ['________________________________\nFrom: The Concierge <c@lodges.example>\nSent: Friday'],
  ['From: The Concierge <c@lodges.example>\nSent: Friday, 20 November 2026\nTo: Naledi'],
  ['Von: The Concierge <c@lodges.example>\nGesendet: Freitag\nAn: Naledi'],
])('DSK-03/quoted-text-folded heads that programs copy begin what is folded: %s', (heads) => {
  const quoted = `${heads}\n\nDear Naledi, yes.`;
  expect(foldQuoted(`Wir kommen gern.\n\n${quoted}`)).toEqual({ text: 'Wir kommen gern.', quoted });
});

test('DSK-03/quoted-text-folded what is quoted above is folded, too', () => {
  expect(foldQuoted(`On Fri, 20 Nov 2026, The Concierge wrote:\n${ours}\n\nLovely, we come.`)).toEqual({
    text: 'Lovely, we come.',
    quoted: `On Fri, 20 Nov 2026, The Concierge wrote:\n${ours}`,
  });
});

test.each([
  [
    'answers between our lines',
    'On Fri, The Concierge wrote:\n> Two rooms?\nYes, two.\n> And when?\nIn May.',
  ],
  ['a mail that quotes nothing', 'From: Cape Town we fly on.\nSee you!'],
  ['a mail of nothing but quotes', ours],
  ['a line of underscores', `We would like\n${'_'.repeat(30)}\nand then to see the hippos`],
  ['a sentence that ends in "wrote:"', 'My husband wrote:\nthat he would like to come'],
])('DSK-03/quoted-text-folded nothing of theirs is folded away: %s', (_, mail) => {
  expect(foldQuoted(mail)).toEqual({ text: mail, quoted: '' });
});
