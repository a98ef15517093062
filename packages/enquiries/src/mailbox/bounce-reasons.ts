import { anyOf, onOneLine } from './one-line.ts';

/** Ways of mail servers to say why nothing arrived, each with the status of RFC 3463 that says the same. */
interface Reason {
  readonly status: string;
  readonly statuses: RegExp;
  readonly said: RegExp;
  /** What the desk says. */
  readonly words: string;
}

const full = anyOf(
  /mailbox (?:is )?full|over ?quota|quota (?:is )?(?:exceeded|full)|exceed\w{0,4} .{0,30}(?:quota|storage)|out of storage|(?:inbox|storage) .{0,20}full/,
  /postfach .{0,20}voll|bo[iî]te .{0,20}pleine|mailbox .{0,10}vol\b|posbus .{0,10}vol\b|buz[oó]n .{0,20}lleno|caixa .{0,20}cheia|casella .{0,20}piena/,
  /(?:inkorg|postlåda|brevlåda|postkasse|innboks|postboks)\p{L}{0,4} .{0,20}full|postkasse\w{0,3} .{0,20}fuld|postilaatikko .{0,20}täynnä|skrzynka .{0,30}(?:pełna|przepełniona)|schránka .{0,30}plná/u,
  /ящик .{0,30}переполнен|posta kutusu .{0,20}dolu|megtelt|邮箱.{0,12}已?满|信箱.{0,12}已?滿|メールボックス.{0,20}(?:いっぱい|容量)|容量(?:を超|オーバー)/,
);
const tooLarge =
  /message (?:size|is too (?:large|big))|too (?:large|big) for|exceeds .{0,30}size|zu gross|zu groß|trop (?:volumineux|gros)|te groot|demasiado grande|muito grande|troppo grande|för stort?|for stor\b|zbyt duż|слишком (?:больш|велик)|过大|過大|大きすぎ/i;
const closed =
  /(?:account|mailbox|user) .{0,30}(?:disabled|inactive|suspended|closed|deactivated|no longer (?:active|available|monitored|in use))|not accepting (?:mail|messages)|(?:konto|postfach) .{0,30}(?:deaktiviert|gesperrt|geschlossen)|compte .{0,30}(?:désactivé|suspendu|fermé)|conta .{0,30}(?:desativad|suspens|encerrad)|cuenta .{0,30}(?:desactivad|suspendid)/i;
