import { expect, test } from 'vitest';
import { readMessageIds } from '../delivery/mail/thread.ts';
import { parseMail } from './parsed-mail.ts';

/** Mails that came back, in the words and forms of servers and programs of every kind, and mails that look alike. */

const job = '0190aaaa-1111-7222-8333-444444444444';
const id = `${job}@lodges.example`;
const reference = 'MC-7KQ2-94HD';
const to = 'naledi@example.org';
const head = `From: The Concierge <concierge@lodges.example>\nTo: ${to}\nSubject: We have your enquiry, ${reference}\nMessage-ID: <${id}>\n`;
const copy = `${head}\nThank you. We will try again to call you.\n`;
const answers = `In-Reply-To: <${id}>\n`;
const status = (more = '') =>
  `Reporting-MTA: dns; mx.example.org\n${more}\nFinal-Recipient: rfc822; ${to}\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 no such user\n`;

const [daemon, postmaster, exchange] = [
  'Mail Delivery System <MAILER-DAEMON@mx.example.org>',
  'System Administrator <postmaster@example.org>',
  'Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@example.org>',
];
const heads = (from: string, subject: string, more = '') =>
  `From: ${from}\nTo: concierge@lodges.example\nSubject: ${subject}\n${more}MIME-Version: 1.0\n`;
const plain = (text: string) => `Content-Type: text/plain; charset=utf-8\n\n${text}`;
const parted = (type: string, ...parts: readonly (readonly [string, string])[]) =>
  `Content-Type: ${type}; boundary=B\n\n${parts.map(([kind, text]) => `--B\nContent-Type: ${kind}\n\n${text}\n`).join('')}--B--\n`;
const report = 'multipart/report; report-type=delivery-status';

async function read(mail: string) {
  const { bounce } = await parseMail(Buffer.from(mail.replaceAll('\n', '\r\n')));
  if (bounce === null) return null;
  const { jobs, references } = readMessageIds(bounce.of, 'lodges.example');
  // A reference alone counts with the address.
  const named = [...references, ...bounce.references].includes(reference) && bounce.addresses.includes(to);
  const { failed, late, codes } = bounce;
  return { isFound: jobs.includes(job) || named, failed, late, codes };
}

const noMailbox = [
  'Unzustellbar | Fehler bei der Nachrichtenzustellung an folgende Empfänger: | Die eingegebene E-Mail-Adresse konnte nicht gefunden werden.',
  "Non remis  | Échec de la remise pour ces destinataires : | L'adresse de messagerie que vous avez entrée est introuvable.",
  'Não é possível entregar | Falha na entrega a estes destinatários ou grupos: | O endereço de email que você inseriu não pôde ser encontrado.',
  'Não foi possível entregar | A entrega falhou para estes destinatários: | Não foi possível localizar o endereço de correio eletrónico.',
  'No se puede entregar | No se pudo entregar a estos destinatarios o grupos: | No se encontró la dirección de correo electrónico que escribió.',
  'Onbestelbaar | Het bezorgen van het bericht aan de volgende geadresseerden is mislukt: | Het e-mailadres is niet gevonden.',
  "Non recapitabile | Impossibile recapitare il messaggio ai seguenti destinatari: | Impossibile trovare l'indirizzo di posta elettronica immesso.",
  'Går inte att leverera | Leveransen misslyckades till följande mottagare: | Det gick inte att hitta den e-postadress som du angav.',
  'Kan ikke leveres | Levering til disse modtagere mislykkedes: | Den mailadresse, du angav, blev ikke fundet.',
  'Kan ikke leveres | Levering mislyktes til disse mottakerne: | E-postadressen du skrev inn, ble ikke funnet.',
  'Ei voi toimittaa | Toimitus seuraaville vastaanottajille epäonnistui: | Antamaasi sähköpostiosoitetta ei löytynyt.',
  'Nie można dostarczyć | Dostarczanie do następujących adresatów nie powiodło się: | Nie można odnaleźć wprowadzonego adresu e-mail.',
  'Nedoručitelné | Doručení následujícím příjemcům se nezdařilo: | E-mailovou adresu, kterou jste zadali, se nepodařilo najít.',
  'Не удается доставить | Сбой доставки следующим получателям: | Не удалось найти введенный адрес электронной почты.',
  '配信不能 | 次の受信者への配信に失敗しました: | 入力した電子メール アドレスが見つかりませんでした。',
  '无法送达 | 向以下收件人传递邮件失败: | 找不到您输入的电子邮件地址。',
  'Teslim Edilemedi | Aşağıdaki alıcılara teslim edilemedi: | Girdiğiniz e-posta adresi bulunamadı.',
  'Kézbesíthetetlen | Nem sikerült a kézbesítés az alábbi címzetteknek: | A megadott e-mail-cím nem található.',
  'Onaflewerbaar | Aflewering aan hierdie ontvangers het misluk: | Die e-posadres wat jy ingevoer het, kon nie gevind word nie.',
];

