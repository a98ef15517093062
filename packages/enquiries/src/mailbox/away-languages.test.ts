import { expect, test } from 'vitest';
import { changesTurn } from '../conversation/changes-turn.ts';
import { machineOf } from './machine.ts';

const heads = (lines: Readonly<Record<string, string>>) => [
  { key: 'date', value: 'Fri, 27 Nov 2026 07:37:38 -0000' },
  { key: 'in-reply-to', value: '<a@example.com>' },
  ...Object.entries(lines).map(([key, value]) => ({ key, value })),
];

/** Subject, words, and until when. */
const answers = [
  'Automatic reply: x | I will be out of the office starting 12/01/2026 through 12/14/2026. | 2026-12-14',
  'Automatic reply: x | I will be out from Dec 1 - Dec 14, 2026. | 2026-12-14',
  'Out of Office: x | Until 12/04/2026 I cannot read mails. | 2026-12-04',
  'AUTO: Naledi Quill is out of the office (returning 14.12.2026) | I am away. | 2026-12-14',
  'Naledi Quill ist außer Haus. | Ich werde nicht im Büro sein. Ich kehre zurück am 14.12.2026. | 2026-12-14',
  'Abwesend: Ihre Anfrage | Am Montag, den 7.12., bin ich wieder da. | 2026-12-07',
  'Automatisch antwoord: x | Ik ben met vakantie en ben vanaf 4 januari weer bereikbaar. | 2027-01-04',
  'Fuori sede: richiesta | Sono in ferie e rientrerò lunedì 7 dicembre. | 2026-12-07',
  'Respuesta automática: x | Estoy de vacaciones. Volveré el 4 de enero de 2027. | 2027-01-04',
  'Resposta automática: x | Estou de férias até ao dia 14 de dezembro, inclusive. | 2026-12-14',
  'Outomatiese antwoord: x | Ek is met verlof tot 14 Desember 2026. | 2026-12-14',
  'Autosvar: Er förfrågan | Jag är på semester till och med 14 december. | 2026-12-14',
  'Frånvaromeddelande: x | Jag är inte på kontoret och är tillbaka måndag 7 december. | 2026-12-07',
  'Automatisk svar: x | Jeg er på ferie til og med den 14. december. | 2026-12-14',
  'Automaattinen vastaus: x | Olen lomalla 14.12.2026 asti. | 2026-12-14',
  'Odpowiedź automatyczna: x | Jestem na urlopie do 14 grudnia 2026. Wracam 15 grudnia. | 2026-12-14',
  'Automatická odpověď: x | Jsem mimo kancelář do 14. prosince 2026. | 2026-12-14',
  'Автоматический ответ: x | Я в отпуске до 14 декабря 2026 г. | 2026-12-14',
  '自動応答: x | 12月1日から14日まで不在にしております。 | 2026-12-14',
  '自动回复: x | 我正在休假，12月14日回来上班。 | 2026-12-14',
  '자동 회신: x | 저는 12월 14일까지 휴가 중입니다. | 2026-12-14',
  'Otomatik yanıt: x | 14 Aralık 2026 tarihine kadar izindeyim. | 2026-12-14',
  'Automatikus válasz: x | Szabadságon vagyok 2026. december 14-ig. | 2026-12-14',
  'Αυτόματη απάντηση: x | Απουσιάζω έως 14 Δεκεμβρίου. | 2026-12-14',
  'תשובה אוטומטית: x | אני בחופשה עד 14.12.2026 | 2026-12-14',
  'תשובה אוטומטית: x | אני בחופשה עד ה-14 בדצמבר 2026. | 2026-12-14',
  'رد تلقائي: x | أنا في إجازة حتى 14 ديسمبر 2026. | 2026-12-14',
  'Автоматична відповідь: x | Я у відпустці до 14 грудня 2026 року. | 2026-12-14',
  'Αυτόματη απάντηση: x | Απουσιάζω έως τις 14 Δεκεμβρίου 2026. | 2026-12-14',
  'Răspuns automat: x | Sunt în concediu până la 14 decembrie 2026. | 2026-12-14',
  'Autosvar: x | Jeg er på ferie til og med d. 14. december. | 2026-12-14',
  'Out of office | Out of office 28 Nov – 14 Dec. | 2026-12-14',
  'Automatische Antwort: x | Ich bin vom 27.11. - 14.12.2026 im Urlaub. | 2026-12-14',
  'Automatic reply: x | Away 2026-11-27 to 2026-12-14. | 2026-12-14',
  'Automatic reply: x | I will be OOO 12/18 - 1/4 with limited access. | 2027-01-04',
  'Automatic reply: x | I am out of the office from 12/20/2026 to 01/04/2027. | 2027-01-04',
  'Automatic reply: x | I am out of the office from 20/12/2026 to 04/01/2027. | 2027-01-04',
  'Automatic reply: x | I am on annual leave up to and including 11 December. | 2026-12-11',
  'Automaatvastus: x | Olen puhkusel kuni 14. detsember 2026. | 2026-12-14',
  'Automatiska atbilde: x | Esmu atvaļinājumā līdz 14. decembrim. | 2026-12-14',
  'Automatinis atsakymas: x | Atostogauju iki 2026-12-14. | 2026-12-14',
  'Automatski odgovor: x | Na odmoru sam do 14. prosinca 2026. | 2026-12-14',
  'Resposta automàtica: x | Soc de vacances fins al 14 de desembre. | 2026-12-14',
  'ตอบกลับอัตโนมัติ: x | ขณะนี้ฉันไม่อยู่ที่สำนักงานจนถึงวันที่ 14 ธันวาคม 2569 | 2026-12-14',
  'ตอบกลับอัตโนมัติ: x | ลาพักร้อนตั้งแต่วันที่ 1 ธันวาคม ถึงวันจันทร์ที่ 14 ธันวาคม พ.ศ. ๒๕๖๙ ค่ะ | 2026-12-14',
  'ตอบกลับอัตโนมัติ: x | ลาพักร้อน 28 พ.ย. - 4 มี.ค. 70 | 2027-03-04',
  'ตอบกลับอัตโนมัติ: x | ไม่อยู่ถึง 14/12/2569 | 2026-12-14',
  'ตอบกลับอัตโนมัติ: x | ฉันลาพักร้อน และจะกลับมาทำงานในวันที่ 5 มกราคม 2027 | 2027-01-05',
  'Automatic reply: x | ฉันไม่อยู่ที่ออฟฟิศถึง 14 มกราคม | 2027-01-14',
  'Trả lời tự động: x | Tôi nghỉ phép đến 14/12/2026. | 2026-12-14',
];

