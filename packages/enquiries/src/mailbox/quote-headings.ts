/** By what programs say who wrote what they quote, in the languages our travellers write. */

/** The longest line any of these fits: every gap of theirs is bounded. */
export const longestHeading = 700;

/** "On Friday … wrote:": how such a line begins, and how it ends. */
const attributions: readonly RegExp[] = [
  /^on\b.{4,300}\bwrote\s?[:：]$/iu,
  /^.{4,300}>\s{1,3}(?:wrote|writes)\b.{0,60}:$/iu,
  /^(?:am|um)\b.{4,300}\bschrieb\b.{0,200}:$/iu,
  /^.{4,300}\bschrieb am\b.{4,200}:$/iu,
  /^le\b.{4,300}\ba écrit\s?:$/iu,
  /^.{4,300}>\s{1,3}a écrit\s?:$/iu,
  /^op\b.{4,300}\b(?:schreef|het volgende geschreven)\b.{0,200}:$/iu,
  /^op\b.{4,300}\bgeskryf\b.{0,200}:$/iu,
  /^il\b.{4,300}\bha scritto\s?:$/iu,
  /^.{4,300}(?<!\p{L})(?:escribió|escreveu|va escriure|escribiu)(?!\p{L}).{0,200}:$/iu,
  /^missatge de\b.{4,300}:$/iu,
  // Danish, Norwegian, Swedish: "Den fre. 27. nov. 2026 kl. 09.00 skrev …:", and Apple's without "Den".
  /^.{4,300}\bskrev\b.{0,300}:$/iu,
  /^.{2,300}\bkirjoitti\b.{0,200}:$/iu,
  /^.{4,300}(?<!\p{L})napsal(?:\(a\)|a)?\s?:$/iu,
  /^.{4,300}(?<!\p{L})napísal(?:\(a\)|\/?a)?\s?:$/iu,
  /^.{4,300}(?<!\p{L})(?:napisał(?:\(a\)|a)?|pisze)\s?:$/iu,
  /^wiadomość napisana przez\b.{4,300}:$/iu,
  /^.{4,300}(?<!\p{L})(?:пишет|написал(?:\(а\)|а)?|пише|написав(?:\(ла\))?)\s?:$/iu,
  /^.{4,300}(?<!\p{L})(?:ezt írta|írta)\b.{0,200}:$/iu,
  /^.{4,300}(?<!\p{L})(?:a scris|napisao(?:\/la)?(?: je)?|je napisao(?:\/la)?|napisal(?:\(a\)|\/?-?a)?|је написао(?:\/ла)?|rakst(?:īja|a)|(?:pa)?rašė)\s?:$/iu,
  /^.{4,300}(?<!\p{L})(?:skrifaði|kirjutas|ysgrifennodd|scríobh|sinulat ni)(?!\p{L}).{0,300}:$/iu,
  /^kirjutas\b.{4,300}:$/iu,
  /^.{0,300}(?<!\p{L})idatzi (?:du|zuen)(?!\p{L}).{0,300}:$/iu,
  /^.{2,300}(?<!\p{L})написал(?:а|\(а\)|\/а)? на .{4,100}:$/iu,
  /^.{4,300}(?<!\p{L})(?:yazdı|yazıb|έγραψε|написа(?:\/ла)?|напиша|піша|напіса[лў]а?|shkroi|ha escrit|geschriwwen|(?:đã )?viết|menulis|aliandika|نوشت|ने लिखा|เขียน(?:ว่า)?)\s?:$/iu,
  /^.{4,300}(?<!\p{L})şun(?:u|ları) yazdı(?!\p{L}).{0,100}:$/iu,
  // Thunderbird names the person first.
  /^.{2,300}(?<!\p{L})(?:wrote on|a écrit le|schreef op|ha scritto (?:il|in data)|escribió el|escreveu (?:em|no dia))\b.{4,100}:$/iu,
  /^בתאריך.{4,300}כתב.{0,200}:$/u,
  /^.{4,300}כתב(?:\/ה|ה)?\s?:$/u,
  /^‫?في.{4,300}كتب.{0,200}:$/u,
  /^.{4,300}(?:写道|寫道|のメール|さんは書きました|님이 작성|님이 작성함|작성)\s?[:：]$/u,
];