test.each(noMailbox)('CNV-08/bounce-mixed-html "%s" without a code', async (said) => {
  const [subject = '', failed = '', why = ''] = said.split('| ');
  const markup = `<p>${failed}</p><p><a href="mailto:${to}">${to}</a><br>${why}</p>`;
  const mixed = parted('multipart/mixed', ['text/html; charset=utf-8', markup], ['message/rfc822', copy]);
  const codes = '5.1.1';
  const expected = { isFound: true, failed: true, late: false, codes };
  expect(await read(heads(exchange, `${subject}: We have your enquiry`) + mixed)).toEqual(expected);
  // The same by nobody's words: of a language that is not known here.
  expect(await read(heads(postmaster, subject, answers) + plain(`${failed}\n${to}\n${why}`))).toEqual(
    expected,
  );
});

test('CNV-08/bounce-mixed-html Exchange marks it, whatever language it speaks', async () => {
  const marked = heads(postmaster, 'לא ניתן למסור: הביקור שלך', `X-MS-Exchange-Message-Is-Ndr:\n${answers}`);
  expect(await read(marked + plain(`ההודעה לא הגיעה אל ${to}: 550 5.1.1`))).toEqual({
    isFound: true,
    failed: true,
    late: false,
    codes: '550, 5.1.1',
  });
});

test.each([
  [
    daemon,
    'Failure Notice',
    `<${to}>:\n554: delivery error: dd This user doesn't have a yahoo.com account (${to}) [0]\n\n--- Below this line is a copy of the message.\n\n${copy}`,
    '554, 5.1.1',
  ],
  [
    daemon,
    'mail failed, returning to sender',
    `|--- Failed addresses follow: ---|\n <${to}> ... unknown user\n|--- Message text follows: ---|\n${copy}`,
    '5.1.1',
  ],
  [
    daemon,
    'Message undeliverable',
    `Remote server (1.2.3.4) replied: 550 5.1.1 ${to}: unknown user\n\nReceived: by mx\n${copy}`,
    '550, 5.1.1',
  ],
  [
    postmaster,
    `DELIVERY FAILURE: User naledi (${to}) not listed`,
    `Your message\n\n  Subject: We have your enquiry, ${reference}\n\nwas not delivered to:\n\n  ${to}\n\nbecause:\n\n  User naledi not listed in Domino Directory`,
    '5.1.1',
  ],
  [
    daemon,
    'Undelivered mail',
    `Your message "We have your enquiry, ${reference}" to ${to} was not delivered: mailbox full`,
    '5.2.2',
  ],
  [daemon, 'Undelivered mail', `Your message <${id}> was not delivered: 550 5.1.1`, '550, 5.1.1'],
  ['PostMaster@qq.com', '系统退信', `收件人邮件地址（${to}）不存在，邮件无法送达。${reference}`, '5.1.1'],
  [
    'Mail Delivery <noreply@example.org>',
    'Your message could not be delivered',
    `It could not be delivered to ${to}: the mailbox does not exist.\n${copy}`,
    '5.1.1',
  ],
])('CNV-08/bounce-in-plain-words %s "%s" %s', async (from, subject, text, codes) => {
  expect(await read(heads(from, subject) + plain(text))).toEqual({
    isFound: true,
    failed: true,
    late: false,
    codes,
  });
});

test.each([
  [
    `  ${to}\n    host mx.example.org [1.2.3.4]\n    SMTP error after RCPT TO:\n    550 5.1.1 not found\n\n------ This is a copy of the message, including all the headers. ------\n\n${copy}`,
    '550, 5.1.1',
  ],
  [
    `  ${to}\n    Unrouteable address\n\n------ This is a copy of the message's headers. ------\n\n${head}`,
    '5.1.1',
  ],
  [
    `  ${to}\n    domain has no mail exchangers\n\nThe subject of the message is: We have your enquiry, ${reference}`,
    '5.1.2',
  ],
  [
    `  ${to}\n    550 Benutzer unbekannt\n\n------ Dies ist eine Kopie der Nachricht mit allen Kopfzeilen. ------\n\n${copy}`,
    '550, 5.1.1',
  ],
])('CNV-08/bounce-exim %s', async (text, codes) => {
  const mail = heads(
    daemon,
    'Mail delivery failed: returning message to sender',
    `X-Failed-Recipients: ${to}\n`,
  );
  expect(await read(mail + plain(text))).toEqual({ isFound: true, failed: true, late: false, codes });
});

