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

test.each([
  ['Swedish', 'Den fre 20 nov. 2026 kl 14:31 skrev The Concierge <c@lodges.example>:'],
  ['Danish', 'Den fre. 20. nov. 2026 kl. 14.31 skrev The Concierge <c@lodges.example>:'],
  ['Norwegian', 'fre. 20. nov. 2026 kl. 14:31 skrev The Concierge <c@lodges.example>:'],
  ['Finnish', 'The Concierge kirjoitti 20.11.2026 klo 14.31:'],
  ['English with the marks of Chinese', 'On 11/20/2026 14:31,The Concierge<c@lodges.example> wrote：'],
  ['Polish', 'pt., 20 lis 2026 o 14:31 The Concierge <c@lodges.example> napisał(a):'],
  ['Polish, another', 'W dniu 20.11.2026 o 14:31, The Concierge pisze:'],
  ['Czech', 'Dne 20. 11. 2026 v 14:31 The Concierge napsal(a):'],
  ['Slovak', 'pi 20. 11. 2026 o 14:31 The Concierge <c@lodges.example> napísal(a):'],
  ['Portuguese', 'Em sex., 20 de nov. de 2026 às 14:31, The Concierge <c@lodges.example> escreveu:'],
  ['Afrikaans', 'Op Vr. 20 Nov. 2026 om 14:31 het The Concierge <c@lodges.example> geskryf:'],
  [
    'Dutch, another',
    'Op 20 nov. 2026, om 14:31 heeft The Concierge <c@lodges.example> het volgende geschreven:',
  ],
  ['Chinese', 'The Concierge <c@lodges.example> 于2026年11月20日周五 14:31写道：'],
  ['Japanese', '2026年11月20日(金) 14:31 The Concierge <c@lodges.example>:'],
  ['Korean', '2026년 11월 20일 (금) 오후 2:31, The Concierge <c@lodges.example>님이 작성:'],
  ['Russian', 'пт, 20 нояб. 2026 г. в 14:31, The Concierge <c@lodges.example>:'],
  ['Hungarian', 'The Concierge <c@lodges.example> ezt írta (időpont: 2026. nov. 20., P, 14:31):'],
  ['Icelandic', 'þann fös., 20. nóv. 2026 kl. 14:31 skrifaði The Concierge <c@lodges.example>:'],
  ['Croatian', 'pet, 20. stu 2026. u 14:31 The Concierge <c@lodges.example> napisao je:'],
  ['Greek', 'Στις Παρ 20 Νοε 2026 στις 2:31 μ.μ., The Concierge <c@lodges.example> έγραψε:'],
  ['Hindi', 'शुक्र, 20 नव॰ 2026 को 2:31 pm बजे The Concierge <c@lodges.example> ने लिखा:'],
  ['English, another', 'The Concierge wrote on 20/11/2026 14:31:'],
  ['French, another', 'The Concierge a écrit le 20/11/2026 à 14:31 :'],
  ['Turkish', 'The Concierge <c@lodges.example>, 20 Kas 2026 Cum, 14:31 tarihinde şunu yazdı:'],
  ['Turkish, another', 'The Concierge <c@lodges.example> şunları yazdı (20 Kas 2026 14:31):'],
  ['Swedish, another', 'Den fredag 20 november 2026 14:31:00 CET, The Concierge <c@lodges.example> skrev:'],
  [
    'Polish, a third',
    'Wiadomość napisana przez The Concierge <c@lodges.example> w dniu 20.11.2026, o godz. 14:31:',
  ],
  ['Portuguese, another', 'The Concierge <c@lodges.example> escreveu (sexta, 20/11/2026 à(s) 14:31):'],
  ['Portuguese, a third', 'Às 14:31 de 20/11/2026, The Concierge escreveu:'],
  ['Serbian', 'пет, 20. нов 2026. у 14:31 The Concierge <c@lodges.example> је написао/ла:'],
  ['Catalan', 'Missatge de The Concierge <c@lodges.example> del dia dv., 20 de nov. 2026 a les 14:31:'],
  ['Estonian', 'Kirjutas The Concierge 20.11.2026 14:31:'],
  ['Estonian, another', '20.11.2026 14:31 The Concierge kirjutas:'],
  ['Basque', 'Hau idatzi du The Concierge erabiltzaileak (2026 aza. 20, or. (14:31)):'],
  ['Basque, another', 'The Concierge igorleak hau idatzi du (2026(e)ko aza. 20(a), or. (14:31)):'],
  ['Basque, a third', '2026-11-20 14:31(e)an, The Concierge(e)k idatzi zuen:'],
  ['Latvian', '20.11.2026 14:31, The Concierge raksta:'],
  ['Lithuanian', '2026 m. lapkričio 20 d. 14:31 The Concierge parašė:'],
  ['Slovene', 'Dne 20.11.2026 ob 14:31 je The Concierge napisal/-a:'],
  ['Slovak, another', 'Dňa 20. 11. 2026 o 14:31 The Concierge napísal/a:'],
  ['Bulgarian', 'На 20.11.2026 г. 14:31, The Concierge написа/ла:'],
  ['Macedonian', 'На 20.11.2026 во 14:31, The Concierge напиша:'],
  ['Belarusian', '20.11.2026 14:31, The Concierge піша:'],
  ['Galician', 'O 20/11/26 ás 14:31, The Concierge escribiu:'],
  ['Catalan, another', 'El 20/11/2026 a les 14:31, The Concierge ha escrit:'],
  ['Vietnamese', 'Vào 20/11/2026 14:31, The Concierge viết:'],
  ['Indonesian', 'Pada tanggal 20/11/2026 14.31, The Concierge menulis:'],
  ['Albanian', 'Më 20 nëntor 2026 14:31, The Concierge shkroi:'],
  ['Welsh', 'Ar Gwe, 20 Tach 2026 am 14:31 ysgrifennodd The Concierge:'],
  ['Luxembourgish', 'Den 20.11.2026 14:31 huet The Concierge geschriwwen:'],
  ['a language nobody knows', 'Xyz 20 abc 2026, 14:31 The Concierge <c@lodges.example> fgh:'],
  ['stars and brackets', '* The Concierge <c@lodges.example> [2026-11-20 14:31]:'],
  ['dashes', '---- On Fri, 20 Nov 2026 14:31:00 +0200 The Concierge <c@lodges.example> wrote ----'],
  ['the present', 'The Concierge <c@lodges.example> writes on 20/11/2026 14:31:'],
])('CNV-06/northern-quotes what programs say in %s is folded with what they quote', (_, said) => {
  for (const between of ['\n\n', '\n'])
    expect(foldQuoted(`Yes, please.${between}${said}\n${ours}`)).toEqual({
      text: 'Yes, please.',
      quoted: `${said}\n${ours}`,
    });
});