const oneOf = (...words: readonly string[]): string => words.join('|');

const dividers = new RegExp(
  `^-{2,}\\s*(?:${oneOf(
    'original message|original appointment|reply message|original-?nachricht|ursprüngliche nachricht',
    "message d['’]origine|message original|oorspronkelijk bericht|oorspronklike boodskap|messaggio originale",
    'mensaje original|mensagem original|ursprungligt meddelande|opprinnelig melding|oprindelig meddelelse',
    'alkuperäinen viesti|wiadomość oryginalna|oryginalna wiadomość|původní zpráva|pôvodná správa|eredeti üzenet',
    'mesaj original|orijinal mesaj|исходное сообщение|αρχικό μήνυμα|原始邮件|原始郵件|元のメッセージ|원본 메시지',
    'algne (?:sõnum|kiri)|sākotnējais ziņojums|(?:pradinis|originalus) (?:pranešimas|laiškas)|izvorna poruka',
    'izvirno sporočilo|оригинално съобщение|оригінальне повідомлення|missatge original|mensaxe orixinal',
    'thư gốc|tin nhắn gốc|pesan asli|jatorrizko mezua|upprunaleg skilaboð|ข้อความต้นฉบับ',
    'הודעה מקורית|الرسالة الأصلية|回复的原邮件|原邮件|replied message',
  )})\\s*-{2,}$`,
  'iu',
);

/** What others wrote and somebody sends on is no quote. */
const forwards = new RegExp(
  `^-{2,}\\s*(?:${oneOf(
    'forwarded message|weitergeleitete nachricht|message transféré|doorgestuurd bericht|aangestuurde boodskap',
    'messaggio inoltrato|mensaje reenviado|mensagem (?:encaminhada|reencaminhada)|vidarebefordrat meddelande',
    'videresendt (?:melding|meddelelse|besked)|välitetty viesti|treść przekazanej wiadomości|přeposlaná zpráva',
    'edastatud (?:kiri|sõnum)|pārsūtīt(?:s ziņojums|ā ziņa)|persi(?:ųstas|ųsta) (?:laiškas|žinutė)|proslijeđena poruka',
    'posredovano sporočilo|preposlaná správa|препратено съобщение|missatge reenviat|mensaxe reenviada',
    '(?:thư|tin nhắn) (?:đã |được )?chuyển tiếp|pesan (?:terusan|yang diteruskan)|birbidalitako mezua|áframsend skilaboð',
    'továbbított (?:üzenet|levél)|mesaj (?:redirecționat|transmis)|(?:i|İ)letilen (?:mesaj|ileti)|yönlendirilmiş ileti',
    'προωθημένο μήνυμα|переслане повідомлення|הודעה שהועברה|ข้อความที่ส่งต่อ',
    'пересылаемое сообщение|转发邮件|轉寄郵件|転送メッセージ|전달된 메일',
  )})\\s*-{2,}|^(?:${oneOf(
    'begin forwarded message|anfang der weitergeleiteten nachricht|début du message (?:réexpédié|transféré)',
    'begin doorgestuurd bericht|inizio messaggio inoltrato|inicio del mensaje reenviado',
    'início da mensagem (?:reencaminhada|encaminhada)|vidarebefordrat brev|videresendt (?:brev|melding)',
  )})\\s?:$`,
  'iu',
);

/** A field of a head that programs copy above what they quote. */
export type CopiedField = 'from' | 'sent' | 'to' | 'subject' | 'copy';

/** Names of them are shorter, with the marks around them. */
const longestField = 60;

