/** What a traveller writes in one language, and how programs in it say whose words they quote. */
export interface MailLanguage {
  readonly name: string;
  /** Character sets older programs in it use. */
  readonly charsets: readonly string[];
  /** Each stands in the mail once; dates of theirs among them that look like a head. */
  readonly sentences: readonly [string, string, string];
  /** "On … wrote:". */
  readonly wrote: string;
  /** From, Sent, To, Subject of a head that is copied. */
  readonly head: readonly [string, string, string, string];
  readonly divider: string | null;
}

const us = 'The Concierge <concierge@lodges.example>';

export const mailLanguages: readonly MailLanguage[] = [
  {
    name: 'English',
    charsets: ['us-ascii', 'utf-8', 'iso-8859-1'],
    sentences: ['Lovely, we take the two rooms.', 'From: 12 May 2027', 'My daughter cannot eat nuts!'],
    wrote: `On Fri, 20 Nov 2026 at 14:31, ${us} wrote:`,
    head: ['From', 'Sent', 'To', 'Subject'],
    divider: '-----Original Message-----',
  },
  {
    name: 'Afrikaans',
    charsets: ['utf-8', 'windows-1252'],
    sentences: [
      'Dankie, ons kom graag môre.',
      'Van: 3 Maart 2027',
      'My dogter eet geen neute nie, sê asseblief vir die kok.',
    ],
    wrote: `Op Vr. 20 Nov. 2026 om 14:31 het ${us} geskryf:`,
    head: ['Van', 'Gestuur', 'Aan', 'Onderwerp'],
    divider: null,
  },
  {
    name: 'German',
    charsets: ['iso-8859-1', 'utf-8', 'iso-8859-15'],
    sentences: [
      'Wir kommen zu fünft, für drei Nächte.',
      'Von: 3. März 2027',
      'Unsere Tochter verträgt keine Nüsse.',
    ],
    wrote: `Am Fr., 20. Nov. 2026 um 14:31 Uhr schrieb ${us}:`,
    head: ['Von', 'Gesendet', 'An', 'Betreff'],
    divider: '-----Ursprüngliche Nachricht-----',
  },
  {
    name: 'French',
    charsets: ['iso-8859-1', 'utf-8', 'macintosh'],
    sentences: [
      'Merci, nous arrivons à midi, déjà affamés.',
      'De : samedi au mardi',
      'Ma fille est allergique aux noix, prévenez la cuisine.',
    ],
    wrote: `Le ven. 20 nov. 2026 à 14:31, ${us} a écrit :`,
    head: ['De', 'Envoyé', 'À', 'Objet'],
    divider: "-----Message d'origine-----",
  },
  {
    name: 'Dutch',
    charsets: ['utf-8', 'windows-1252'],
    sentences: [
      'Graag, wij komen met zijn tweeën.',
      'Van: 3 maart 2027',
      'Onze dochter mag geen noten eten, écht niet.',
    ],
    wrote: `Op vr 20 nov 2026 om 14:31 schreef ${us}:`,
    head: ['Van', 'Verzonden', 'Aan', 'Onderwerp'],
    divider: '-----Oorspronkelijk bericht-----',
  },
  {
    name: 'Italian',
    charsets: ['iso-8859-15', 'utf-8'],
    sentences: ['Grazie, è perfetto così.', 'Da: Roma a Johannesburg', 'Mia figlia non può mangiare noci.'],
    wrote: `Il giorno ven 20 nov 2026 alle ore 14:31 ${us} ha scritto:`,
    head: ['Da', 'Inviato', 'A', 'Oggetto'],
    divider: '-----Messaggio originale-----',
  },
  {
    name: 'Spanish',
    charsets: ['iso-8859-1', 'utf-8'],
    sentences: ['Sí, nos quedamos tres noches más.', 'De: lunes a jueves', 'Mi niña no puede comer nueces.'],
    wrote: `El vie, 20 nov 2026 a las 14:31, ${us} escribió:`,
    head: ['De', 'Enviado', 'Para', 'Asunto'],
    divider: null,
  },
  {
    name: 'Portuguese',
    charsets: ['windows-1252', 'utf-8'],
    sentences: [
      'Ótimo, ficamos três noites então.',
      'Para: cinco pessoas',
      'A minha filha não pode comer nozes.',
    ],
    wrote: `Em sex., 20 de nov. de 2026 às 14:31, ${us} escreveu:`,
    head: ['De', 'Enviada em', 'Para', 'Assunto'],
    divider: '-----Mensagem original-----',
  },
  {
    name: 'Swedish',
    charsets: ['iso-8859-1', 'utf-8'],
    sentences: ['Ja tack, vi tar båda rummen.', 'Till: den 20 maj', 'Vår dotter tål inte nötter.'],
    wrote: `Den fre 20 nov. 2026 kl 14:31 skrev ${us}:`,
    head: ['Från', 'Skickat', 'Till', 'Ämne'],
    divider: '-----Ursprungligt meddelande-----',
  },
  {
    name: 'Danish',
    charsets: ['windows-1252', 'utf-8'],
    sentences: [
      'Ja tak, det lyder dejligt på alle måder.',
      'Til: 20. maj',
      'Vores datter tåler ikke nødder.',
    ],
    wrote: `Den fre. 20. nov. 2026 kl. 14.31 skrev ${us}:`,
    head: ['Fra', 'Sendt', 'Til', 'Emne'],
    divider: '-----Oprindelig meddelelse-----',
  },
  {
    name: 'Norwegian',
    charsets: ['iso-8859-1', 'utf-8'],
    sentences: ['Ja takk, vi gleder oss så mye.', 'Fra: 12. mai', 'Datteren vår tåler ikke nøtter.'],
    wrote: `fre. 20. nov. 2026 kl. 14:31 skrev ${us}:`,
    head: ['Fra', 'Sendt', 'Til', 'Emne'],
    divider: null,
  },
  {
    name: 'Finnish',
    charsets: ['iso-8859-15', 'utf-8'],
    sentences: [
      'Kyllä kiitos, tulemme mielellämme.',
      'Päivämäärä: toukokuussa',
      'Tyttäremme ei voi syödä pähkinöitä.',
    ],
    wrote: 'The Concierge kirjoitti 20.11.2026 klo 14.31:',
    head: ['Lähettäjä', 'Lähetetty', 'Vastaanottaja', 'Aihe'],
    divider: null,
  },
  {
    name: 'Polish',
    charsets: ['iso-8859-2', 'windows-1250', 'utf-8'],
    sentences: [
      'Tak, prosimy o dwa pokoje z łazienką.',
      'Do: 20 maja',
      'Nasza córka nie może jeść orzechów.',
    ],
    wrote: `pt., 20 lis 2026 o 14:31 ${us} napisał(a):`,
    head: ['Od', 'Wysłano', 'Do', 'Temat'],
    divider: '-----Wiadomość oryginalna-----',
  },
  {
    name: 'Czech',
    charsets: ['iso-8859-2', 'utf-8'],
    sentences: ['Ano, přijedeme večer kolem osmé.', 'Od: 12. května', 'Naše dcera nesmí jíst ořechy.'],
    wrote: 'Dne 20. 11. 2026 v 14:31 The Concierge napsal(a):',
    head: ['Od', 'Odesláno', 'Komu', 'Předmět'],
    divider: '-----Původní zpráva-----',
  },
  {
    name: 'Russian',
    charsets: ['koi8-r', 'windows-1251', 'utf-8'],
    sentences: ['Да, мы приедем вечером впятером.', 'От: 12 мая', 'Наша дочь не может есть орехи.'],
    wrote: `пт, 20 нояб. 2026 г. в 14:31, ${us}:`,
    head: ['От', 'Отправлено', 'Кому', 'Тема'],
    divider: null,
  },
  {
    name: 'Hebrew',
    charsets: ['windows-1255', 'utf-8'],
    sentences: ['תודה, אנחנו באים בערב.', 'אל: 20 במאי', 'הבת שלנו לא יכולה לאכול אגוזים.'],
    wrote: `בתאריך יום ו׳, 20 בנוב׳ 2026 ב-14:31 מאת ${us} כתב:`,
    head: ['מאת', 'נשלח', 'אל', 'נושא'],
    divider: null,
  },
  {
    name: 'Chinese',
    charsets: ['gb18030', 'gb2312', 'utf-8'],
    sentences: ['好的，我们两个人来。', '日期：五月十二日', '我女儿不能吃坚果。'],
    wrote: `${us} 于2026年11月20日周五 14:31写道：`,
    head: ['发件人', '发送时间', '收件人', '主题'],
    divider: '------------------ 原始邮件 ------------------',
  },
  {
    name: 'Japanese',
    charsets: ['shift_jis', 'euc-jp', 'utf-8'],
    sentences: ['はい、二人で参ります。', '日付：五月十二日', '娘はナッツを食べられません。'],
    wrote: `2026年11月20日(金) 14:31 ${us}:`,
    head: ['差出人', '送信日時', '宛先', '件名'],
    divider: null,
  },
];