const copied = (...[from, sent, to, subject]: readonly string[]) =>
  `${from}: The Concierge <c@lodges.example>\n${sent}: 20 November 2026\n${to}: Naledi\n${subject}: Your stay`;

test.each([
  ['Swedish', copied('Från', 'Skickat', 'Till', 'Ämne')],
  ['Danish', copied('Fra', 'Sendt', 'Til', 'Emne')],
  ['Finnish', copied('Lähettäjä', 'Lähetetty', 'Vastaanottaja', 'Aihe')],
  ['Polish', copied('Od', 'Wysłano', 'Do', 'Temat')],
  ['Czech', copied('Od', 'Odesláno', 'Komu', 'Předmět')],
  ['Dutch', copied('Van', 'Verzonden', 'Aan', 'Onderwerp')],
  ['Afrikaans', copied('Van', 'Gestuur', 'Aan', 'Onderwerp')],
  ['French', copied('De ', 'Envoyé ', 'À ', 'Objet ')],
  ['Portuguese', copied('De', 'Enviada em', 'Para', 'Assunto')],
  ['Italian', copied('Da', 'Inviato', 'A', 'Oggetto')],
  ['Chinese', copied('发件人', '发送时间', '收件人', '主题')],
  ['Japanese', copied('差出人', '送信日時', '宛先', '件名')],
  ['Icelandic', copied('Frá', 'Dagsetning', 'Til', 'Efni')],
  ['Greek', copied('Από', 'Αποστολή', 'Προς', 'Θέμα')],
  ['Basque', copied('Nork', 'Noiz', 'Nori', 'Gaia')],
  ['Bulgarian', copied('От', 'Изпратено', 'До', 'Относно')],
  ['Estonian', copied('Saatja', 'Saadetud', 'Adressaat', 'Teema')],
  ['Latvian', copied('No', 'Nosūtīts', 'Kam', 'Tēma')],
  ['Slovene, of a program', `-----Izvirno sporočilo-----\n${copied('Od', 'Poslano', 'Za', 'Zadeva')}`],
  ['Turkish', copied('Kimden', 'Gönderilme', 'Kime', 'Konu')],
  ['Vietnamese', copied('Từ', 'Đã gửi', 'Đến', 'Chủ đề')],
  ['Danish, a telephone’s', `-------- Oprindelig besked --------\n${copied('Fra', 'Dato', 'Til', 'Emne')}`],
  ['Czech, a page’s', `---------- Původní e-mail ----------\n${copied('Od', 'Datum', 'Komu', 'Předmět')}`],
  [
    'French with its apostrophe',
    `-------- Message d’origine --------\n${copied('De ', 'Date ', 'À ', 'Objet ')}`,
  ],
  [
    'Chinese, in a table',
    '---- 回复的原邮件 ----\n| 发件人 | The Concierge<c@lodges.example> |\n| 日期 | 2026年11月27日 |\n| 收件人 | n@example.com |\n| 主题 | Re |',
  ],
  [
    'a table of markup',
    'From | The Concierge <c@lodges.example>\nDate | 27 November 2026 09:58\nTo | n@example.com\nSubject | Re',
  ],
  ['bold', copied('*From*', '*Sent*', '*To*', '*Subject*')],
  [
    'another order',
    'Gesendet: Freitag, 20. November 2026\nVon: "The Concierge" <c@lodges.example>\nAn: naledi@example.com\nBetreff: Re',
  ],
])('CNV-06/northern-quotes a head that is copied is known: %s', (_, head) => {
  const quoted = `${head}\n\nDear Naledi, yes.`;
  expect(foldQuoted(`Lovely.\n\n${quoted}`)).toEqual({ text: 'Lovely.', quoted });
});