const fieldNames: Readonly<Record<CopiedField, string>> = {
  from: oneOf(
    'from|von|de|van|da|från|fra|frá|od|odesílatel|odosielateľ|lähettäjä|feladó|de la|gönderen|kimden|от|від|од|από',
    'nork|bidaltzailea|šalje|pošiljatelj|saatja|kellelt|nuo|no|từ|dari|จาก|प्रेषक',
    'מאת|من|از|发件人|寄件者|寄件人|差出人|送信元|送信者|보낸 사람|보낸사람|보낸이',
  ),
  sent: oneOf(
    'sent|date|gesendet|datum|envoyé|envoyé le|verzonden|gestuur|inviato|data|enviado|enviado el|enviado em',
    'enviada em|fecha|skickat|sendt|dato|lähetetty|päivämäärä|päiväys|wysłano|odesláno|odoslané|dátum|küldve',
    'elküldve|trimis|gönderildi|gönderilme tarihi|tarih|отправлено|дата|надіслано|στάλθηκε|ημερομηνία',
    'αποστολή|dagsetning|poslano|saadetud|kuupäev|išsiųsta|nosūtīts|enviat|đã gửi|ngày|dikirim|tanggal|gönderilme',
    'noiz|bidalia|ส่ง|วันที่|भेजा गया|दिनांक|изпратено|дата на изпращане|послато|תאריך שליחה|تاريخ|ارسال',
    '发送日期|發送時間|傳送日期|送信日|보낸 시간|보낸 일시',
    'נשלח|תאריך|تم الإرسال|التاريخ|发送时间|日期|寄件日期|傳送時間|送信日時|日時|日付|보낸 날짜|보낸날짜|날짜',
  ),
  to: oneOf(
    'to|an|à|pour|aan|a|para|per|till|til|vastaanottaja|do|komu|pre|címzett|către|alıcı|kime|кому|до|προς',
    'nori|hartzailea|до|saaja|za|prima|primatelj|adressaat|kellele|kam|per a|đến|tới|kepada|untuk|ถึง|प्रति',
    'אל|إلى|به|收件人|收件者|宛先|送信先|받는 사람|받는사람|받는이',
  ),
  subject: oneOf(
    'subject|betreff|objet|onderwerp|oggetto|asunto|assunto|ämne|emne|aihe|temat|předmět|predmet|tárgy|subiect',
    'gaia|konu|тема|относно|наслов|θέμα|efni|zadeva|teema|tema|tēma|assumpte|chủ đề|tiêu đề|subjek|perihal|เรื่อง|विषय',
    'נושא|الموضوع|موضوع|主题|主旨|主題|件名|제목',
  ),
  copy: 'cc|kopie|kopie \\(cc\\)|copie|kopia|kopi|kopio|dw|másolatot kap|bilgi|копия|копія|抄送|副本|참조',
};

const fields = (Object.entries(fieldNames) as [CopiedField, string][]).map(
  ([field, names]) =>
    [field, new RegExp(`^[*_]{0,2}(?:${names})[*_]{0,2}\\s?[:：][*_]{0,2}(?!//)`, 'iu')] as const,
);

/** Marks of direction and the like, which programs put around names. */
const plain = (line: string): string =>
  line
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/\u00a0|\u202f/gu, ' ')
    .normalize('NFC')
    .trim();

/** A whole line as it is compared; empty where it is too long for any expression. */
export const wholeLine = (line = ''): string => (line.length > longestHeading ? '' : plain(line));

/** Japanese and Russian programs say no verb: a date with its year, a time of day, and an address at the end. */
const namesNobodyElse = (line: string): boolean =>
  /<[^<>\s]{1,200}@[^<>\s]{1,200}>\s?[:：]$/u.test(line) && hasYear(line) && hasTime(line);