const rewritten = `To: ${to}\nSubject: =?utf-8?q?Re=3A_Your_stay_=5BMC-7KQ2-94?=\n =?utf-8?q?HD=5D?=\nMessage-ID: <0100@email.amazonses.com>\n`;
test.each([
  [
    'bounce-status-as-text',
    parted(
      'multipart/mixed',
      ['text/plain', 'It failed.'],
      ['application/octet-stream; name=details.txt', status()],
      ['message/rfc822', copy],
    ),
  ],
  [
    'bounce-status-as-text',
    parted(
      'multipart/mixed',
      ['text/plain', status()],
      ['application/octet-stream; name=original.eml', copy],
    ),
  ],
  [
    'bounce-original-id-in-status',
    parted(report, ['message/delivery-status', status(`Original-Envelope-Id: ${id}\n`)]),
  ],
  [
    'bounce-original-id-in-status',
    parted(report, ['message/delivery-status', status(`X-Original-Message-ID:\n <${id}>\n`)]),
  ],
  ['bounce-no-original', `In-Reply-To: ${id}\n${parted(report, ['message/delivery-status', status()])}`],
  [
    'bounce-no-original',
    `Thread-Topic: We have your enquiry, ${reference}\n${parted(report, ['message/delivery-status', status()])}`,
  ],
  [
    'bounce-no-original',
    parted(
      report,
      ['text/plain', `It is ${reference.toLowerCase()}.`],
      ['message/delivery-status', status()],
    ),
  ],
  [
    'bounce-rewritten-id',
    parted(report, ['message/delivery-status', status()], ['message/rfc822', `${rewritten}\nhello`]),
  ],
  [
    'bounce-rewritten-id',
    parted(
      report,
      ['message/delivery-status', status()],
      [
        'message/rfc822',
        `To: ${to}\nMessage-ID: <x@ses.example>\nReferences: <${reference}@lodges.example>\n\nhello`,
      ],
    ),
  ],
  // A rule sends it on as a file.
  [
    'whole',
    parted('multipart/mixed', [
      'message/rfc822',
      `Subject: Undelivered Mail\n${parted(report, ['text/plain', 'failed'], ['message/delivery-status', status()], ['text/rfc822-headers', head]).replaceAll('B--', 'C--').replaceAll('--B', '--C').replace('boundary=B', 'boundary=C')}`,
    ]),
  ],
])('CNV-08/%s a report %s', async (_, mail) => {
  const expected = { isFound: true, failed: true, late: false, codes: '550, 5.1.1' };
  expect(await read(heads(daemon, 'Undelivered Mail Returned to Sender') + mail)).toEqual(expected);
});

test.each([
  [
    'Delivery Status Notification (Delay)',
    `THIS IS A WARNING MESSAGE ONLY.\n\n     ${to}\n\nMessage will be retried for 2 more day(s)\n\n----- Original message -----\n\n${copy}`,
  ],
  [
    'Warning: message 1kXabc-0001Ab-CD delayed 24 hours',
    `The subject of the message is: We have your enquiry, ${reference}\n\n  ${to}\n    Delay reason: 451 4.7.1 Greylisting\n\nNo action is required on your part.`,
  ],
])('CNV-08/late "%s"', async (subject, text) => {
  expect(await read(heads(daemon, subject) + plain(text))).toMatchObject({
    isFound: true,
    failed: false,
    late: true,
  });
});

test.each([
  [
    'a parcel',
    'Naledi <naledi@example.org>',
    'Undeliverable parcel',
    'Delivery has failed twice: 550 5.1.1. Which address shall we use?',
  ],
  [
    'a person at the post office',
    'Peter Post <postmaster@example.org>',
    `Re: We have your enquiry, ${reference}`,
    'Thank you. The flowers were not delivered to our room; we cannot come in May.',
  ],
  [
    'one that arrived',
    daemon,
    'Delivery Status Notification (Success)',
    `Your message has been successfully delivered to ${to}.\n\n${copy}`,
  ],
  ['a DMARC report', postmaster, 'Report Domain: lodges.example', 'This is an aggregate report.'],
])('CNV-08/a-person %s is no mail that came back', async (_, from, subject, text) => {
  expect(await read(heads(from, subject, answers) + plain(text))).toBeNull();
  const agent = `Auto-Submitted: auto-generated\n${answers}`;
  const parcel = heads('Marit <desk@agency.example>', '[#12] Undeliverable parcel', agent);
  expect(await read(parcel + plain('It could not be delivered: 550 5.1.1. Please confirm.'))).toBeNull();
  expect(await read(`${answers}Subject: Our stay\n${plain('I have failed to reach you.')}`)).toBeNull();
  const flowers = heads('mail-delivery@flowers.example.org', 'Delivery failed: your flowers');
  expect(await read(flowers + plain('We were not able to deliver your flowers.'))).toBeNull();
});
