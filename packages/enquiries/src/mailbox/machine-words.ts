import { withoutMarks } from './days-in-words.ts';

/** So far a text is looked through: what a machine has to say it says at once. */
const longest = 2000;

const plain = (text: string): string =>
  withoutMarks(text.slice(0, longest)).replace(/’/g, "'").replace(/\s+/g, ' ').trim();

/** Of several expressions one, for texts without marks: what stands in Japanese or Russian is written with them here. */
const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source.normalize('NFD').replace(/\p{M}+/gu, '')).join('|'), 'u');

/** Where a phrase that could go on has to end: "Out of office hours" says nothing of anybody. */
const ends = String.raw`(?= ?(?:$|[:!.,;)\]（(\[–—-]))`;
const ending = (pattern: RegExp): RegExp => new RegExp(`^[[(]?(?:${pattern.source})${ends}`, 'u');

/** What a program calls its own answer, in the languages programs speak. */
const programsAnswer = anyOf(
  /^[[(]?(?:auto|automatic|automated)[ -]?(?:reply|response|answer|responder)(?![\p{L}])/u,
  /^[[(]?auto(?:reply|response|antwort|svar|maa?tvastus)[\])]? ?:/,
  /^[[(]?auto ?: .{0,80}(?:away|absent|abwesend|afwezig|out of|ausser haus|hors du bureau|fuori|fuera|fora d)/,
  /^(?:automatische (?:antwort|abwesenheit)|abwesenheits(?:notiz|meldung|nachricht|assistent|agent|benachrichtigung))/,
  /^(?:reponse automatique|(?:message|notification|avis) d'absence|absence du bureau|absente? du bureau ?:)/,
  /^(?:automatische? (?:antwoord|beantwoording|bericht)|afwezigheids(?:bericht|assistent|melding)|outomatiese antwoord)/,
  /^(?:resposta automatica|respuesta automatica|risposta automatica|raspuns automat|automatski odgovor|samodejni odgovor)/,
  /^(?:automatis[kt]{1,2} svar|autosvar|franvaro(?:meddelande|besked)|fravær(?:smelding|sbesked|sassistent)|automaattinen vastaus|automaattivastaus|poissaolo(?:viesti|ilmoitus))/,
  /^(?:odpowiedz automatyczna|automatyczna odpowiedz|autoodpowiedz|automaticka odpoved|automatikus valasz|otomatik (?:yanit|yanıt)|automatinis atsakymas|automatiska atbilde)/,
  /^(?:автоматический ответ|автоответ|автоматична відповідь|автоматичен отговор|αυτόματη απάντηση|תשובה אוטומטית|מענה אוטומטי|رد تلقائي|الرد التلقائي)/,
  /^[【[(]?(?:自動(?:応答|返信|回覆|回復|答覆)|自动(?:回复|答复)|不在(?:通知|連絡|のお知らせ)|휴가 알림|자동 ?(?:회신|응답|답장)|부재 ?중? ?(?:알림|메시지)|ตอบกลับอัตโนมัติ|tra loi tu đong|balasan otomatis)/,
);

/** Subjects no person writes: an answer to one begins with "Re:". */
const awayAlone = anyOf(
  ending(
    /(?:vacation|holiday|absence|away) (?:reply|notice|message|response|notification)|poza biurem|mimo kancelář|házon kívül|нет на работе|εκτός γραφείου|ofis dışında|מחוץ למשרד|不在办公室|不在辦公室/u,
  ),
  ending(
    /buite kantoor|fuera de (?:la )?oficina|fora do escritorio|ausencia temporaria|fuori (?:ufficio|sede)|ikke til stede/u,
  ),
  /^[[(]?(?:out of (?:the )?office|ooo)(?= ?(?:$|[:!.,;)\](–—-]|until(?!\p{L})|till?(?!\p{L})|from(?!\p{L})|re(?!\p{L})|reply|message|notice|notification|auto))/u,
);

/** Words that programs and persons put alone into a subject. */
const awayWord = anyOf(
  ending(
    /abwesend|abwesenheit|nicht im (?:buro|hause)|afwezig|niet aanwezig|frånvar(?:o|ande)|fravær|poissa|nieobecność|ausente|assente|absente?/u,
  ),
);

/** "Naledi Quill is out of the office (returning 14.12.2026)", as Notes has it. */
const namedAway =
  /^.{2,80} (?:is out of (?:the )?office|ist ausser haus|est absente?(?: du bureau)?|is afwezig|è fuori ufficio)\.?(?: \(.{1,60}\))?$/;

/** Subjects that say somebody is away, which persons write as well. */
const awaySubject = anyOf(
  /^(?:i am |i'm |currently )?(?:out of (?:the )?office|ooo(?!\p{L})|away from|on (?:(?:annual |maternity |paternity |parental |sick )?leave|vacation|holiday)(?= ?(?:$|[:!.,;(–—-]|until(?!\p{L})|till?(?!\p{L})|from(?!\p{L}))))/u,
  /^(?:annual|maternity|paternity|parental|sick) leave/,
  /^(?:abwesend|abwesenheit|(?:ich bin )?nicht im (?:buro|hause)|(?:ich bin )?im urlaub|urlaub(?= ?(?:$|[:!.,])))/,
  /^(?:absence temporaire|absente? (?:du bureau|jusqu)|en conges?(?!\p{L}))/u,
  /^(?:afwezig(?:heid)?(?!\p{L})|(?:niet|nie) (?:op|in) (?:die |het )?kantoor|buite kantoor|met verlof|op vakantie)/u,
  /^(?:fora do escritorio|ausencia|ausente|de ferias|fuera de (?:la )?oficina|de vacaciones|fuori (?:ufficio|sede)|assenza|assente|in ferie)/,
  /^(?:på semester|ej på kontoret|på ferie|ikke på kontoret|lomalla|na urlopie|urlop(?= ?(?:$|[:!.,]))|dovolená|szabadság|в отпуске|отпуск(?= ?(?:$|[:!.,])))/,
);

/** Words of a text that says so. */
const awayWords = anyOf(
  /out of (?:the )?office|away from (?:the|my) (?:office|desk|e-?mail)|on (?:annual |maternity |paternity |parental |sick )?leave(?!\p{L})|on (?:vacation|holiday)(?!\p{L})|(?:i am|i'm|i will be|i'll be|currently) (?:away|out(?! of the (?:car|room))|travelling|traveling|unavailable)(?!\p{L})/u,
  /away (?:until|till?|from|on business|for)(?!\p{L})|limited (?:access|e-?mail)|(?:automatic|automated|auto)[ -]?(?:reply|response)|return to (?:the|my) (?:office|desk)|not in the office|no longer (?:work|with|employed)|not be (?:reading|checking) (?:my )?e?-?mail/u,
  /nicht im (?:buro|hause|haus)|im urlaub|ausser haus|abwesend|abwesenheit|nicht erreichbar|wieder (?:fur sie )?(?:da|erreichbar|im (?:buro|hause))|automatische antwort|keinen zugriff auf meine|in elternzeit|nicht mehr (?:bei|fur|im unternehmen)/,
  /absente? (?:du bureau|jusqu|actuellement|pour)|(?:suis|serai) (?:actuellement )?absente?(?!\p{L})|en (?:conges?|vacances)(?!\p{L})|reponse automatique|de retour (?:le|au)(?!\p{L})/u,
  /afwezig|(?:niet|nie) (?:op|in) (?:die |het |my )?kantoor|(?:met|op) (?:vakantie|verlof|vakansie)(?!\p{L})|uit die kantoor|buite kantoor|weer (?:bereikbaar|aanwezig|terug)|automatisch antwoord|outomatiese antwoord/u,
  /fora do escritorio|de ferias(?!\p{L})|(?<!\p{L})ausente(?!\p{L})|resposta automatica|fuera de (?:la )?oficina|de vacaciones|respuesta automatica|fuori (?:ufficio|sede)|in ferie(?!\p{L})|(?<!\p{L})assente(?!\p{L})|risposta automatica/u,
  /(?:på|har) semester|inte på kontoret|frånvarande|åter på kontoret|tjänstledig|autosvar|på ferie|(?:ikke|ej) (?:på kontoret|til stede)|fraværende|på barsel|lomalla|poissa(?!\p{L})|en ole toimistolla/u,
  /na urlopie|nieobecn[aey]|poza biurem|mimo kancelář|na dovolené|szabadságon|házon kívül|izinde|izinliyim|ofis dışında|ofiste değilim/,
  /в отпуске|отсутству|вне офиса|у відпустці|απουσιάζω|εκτός γραφείου|σε άδεια|בחופשה|מחוץ למשרד|لست في المكتب|في إجازة/,
  /不在(?:に|です|で|の)|休暇|休み(?:を|の)|自動(?:応答|返信)|休假|不在(?:办公室|辦公室)|外出|出差|放假|自动(?:回复|答复)|自動回覆|휴가|부재|출장 중/,
);

/** Words by which somebody says it of themselves, without a condition. */
const iAmAway = anyOf(
  /(?<!(?:if|when|while|as|because) )(?:i am|i'm|i will be|i'll be|we are|our office is) (?:currently |now |presently |also )?(?:out of (?:the )?office|away|on (?:annual |maternity |paternity |parental |sick )?leave|on (?:vacation|holiday)|out until)/,
  /^.{0,200}(?:ich bin|ich befinde mich|wir sind) (?:(?:zur zeit|derzeit|momentan|bis|vom|ab) .{0,40})?(?:nicht im (?:buro|hause)|im urlaub|abwesend|ausser haus)/,
  /^.{0,200}je (?:suis|serai) (?:actuellement )?(?:absente?|en conges?|en vacances)|^.{0,200}ik ben (?:.{0,40})?(?:afwezig|niet op kantoor|met vakantie|op vakantie)|^.{0,200}ek is (?:.{0,40})?(?:met verlof|uit die kantoor|afwezig)/,
  /^.{0,200}(?:estou|estarei) (?:ausente|de ferias|fora)|^.{0,200}(?:estoy|estare) (?:ausente|de vacaciones|fuera)|^.{0,200}(?:sono|saro) (?:assente|in ferie|fuori)/,
  /^.{0,200}jag är (?:på semester|inte på kontoret|frånvarande)|^.{0,200}jeg er (?:på ferie|ikke på kontoret|fraværende)|^.{0,200}olen lomalla|^.{0,200}(?:jestem|bede) (?:na urlopie|nieobecn)|^.{0,200}я (?:в отпуске|отсутствую)/,
);

/** Subjects of mails that say a mail was taken. */
const takenSubject = anyOf(
  /(?:request|ticket|case|message|e-?mail|enquiry|inquiry)(?: [#(]?\S{1,30})? (?:was |has been |is )?(?:received|created|opened|registered)/,
  /^(?:we(?:'ve| have)? received|received:|ticket received|thank you for (?:contacting|your (?:e-?mail|message|enquiry|inquiry)))/,
  /eingangsbestatigung|wir haben ihre (?:anfrage|nachricht|e-?mail) erhalten|ihre (?:anfrage|nachricht|e-?mail) ist (?:bei uns )?eingegangen|empfangsbestatigung/,
  /(?:confirmation|acknowledge?ment) of receipt|confirmation de reception|bevestiging van (?:de )?ontvangst|accuse de reception|nous avons bien recu|ontvangstbevestiging|acuse de recibo|hemos recibido|recebemos (?:a sua|o seu|seu|sua)|conferma di ricezione|abbiamo ricevuto|ontvangsbevestiging|mottagningsbekräftelse|potwierdzenie (?:otrzymania|przyjecia)/,
);

const takenWords = anyOf(
  /(?:we|i)(?:'ve| have)? (?:successfully )?(?:received|got) your (?:e-?mail|message|request|enquiry|inquiry)|your (?:e-?mail|message|request|enquiry|inquiry|ticket)(?: [#(]?\S{1,30})? (?:has been|was) (?:received|created|registered)/,
  /ihre (?:anfrage|nachricht|e-?mail) (?:ist|haben wir) .{0,30}(?:eingegangen|erhalten)|wir haben ihre (?:anfrage|nachricht|e-?mail) erhalten|ihr (?:anliegen|ticket) (?:wurde|ist) .{0,60}(?:registriert|erfasst|aufgenommen|eroffnet)/,
  /nous avons bien recu votre|votre (?:demande|message) a (?:bien )?ete (?:bien )?(?:enregistree?|recue?)|(?:we|wij) hebben (?:uw|je) (?:bericht|vraag|e-?mail) .{0,30}ontvangen/,
  /(?:vi har (?:mottatt|modtaget|mottagit|tagit emot) (?:din|dit|ditt))|otrzymalismy (?:twoj|panstwa|pani|pana)|(?:su|tu) (?:solicitud|mensaje|consulta) ha sido (?:recibid|registrad)|richiesta e stata (?:ricevuta|registrata)/,
  /hemos recibido su|recebemos (?:a sua|o seu|seu|sua)|abbiamo ricevuto (?:la (?:sua|tua|vostra)|il (?:suo|tuo))/,
);

/** Receipts of programs that mark them as nothing, by their subject and what they say. */
const readSubject = anyOf(
  /^(?:read|not read|read receipt|gelesen|ungelesen|nicht gelesen|lu|non lu|leido|no leido|lida|nao lida|letto|non letto|gelezen|niet gelezen|gelees|last|ikke læst|læst|lest|luettu|przeczytano|precteno) ?:/u,
);
const readWords = anyOf(
  /your message.{0,400}(?:was (?:read|displayed|opened)|was deleted without being read)/,
  /ihre nachricht.{0,400}(?:wurde .{0,60}(?:gelesen|geoffnet)|ungelesen geloscht)|votre message.{0,400}a ete (?:lu|supprime sans)|(?:uw|je) bericht.{0,400}(?:is gelezen|zonder te zijn gelezen)/,
  /(?:su|tu) mensaje.{0,400}(?:se ley[oó]|ha sido le[ií]do|fue le[ií]do)|(?:sua|a sua) mensagem.{0,400}foi (?:lida|excluida sem)|(?:il tuo|il suo) messaggio.{0,400}stato letto/,
);

/** "Re: …", in the languages programs write it. */
const answersSubject = anyOf(
  /^(?:re|aw|sv|antw|rv|res|resp|ant|odp|ynt|vá|απ|ответ|回复|回覆|答复|返信|답장|회신) ?(?:\[\d{1,2}\])? ?[:：]/u,
);

/** Whether nobody but an answering machine writes such a subject. */
export const isMachinesSubject = (subject: string): boolean => programsAnswer.test(plain(subject));

/** Whether a subject says nothing but that somebody is away: a person who writes it has more to say. */
export const isAwayAlone = (subject: string): boolean => awayAlone.test(plain(subject));

/** Whether it says so in a word that persons write as well. */
export const isAwayWord = (subject: string): boolean => awayWord.test(plain(subject));

/** Whether a subject says of whom it is that they are away, as Notes does. */
export const namesWhoIsAway = (subject: string): boolean =>
  namedAway.test(plain(subject)) && !isAnswersSubject(subject);

/** Whether a subject says at its beginning that somebody is away. */
export const subjectSaysAway = (subject: string): boolean =>
  isMachinesSubject(subject) ||
  isAwayAlone(subject) ||
  isAwayWord(subject) ||
  awaySubject.test(plain(subject));

/** Whether a text says so. */
export const wordsSayAway = (words: string): boolean => awayWords.test(plain(words));

/** Whether somebody says it of themselves. */
export const wordsSayIAmAway = (words: string): boolean => iAmAway.test(plain(words));

/** Whether a subject says that a mail was taken; an answer in a conversation does not. */
export const subjectSaysTaken = (subject: string): boolean =>
  !isAnswersSubject(subject) && takenSubject.test(plain(subject));

/** Whether a program says that somebody opened a mail, or threw it away unopened. */
export const saysRead = (subject: string, words: string): boolean =>
  readSubject.test(plain(subject)) && readWords.test(plain(words));

export const isAnswersSubject = (subject: string): boolean => answersSubject.test(plain(subject));

export const wordsSayTaken = (words: string): boolean => takenWords.test(plain(words));