/** Zoho's stand between dashes, in any language, with the address and the year. */
const betweenDashes = (line: string): boolean =>
  /^-{3,}\s.{4,400}\s-{3,}$/u.test(line) && hasAddress(line) && hasYear(line);

/** Whether a line says who wrote what follows. They end with a colon, and hardly any other line does. */
export const isAttribution = (line: string): boolean => {
  const whole = wholeLine(line);
  if (/-{3}$/.test(whole)) return betweenDashes(whole);
  if (!/[:：]$/u.test(whole)) return false;
  return namesNobodyElse(whole) || attributions.some((pattern) => pattern.test(whole));
};

/** Whether a line says so if a quote follows at once, in whatever language: a person's address, a year and a time. */
export const isAttributionOfQuote = (line: string): boolean => {
  const whole = wholeLine(line);
  return (
    /<[^<>\s]{1,200}@[^<>\s]{1,200}>.*(?:[:：]|-{3}|>{3})$/u.test(whole) && hasYear(whole) && hasTime(whole)
  );
};

/** Whether it also says so by an address, so that it is no sentence of a person's. */
export const hasAddress = (line: string): boolean =>
  /[^\s<>@(]@[^\s<>@)]+\.[^\s<>@)]/u.test(line.slice(0, longestHeading));
/** Or by a date or a time of day, in whatever digits. */
export const hasDate = (line: string): boolean =>
  /\p{Nd}{4}|\p{Nd}[:.]\p{Nd}\p{Nd}|\p{Nd}\.\s?\p{Nd}|\p{Nd}\/\p{Nd}/u.test(line.slice(0, longestHeading));
const hasYear = (line: string): boolean => /(?<!\p{Nd})\p{Nd}{4}(?!\p{Nd})/u.test(line);
const hasTime = (line: string): boolean => /\p{Nd}[:.]\p{Nd}\p{Nd}/u.test(line);

export const isDivider = (line: string): boolean => {
  if (!/^\s*-/.test(line)) return false;
  const whole = wholeLine(line);
  return whole !== '' && dividers.test(whole);
};

/** A line of underscores, or words between dashes in any language, divide much else, too: what follows decides. */
export const isRule = (line: string): boolean =>
  /____|---/.test(line) &&
  /^(?:_{20,}|-{3,}\s*\p{L}[^-]{2,60}(?:-[^-]{1,30})?\s*-{3,})$/u.test(wholeLine(line));

export const isForward = (line: string): boolean => {
  if (!/^\s*-{2}|[:：]\s*$/u.test(line.slice(-longestHeading))) return false;
  const whole = wholeLine(line);
  return whole !== '' && forwards.test(whole);
};

/** Some programs copy a head as a table: "| From | Ann |", "From | Ann". */
const asLine = (line: string): string => {
  const start = line.slice(0, longestHeading);
  return start.includes('|')
    ? start.replace(/^\s*\|?[ \t]*([^|:：]{1,30}?)[ \t]*\|[ \t]*/u, '$1: ').replace(/[ \t]*\|?\s*$/u, '')
    : start;
};

/** Which field of a copied head a line is, most telling first; `null` for none. */
export function copiedFieldOf(line: string): CopiedField | null {
  const start = plain(asLine(line.slice(0, longestField)));
  if (!/[:：]/u.test(start)) return null;
  return fields.find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}

/** What stands behind the name of a field. */
export const copiedValue = (line: string): string => plain(asLine(line)).replace(/^[^:：]*[:：]\*?\s*/u, '');

/** What a subject begins with when its mail is sent on. */
export const isForwardSubject = (subject: string): boolean =>
  /^\s*(?:\[[^\]]{0,40}\]\s*)?(?:fwd?|fw|wg|tr|rv|enc|doorst|vs|vb|pd|i|vl|fs|ilt|İLT|πρθ|tov|továbbítás|пересл|转发|轉寄|転送)\s?[:：]/iu.test(
    subject.slice(0, 300),
  );