const noDomain = anyOf(
  /(?:host|domain) .{0,60}(?:not found|could not be found|unknown|does(?:n't| not) exist|couldn't be found|no mail exchangers)|unrouteable (?:mail )?domain|\bno mx\b|no valid mx|nxdomain|(?:unknown|unrouteable) host|name service error/,
  /dom[äaií]\p{L}{1,4} .{0,60}(?:nicht gefunden|existiert nicht|introuvable|n'existe pas|bestaat niet|niet gevonden|no existe|no se encontr|n[aã]o (?:existe|foi encontrad)|non esiste)/u,
);
const noMailbox = anyOf(
  /no such (?:user|mailbox|recipient|address|person|account)|no valid recipients?|(?:user|recipient|mailbox|account|address) .{0,60}(?:unknown|not (?:be )?found|does(?:n't| not) exist|unavailable|couldn't be found|not listed|not recogni[sz]ed)/,
  /(?:unknown|invalid|bad|nonexistent|unrouteable) (?:user|recipient|mailbox|address|local part|destination)|no mailbox here|not our customer|does(?:n't| not) have an? .{1,60}account|not listed in .{0,40}(?:directory|address book)/,
  /(?:adresse|empf(?:[aä]|ae)nger|postfach|benutzer|konto) .{0,60}(?:nicht gefunden|unbekannt|existiert nicht|nicht (?:in .{1,40} )?vorhanden|ungültig)|unbekannter (?:benutzer|empf(?:[aä]|ae)nger)/,
  /(?:adresse|destinataire|utilisateur|compte) .{0,60}(?:inconnue?|introuvable|n'existe pas|invalide)/,
  /(?:adres|gebruiker|ontvanger|postvak) .{0,60}(?:bestaat niet|bestaan nie|onbekend|is niet gevonden|niet (?:worden )?gevonden|nie gevind|niet vinden)/,
  /(?:direcci[oó]n|usuario|destinatario|buz[oó]n) .{0,60}(?:no existe|inexistente|desconocid|no se (?:ha )?(?:podido )?enc[ou]n)|no se (?:ha )?(?:pudo |podido )?enc[ou]n\p{L}{2,5} (?:la direcci|el (?:destinatario|usuario))/u,
  /(?:endere[cç]o|usu[aá]rio|utilizador|destinat[aá]rio|conta|caixa) .{0,60}(?:inexistente|inv[aá]lid[ao])|(?:endere[cç]o|usu[aá]rio|utilizador|destinat[aá]rio) .{0,60}n[aã]o (?:existe|foi (?:encontrad|localizad)|p[oô]de ser (?:encontrad|localizad))|(?:usu[aá]rio|utilizador|destinat[aá]rio) .{0,30}desconhecid|n[aã]o foi poss[ií]vel (?:localizar|encontrar) o (?:endere|destinat|utiliz|usu)/,
  /(?:indirizzo|utente|destinatario|casella) .{0,60}(?:non (?:esiste|è stat[oa] trovat)|sconosciut|inesistente)|impossibile trovare (?:l'indirizzo|il destinatario|l'utente)/,
  /hitta den e-?postadress|adressen .{0,40}(?:hittades inte|finns inte)|okänd (?:mottagare|användare)|adressen.{0,60}(?:ble ikke funnet|finnes ikke)|adresse.{0,60}(?:blev ikke fundet|findes ikke)|(?:ukendt|ukjent) (?:modtager|mottaker|bruger)/,
  /osoitetta ei löyt|tuntematon (?:käyttäjä|vastaanottaja)|nie można (?:odnaleźć|znaleźć) .{0,30}adres|(?:adres|użytkownik).{0,40}nie istnieje|nieznany (?:odbiorca|użytkownik)|adres.{0,60}nepodařilo najít|(?:adresa|uživatel) .{0,30}neexistuje|neznámý (?:příjemce|uživatel)/,
  /не удалось найти .{0,40}адрес|(?:пользовател|адрес|ящик|получател)\p{L}{0,3} .{0,60}не (?:существует|найден)|неизвестный (?:получатель|пользователь)|adres\p{L}{0,4} bulunamad|kullanıcı (?:bulunamad|bilinmiyor)|e-mail-cím nem található|ismeretlen (?:címzett|felhasználó)/u,
  /(?:アドレス|宛先|受信者|ユーザー?).{0,40}(?:見つかりません|存在しません|不明)|(?:地址|收件人|用户|用戶|邮箱|帳號|信箱).{0,60}(?:不存在|找不到|未找到)|找不到.{0,20}(?:地址|收件人)|(?:주소|수신자).{0,40}(?:찾을 수 없|존재하지)/,
);
const blocked =
  /\bspam\b|block(?:ed|list)|blacklist|spamhaus|policy|not (?:authori[sz]ed|permitted|allowed)|access denied|\bdmarc\b|\bspf\b|reputation|rejected .{0,20}content|(?:wurde|von) .{0,40}(?:blockiert|abgelehnt)|bloqu[eé]|bloquead|bloccat|geblokkeerd|拒收|拒絕/i;
const noAnswer =
  /timed? ?out|connection (?:refused|reset|lost)|could not connect|no route|retry (?:time|timeout) exceeded|too (?:long|many hops)|(?:queue|delivery|message) .{0,20}expired|not respond|zeitüberschreitung|nicht erreichbar/i;

/** The first that fits. What is said goes before a status of the class alone. */
const reasons: readonly Reason[] = [
  { status: '5.2.2', statuses: /^[45]\.2\.2$/, said: full, words: 'Their mailbox is full.' },
  {
    status: '5.3.4',
    statuses: /^5\.(?:3\.4|2\.3)$/,
    said: tooLarge,
    words: 'The mail is too large for their server.',
  },
  { status: '5.2.1', statuses: /^5\.2\.1$/, said: closed, words: 'Their mailbox is closed.' },
  { status: '5.1.2', statuses: /^5\.(?:1\.2|4\.310)$/, said: noDomain, words: 'There is no such domain.' },
  {
    status: '5.1.1',
    statuses: /^5\.1\.(?:0|1|3|6|10)$/,
    said: noMailbox,
    words: 'There is no such mailbox.',
  },
  { status: '5.7.1', statuses: /^[45]\.7\.\d+$/, said: blocked, words: 'Their server blocked it.' },
  {
    status: '4.4.1',
    statuses: /^[45]\.4\.\d+$/,
    said: noAnswer,
    words: 'Their server could not be reached.',
  },
];

const plainer: ReadonlySet<RegExp> = new Set([full, closed, noMailbox]);

/** An address of a machine has four figures. */
const enhanced = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?!\.?\d)/;
const reply = /(?:^|[\s:;(#>'"‘“])([45][0-5]\d)(?=[\s:#)-])/;
/** A number before a status is the server's answer; one elsewhere may count something. */
const replyWithStatus = /(?:^|[\s:;(#>'"‘“])([45][0-5]\d)[ -]{1,3}#?[45]\.\d{1,3}\.\d/;

/** Why a mail came back. */
export interface BounceReason {
  /** "550, 5.1.1": codes alone, for the server's own words repeat addresses. Empty where it says nothing that is known. */
  readonly codes: string;
  /** "There is no such mailbox.", or empty. */
  readonly words: string;
}

/**
 * Why a server says it did not deliver. Where it says so in words alone, the status that means the same stands among the codes.
 *
 * @param status of its report; empty where there is none
 * @param words its own, which may hold codes
 */
export function reasonOf(status: string, words: string): BounceReason {
  const said = onOneLine(words);
  const given = enhanced.exec(status)?.[1];
  const stated = enhanced.exec(said)?.[1];
  // A status of the class alone (5.0.0) says less than the server's own words do.
  const exact = [given, stated].find((each) => each !== undefined && !each.endsWith('.0.0')) ?? null;
  const ofStatus = reasons.find(({ statuses }) => exact !== null && statuses.test(exact));
  // Some servers call every refusal one of their policy, and say in words what it is.
  const ofWords =
    ofStatus?.said === blocked
      ? reasons.find(({ said: pattern }) => plainer.has(pattern) && pattern.test(said))
      : null;
  const reason = ofWords ?? ofStatus ?? reasons.find(({ said: pattern }) => pattern.test(said)) ?? null;
  const code = exact ?? reason?.status ?? given ?? stated;
  const number = (replyWithStatus.exec(said) ?? reply.exec(said))?.[1];
  return {
    codes: [number, code].filter((each) => each !== undefined).join(', '),
    words: reason?.words ?? '',
  };
}
