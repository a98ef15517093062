/** Ways of mail servers to say why nothing arrived, each with the status of RFC 3463 that says the same. */
interface Reason {
  readonly status: string;
  readonly statuses: RegExp;
  readonly said: RegExp;
  /** What the desk says. */
  readonly words: string;
}

/** The first that fits. What is said goes before a status of the class alone. */
const reasons: readonly Reason[] = [
  {
    status: '5.2.2',
    statuses: /^[45]\.2\.2$/,
    said: /mailbox (?:is )?full|over ?quota|quota (?:is )?(?:exceeded|full)|exceed\w{0,4} .{0,30}(?:quota|storage)|out of storage|postfach .{0,20}voll|bo[iî]te .{0,20}pleine|mailbox .{0,10}vol\b|buz[oó]n .{0,20}lleno|caixa .{0,20}cheia|casella .{0,20}piena/i,
    words: 'Their mailbox is full.',
  },
  {
    status: '5.3.4',
    statuses: /^5\.(?:3\.4|2\.3)$/,
    said: /message (?:size|is too (?:large|big))|too (?:large|big) for|exceeds .{0,30}size|zu gross|zu groß|trop (?:volumineux|gros)|te groot|demasiado grande|muito grande|troppo grande/i,
    words: 'The mail is too large for their server.',
  },
  {
    status: '5.2.1',
    statuses: /^5\.2\.1$/,
    said: /(?:account|mailbox|user) .{0,30}(?:disabled|inactive|suspended|closed|deactivated|no longer (?:active|available))|not accepting (?:mail|messages)/i,
    words: 'Their mailbox is closed.',
  },
  {
    status: '5.1.2',
    statuses: /^5\.(?:1\.2|4\.310)$/,
    said: /(?:host|domain) .{0,60}(?:not found|could not be found|unknown|does not exist|couldn['’]t be found)|unrouteable (?:mail )?domain|no mx|nxdomain|(?:unknown|unrouteable) host|name service error/i,
    words: 'There is no such domain.',
  },
  {
    status: '5.1.1',
    statuses: /^5\.1\.(?:0|1|3|6|10)$/,
    said: /no such (?:user|mailbox|recipient|address|person|account)|(?:user|recipient|mailbox|account|address) .{0,60}(?:unknown|not (?:be )?found|does(?:n['’]t| not) exist|unavailable|couldn['’]t be found)|(?:unknown|invalid|bad|nonexistent|unrouteable) (?:user|recipient|mailbox|address|local part|destination)|no mailbox here|not our customer|(?:adresse|empf[aä]nger|postfach) .{0,40}(?:nicht gefunden|unbekannt|existiert nicht)|(?:adresse|destinataire|utilisateur) .{0,40}(?:inconnue?|introuvable|n['’]existe pas)|(?:adres|gebruiker|ontvanger) .{0,40}(?:bestaat niet|bestaan nie|onbekend|niet gevonden)|(?:direcci[oó]n|usuario|destinatario) .{0,40}(?:no existe|desconocid|no se (?:ha )?encontr)|(?:endere[cç]o|usu[aá]rio|destinat[aá]rio) .{0,40}(?:n[aã]o (?:existe|foi encontrado)|desconhecid)|(?:indirizzo|utente|destinatario) .{0,40}(?:non esiste|sconosciut|inesistente)/i,
    words: 'There is no such mailbox.',
  },
  {
    status: '5.7.1',
    statuses: /^[45]\.7\.\d+$/,
    said: /\bspam\b|block(?:ed|list)|blacklist|spamhaus|policy|not (?:authori[sz]ed|permitted|allowed)|access denied|\bdmarc\b|\bspf\b|reputation|rejected .{0,20}content/i,
    words: 'Their server blocked it.',
  },
  {
    status: '4.4.1',
    statuses: /^[45]\.4\.\d+$/,
    said: /timed? ?out|connection (?:refused|reset|lost)|could not connect|no route|retry (?:time|timeout) exceeded|too (?:long|many hops)|(?:queue|delivery) .{0,20}expired|not respond/i,
    words: 'Their server could not be reached.',
  },
];

const enhanced = /\b([245]\.\d{1,3}\.\d{1,3})\b/;
const reply = /(?:^|[\s:;(#>'"‘“])([45][0-5]\d)(?=[\s:#-])/;

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
 * @param said its own words, which may hold codes
 */
export function reasonOf(status: string, said: string): BounceReason {
  const given = enhanced.exec(status)?.[1];
  const stated = enhanced.exec(said)?.[1];
  // A status of the class alone (5.0.0) says less than the server's own words do.
  const exact = [given, stated].find((each) => each !== undefined && !each.endsWith('.0.0')) ?? null;
  const reason =
    reasons.find(({ statuses }) => exact !== null && statuses.test(exact)) ??
    reasons.find(({ said: pattern }) => pattern.test(said)) ??
    null;
  const code = exact ?? reason?.status ?? given ?? stated;
  const number = reply.exec(said)?.[1];
  return {
    codes: [number, code].filter((each) => each !== undefined).join(', '),
    words: reason?.words ?? '',
  };
}

/** Subjects of mails that say that another one came back. */
const backSubject =
  /undeliver|not delivered|unzustellbar|nicht zugestellt|returned (?:mail|to sender)|mail (?:returned|delivery (?:system error|failed|failure))|delivery (?:status notification|failed|failure|error|problem|has failed|incomplete)|failure notice|failed mail|non[ -]?remis|[ée]chec|niet (?:bezorgd|afgeleverd)|onbestelbaar|kon nie afgelewer|no (?:se )?entreg|devuelto|n[aã]o (?:foi )?entreg|devolvid|mancata consegna|non recapitat|impossibile (?:recapitare|consegnare)/i;

/** Words of such a mail, in the languages mail servers speak. */
const backWords =
  /(?:could not|couldn['’]t|cannot|can['’]t|was not|wasn['’]t|not) (?:be )?(?:delivered|sent)|undeliverable|unable to (?:deliver|send)|deliver(?:y|ing) .{0,80}fail|(?:has|have) failed|failed permanently|permanent(?:ly)? (?:fatal )?(?:error|failure)|had permanent|error occurred while (?:trying to )?deliver|\b5[05]\d[ -]#?5\.\d{1,3}\.\d{1,3}\b|sorry to have to inform|did ?n[o'’]t reach|address (?:not found|couldn['’]t be found)|rejected your message|nicht zugestellt|konnte nicht|unzustellbar|n['’]a pas pu [eê]tre (?:remis|distribu|livr|envoy)|n['’]a pas [eé]t[eé] (?:remis|distribu|livr)|niet (?:worden )?(?:bezorgd|afgeleverd)|kon nie .{0,40}afgelewer|no (?:se )?(?:ha podido|pudo|ha sido) .{0,40}entreg|no se entreg|n[aã]o (?:foi|p[oô]de|pode) .{0,40}entreg|non [eè] stat[oa] .{0,30}(?:recapitat|consegnat)|impossibile (?:recapitare|consegnare)/i;

/** Words that say that the server tries further. */
const lateWords =
  /will (?:be retried|retry|continue (?:to|trying)|keep (?:on )?trying|try again)|still (?:being retried|trying)|not yet (?:been )?delivered|warning (?:message )?only|do not need to resend|no action is required|(?:has been|is|was|been|delivery|message) delayed|\(delay\)|verz[oö]gert|weitere zustellversuche|(?:a [eé]t[eé]|est) retard|is vertraagd|est[aá] (?:retrasad|atrasad)|in ritardo/i;

export const subjectSaysBack = (subject: string): boolean => backSubject.test(subject);
export const wordsSayBack = (words: string): boolean => backWords.test(words);
export const wordsSayLate = (words: string): boolean => lateWords.test(words);
