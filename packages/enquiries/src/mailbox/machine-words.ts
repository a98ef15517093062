import { withoutMarks } from './days-in-words.ts';

/** So far a text is looked through: what a machine has to say it says at once. */
const longest = 2000;

const plain = (text: string): string =>
  withoutMarks(text.slice(0, longest))
    .replace(/[\s’]+/g, ' ')
    .trim();

const anyOf = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map((each) => each.source).join('|'));

/**
 * Subjects no person writes: an answer to one begins with "Re:". A phrase that could go on, as "Out of office hours" does, has to end.
 */
const machinesSubject = anyOf(
  /^\[?(?:auto|automatic|automated)[ -]?(?:reply|response|answer|responder)\b/,
  /^\[?auto(?:reply|response|antwort)?\]? ?:/,
  /^(?:out of (?:the )?office|ooo)(?= ?(?:$|[:!.,;([–—-]|until\b|till?\b|from\b|re\b|reply|message|notice|notification|auto))/,
  /^(?:vacation|holiday|absence|away) (?:reply|notice|message|response|notification)\b/,
  /^(?:automatische (?:antwort|abwesenheit)|abwesenheits(?:notiz|meldung|nachricht|assistent|benachrichtigung))/,
  /^(?:reponse automatique|(?:message|notification) d'absence|absence du bureau)/,
  /^(?:automatische? (?:antwoord|beantwoording|bericht)|afwezigheids(?:bericht|assistent)|outomatiese antwoord)/,
  /^(?:resposta automatica|respuesta automatica|risposta automatica)/,
  /^(?:buite kantoor|fuera de (?:la )?oficina|fora do escritorio|fuori (?:ufficio|sede))(?= ?(?:$|[:!.,;([–—-]))/,
);

/** Subjects that say somebody is away, which persons write as well. */
const awaySubject = anyOf(
  /^\[?(?:auto|automatic|automated)[ -]?(?:reply|response|answer|responder)/,
  /^\[?auto(?:reply|response|antwort)?\]? ?:/,
  /^(?:i am |i'm |currently )?(?:out of (?:the )?office|ooo\b|on (?:annual |maternity |paternity )?leave|away from)/,
  /^(?:vacation|holiday|absence) (?:reply|notice|message|response|notification)/,
  /^(?:automatische (?:antwort|abwesenheit)|abwesenheits?(?:notiz|meldung|nachricht|assistent|benachrichtigung)?\b|abwesend|(?:ich bin )?nicht im (?:buro|hause))/,
  /^(?:reponse automatique|absence (?:du bureau|temporaire)|absente? (?:du bureau|jusqu)|message d'absence|en conges?\b)/,
  /^(?:automatisch(?:e)? (?:antwoord|beantwoording|bericht)|afwezig(?:heid|heidsbericht)?\b|(?:niet|nie) (?:op|in) (?:die |het )?kantoor|buite kantoor|outomatiese antwoord|met verlof)/,
  /^(?:resposta automatica|fora do escritorio|ausencia|ausente|de ferias|respuesta automatica|fuera de (?:la )?oficina|de vacaciones)/,
  /^(?:risposta automatica|fuori (?:ufficio|sede)|assenza|assente|in ferie)/,
);

/** Words of a text that says so. */
const awayWords = anyOf(
  /out of (?:the )?office|away from (?:the|my) (?:office|desk|e-?mail)|on (?:annual |maternity |paternity |sick )?leave\b|on (?:vacation|holiday)\b/,
  /\baway (?:until|till?|from|on business|for)\b|limited (?:access|e-?mail)|(?:automatic|automated|auto)[ -]?(?:reply|response)|return to (?:the|my) (?:office|desk)/,
  /nicht im (?:buro|hause|haus)|im urlaub|ausser haus|abwesend|abwesenheit|nicht erreichbar|automatische antwort|keinen zugriff auf meine/,
  /absente? (?:du bureau|jusqu|actuellement|pour)|(?:suis|serai) (?:actuellement )?absente?\b|en (?:conges?|vacances)\b|reponse automatique|de retour (?:le|au)\b/,
  /afwezig|(?:niet|nie) (?:op|in) (?:die |het |my )?kantoor|met (?:vakantie|verlof|vakansie)\b|uit die kantoor|buite kantoor|automatisch antwoord|outomatiese antwoord/,
  /fora do escritorio|de ferias\b|\bausente\b|resposta automatica|fuera de (?:la )?oficina|de vacaciones|respuesta automatica/,
  /fuori (?:ufficio|sede)|in ferie\b|\bassente\b|risposta automatica/,
);

/** Subjects of mails that say a mail was taken. */
const takenSubject = anyOf(
  /(?:request|ticket|case|message|e-?mail|enquiry|inquiry)(?: [#(]?\S{1,30})? (?:was |has been |is )?(?:received|created|opened|registered)/,
  /^(?:we(?:'ve| have)? received|received:|ticket received|thank you for (?:contacting|your (?:e-?mail|message|enquiry|inquiry)))/,
  /eingangsbestatigung|ihre (?:anfrage|nachricht|e-?mail) ist (?:bei uns )?eingegangen|empfangsbestatigung/,
  /accuse de reception|nous avons bien recu|ontvangstbevestiging|acuse de recibo|hemos recibido|recebemos (?:a sua|seu)|conferma di ricezione/,
);

const takenWords = anyOf(
  /(?:we|i)(?:'ve| have) (?:successfully )?received your (?:e-?mail|message|request|enquiry|inquiry)|your (?:e-?mail|message|request|enquiry|inquiry|ticket) (?:has been|was) (?:received|created|registered)/,
  /ihre (?:anfrage|nachricht|e-?mail) (?:ist|haben wir) .{0,30}(?:eingegangen|erhalten)|nous avons bien recu votre|we hebben (?:uw|je) (?:bericht|vraag|e-?mail) .{0,20}ontvangen/,
  /hemos recibido su|recebemos (?:a sua|seu|sua)|abbiamo ricevuto (?:la (?:sua|tua)|il (?:suo|tuo))/,
);

/** Whether nobody but an answering machine writes such a subject. */
export const isMachinesSubject = (subject: string): boolean => machinesSubject.test(plain(subject));

/** Whether a subject says at its beginning that somebody is away. */
export const subjectSaysAway = (subject: string): boolean => awaySubject.test(plain(subject));

/** Whether a text says so. */
export const wordsSayAway = (words: string): boolean => awayWords.test(plain(words));

/** Whether a subject says that a mail was taken; an answer in a conversation does not. */
export const subjectSaysTaken = (subject: string): boolean =>
  !isAnswersSubject(subject) && takenSubject.test(plain(subject));

/** "Re: …", in the languages programs write it. */
export const isAnswersSubject = (subject: string): boolean =>
  /^(?:re|aw|sv|antw|rv|res|resp|ant|odp) ?:/.test(plain(subject));

export const wordsSayTaken = (words: string): boolean => takenWords.test(plain(words));