test.each(answers)('CNV-07/out-of-office-without-the-header CNV-07/out-until %s', (answer) => {
  const [subject = '', words = '', until = ''] = answer.split(' | ');
  const automatic = { kind: 'automatic-answer', until };
  expect(machineOf(heads({}), subject, words)).toEqual(automatic);
  expect(machineOf(heads({ precedence: 'bulk' }), subject, words)).toEqual(automatic);
  expect(machineOf(heads({ 'auto-submitted': 'auto-generated' }), subject, words)).toEqual(automatic);
});

test('CNV-07/out-until the hours of an office are no absence', () => {
  for (const words of [
    'We are open Monday to Friday, 8-17.',
    'Mon 9.00 - 17.30, phone 021 555 0143 - 44.',
    'เปิดทำการ 8.30-12.10 น. ถึง 12.10 น.',
  ])
    expect(
      machineOf(heads({ 'auto-submitted': 'auto-replied' }), 'Automatic reply: x', words)?.until,
    ).toBeNull();
});

test.each([
  { 'x-zoho-autoreply': 'true' },
  { 'x-freescout-mail-type': 'auto.reply' },
  { 'x-notes-autoreply': '1' },
  { 'x-mailer': 'Zimbra Autoresponder' },
  { 'x-mailer': 'vacation 2.1' },
  { 'delivered-to': 'Autoresponder' },
  { 'return-path': '<MAILER-DAEMON>' },
  { precedence: 'bulk', words: 'Здравствуйте! Я в отпуске.' },
])('CNV-07/out-of-office-without-the-header %j is an automatic answer’s', ({ words = 'Away.', ...marks }) => {
  const head = Object.fromEntries(Object.entries(marks).map(([key, value]) => [key, value ?? '']));
  expect(machineOf(heads(head), 'Re: Your enquiry', words)?.kind).toBe('automatic-answer');
});

test.each([
  'Out of office next week - please call me | Please call my mobile, we accept.',
  'Out of office until Monday | We accept. Could you call me on Monday, please?',
  'Sam is out of the office | Please call me instead. We take the two nights.',
  'Auto: rental car | Could you recommend one?',
  'Absent: my husband on 3 May | He joins us on the 4th.',
  'Ausente: mi marido el 3 de mayo | Llega el día 4.',
  'Holiday notice period? | How long is it?',
  'Away until Monday | We are on safari until Monday, then we decide.',
  'Urlaub im Mai | Wir sind bis 14. Mai im Urlaub bei Ihnen. Können wir verlängern?',
  'Semester i maj | Vi har semester i maj. Finns det plats?',
  'ご予約について | 5月3日から休暇です。予約できますか？',
])('CNV-07/a-person "%s" is a person’s', (mail) => {
  const [subject = '', words = ''] = mail.split(' | ');
  expect(machineOf(heads({}), subject, words)).toBeNull();
});

test.each([
  '[#4711] Booking Quill | Our clients will be on vacation in Botswana until 3 May and accept; please confirm today.',
  '[JIRA] (TRV-12) Your enquiry | Marit commented: they accept.',
  'On holiday in Botswana: Quill x 4 | Our clients accept.',
  '[#12] Booking | Please confirm today. If I am out of the office, call Ann.',
  'AW: Ihre Anfrage | Unsere Kunden nehmen an. Herr Meyer ist bis 3. Mai nicht erreichbar.',
  'Re: Your enquiry | We have received your offer and our clients accept.',
])('CNV-07/agent-behind-a-ticket-system "%s" is our turn', (mail) => {
  const [subject = '', words = ''] = mail.split(' | ');
  const machine = machineOf(
    heads({ 'auto-submitted': 'auto-generated', precedence: 'bulk' }),
    subject,
    words,
  );
  expect(machine).toEqual({ kind: 'perhaps-a-person', until: null });
  expect(changesTurn(machine)).toBe(true);
});