test.each([
  ['dates', 'Our dates are:\n\nFrom: 12 May 2027\nTo: 20 May 2027\n\nMy daughter cannot eat nuts.'],
  ['German dates', 'Wir reisen\nVon: 3. März\nAn: 9. März\nBetreff: Familie\nBitte zwei Zimmer.'],
  [
    'places in a table',
    'We travel\n| From | Cape Town |\n| To | Skukuza |\n| Date | 3 May |\nand need a car.',
  ],
  ['places', 'We travel\nFrom: Cape Town\nTo: Skukuza\nDate: 3 May\nand need a car.'],
  [
    'a sentence about a sentence',
    'On Friday 12 May 2027 my sister wrote:\nshe wants two rooms.\nPlease ring.',
  ],
  ['words between dashes', 'Hello.\n\n--- Our dates ---\nFrom: 3 May\nTo: 9 May\n\nNo nuts.'],
  ['who says what, before no quote', 'My agent (sam@agent.example) 12.05.2027 14:30 says:\n\nbring hats'],
  ['a number that is larger', 'We may be\n>10 guests'],
  [
    'what somebody sends on',
    'See below.\n\n---------- Forwarded message ---------\nFrom: Sam <s@x.example>\nDate: Fri\nSubject: x\nTo: n\n\nWe land at noon.',
  ],
])('CNV-06/own-dates-from-to own words stay open: %s', (_, mail) => {
  expect(foldQuoted(mail)).toEqual({ text: mail, quoted: '' });
});

test('CNV-06/own-dates-from-to own dates above a head that is copied are none of it', () => {
  const head = copied('Från', 'Skickat', 'Till', 'Ämne');
  for (const own of ['Ja tack.\n\nTill: den 20 maj\n\nInga nötter!', 'Ja tack.\n\nTill: den 20 maj'])
    expect(foldQuoted(`${own}\n\n${head}\n\nDear Naledi`)).toEqual({
      text: own,
      quoted: `${head}\n\nDear Naledi`,
    });
});

test('CNV-06/own-dates-from-to a mail that is sent on as a whole is new', () => {
  const mail = `Please see.\n\n${copied('From', 'Sent', 'To', 'Subject')}\n\nWe land at noon.`;
  expect(foldQuoted(mail, true)).toEqual({ text: mail, quoted: '' });
});

test.each([
  ['Estonian', '---------- Edastatud kiri ----------', ['Saatja', 'Kuupäev', 'Kellele', 'Teema']],
  ['Croatian', '---------- Proslijeđena poruka ---------', ['Šalje', 'Datum', 'Prima', 'Predmet']],
  ['Slovak', '---------- Preposlaná správa ---------', ['Od', 'Dátum', 'Komu', 'Predmet']],
  ['Catalan', '---------- Missatge reenviat ---------', ['De', 'Data', 'Per a', 'Assumpte']],
  ['Vietnamese', '---------- Tin nhắn được chuyển tiếp ---------', ['Từ', 'Ngày', 'Đến', 'Chủ đề']],
  ['Indonesian', '---------- Pesan terusan ---------', ['Dari', 'Tanggal', 'Kepada', 'Subjek']],
  ['Hungarian', '---------- Továbbított üzenet ---------', ['Feladó', 'Dátum', 'Címzett', 'Tárgy']],
])('CNV-06/forwarded what is sent on in %s is no quote', (_, heading, names) => {
  const mail = `For you.\n\n${heading}\n${copied(...names)}\n\nWe come in May.`;
  expect(foldQuoted(mail)).toEqual({ text: mail, quoted: '' });
});
