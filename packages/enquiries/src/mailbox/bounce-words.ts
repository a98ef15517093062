import { anyOf, onOneLine } from './one-line.ts';

/** Subjects of mails that say that another one came back. */
const backSubject = anyOf(
  /undeliver|not delivered|returned (?:mail|to sender)|returning (?:message )?to sender|mail (?:returned|failed|failure|system error|delivery (?:system error|failed|failure))|message (?:you sent )?(?:was |has been )?blocked|(?:could|can) ?not be delivered|couldn't be delivered|message not sent/,
  /delivery (?:status|notification|report|failed|failure|error|problem|has failed|incomplete)|failure notice|failed mail|message status/,
  /unzustellbar|nicht (?:zugestellt|ausgeliefert|zustellbar)|zustell\p{L}{0,4} fehlgeschlagen|zustellungsfehler|fehlgeschlagene zustellung/u,
  /non[ -]?(?:remis|distribu|délivr)|[ée]chec|niet (?:bezorgd|afgeleverd|bezorgbaar)|onbestelbaar|kon nie afgelewer|onaflewerbaar/,
  /no (?:se )?(?:puede |pudo )?entreg|devuelto|error (?:de|en la) entrega|n[aã]o (?:(?:foi |[eé] )?(?:poss[ií]vel )?)?entreg|devolvid|falha na entrega|mancata consegna|non (?:recapitat|recapitabile|consegnat)|impossibile (?:recapitare|consegnare)/,
  /går inte att leverera|oleverer|olevererbar|ej levererad|kan ikke leveres|ikke lever(?:t|et)|ei voi(?:tu)? toimittaa|toimitus epäonnistui/,
  /nie można dostarczyć|nie dostarczon|zwrot (?:wiadomości|poczty)|nedoručiteln|nelze doručit|nedoručen|kézbesíthetetlen|teslim edilem|iletilem/,
  /не ?(?:удается|удалось) доставить|не ?доставлен|недоставленн|возврат (?:письма|почты)/,
  /配信不能|配信エラー|配送エラー|送信エラー|不達|退信|無法(?:傳遞|投遞|送達)|无法(?:送达|投递|传递)|未送达|投递失败|投遞失敗|전송 실패|반송/,
);

/** Words of such a mail, in the languages mail servers speak. */
const backWords = anyOf(
  /(?:could not|couldn't|cannot|can't|was not|wasn't|not) (?:be )?(?:been )?(?:delivered|sent)|undeliverable|(?:unable|not able) to (?:deliver|send)|deliver(?:y|ing) .{0,80}fail|(?:has|have) failed|failed permanently|permanent(?:ly)? (?:fatal )?(?:error|failure)|had permanent/,
  /error occurred while (?:trying to )?deliver|\b5[05]\d[ -]#?5\.\d{1,3}\.\d{1,3}\b|sorry to have to inform|did ?n[o']t reach|did not reach|address (?:not found|couldn't be found)|rejected your message|failed addresses follow|has been blocked|no valid recipients/,
  /nicht (?:zugestellt|ausgeliefert|erreicht)|konnten? nicht|unzustellbar|fehler bei der (?:nachrichten)?zustellung|zustellung .{0,60}fehlgeschlagen/,
  /n'a (?:pas )?pu [eê]tre (?:remis|distribu|livr|envoy)|n'(?:a|est) pas (?:[eé]t[eé] (?:remis|distribu|livr)|parvenu)|[eé]chec de (?:la )?(?:remise|distribution|livraison)/,
  /niet (?:worden )?(?:bezorgd|afgeleverd)|bezorg(?:en|ing) .{0,80}mislukt|kon nie .{0,40}afgelewer|aflewering .{0,60}misluk/,
  /no (?:se )?(?:ha podido|pudo|ha sido|puede) .{0,40}entreg|no se entreg|(?:falha n|a entrega .{0,30}falh)|n[aã]o (?:foi|p[oô]de|pode) .{0,40}entreg|non [eè] stat[oa] .{0,30}(?:recapitat|consegnat)|impossibile (?:recapitare|consegnare)/,
  /(?:kunde|gick|går) inte .{0,20}lever|leverans\p{L}{0,3} .{0,60}misslyck|(?:kunne|kan) ikke .{0,20}lever|lever\p{L}{2,5} .{0,60}mislyk|ei voi(?:tu|nut)? toimittaa|toimitus .{0,60}epäonnistui/u,
  /nie (?:można|może|mogła|udało się|został[ao]?) .{0,40}dostarcz|dostarcz\p{L}{2,4} .{0,60}nie powiodło|nedoručiteln|doručen\p{L} .{0,60}nezdařilo|nelze doručit|nem sikerült .{0,20}kézbesít|nem kézbesíthető|teslim edilem|iletilem/u,
  /не (?:удается|удалось|может быть|могло быть|было|был|была) .{0,20}(?:достав|отправл)|сбой доставки|недоставленн/,
  /配信(?:不能|に失敗|でき)|配送でき|送信でき|届けら?れ?ま?せん|退信|被退回|(?:无法|無法|未能?)(?:送达|送達|投递|投遞|传递|傳遞|发送)|(?:传递|投递|傳遞|投遞).{0,8}失[败敗]|전송(?:되지|하지|에 실패)|배달(?:되지|할 수)/,
);

/** Words that say that the server tries further. */
const lateWords = anyOf(
  /will (?:be retried|retry|continue (?:to|trying)|keep (?:on )?trying|try again)|(?:delivery )?attempts will continue|still (?:being retried|trying|undelivered)|not yet (?:been )?delivered|warning (?:message )?only|do not need to resend|no action is required|(?:has been|is|was|been|delivery|message) delayed|\(delay\)/,
  /verz[oö]gert|weitere zustellversuche|(?:a [eé]t[eé]|est) retard|is vertraagd|is vertraag\b|est[aá] (?:retrasad|atrasad)|se ha retrasado|com atraso|in ritardo|(?:är|har) (?:försenad|fördröj)|er forsinke|on viivästy|opóźnion|zpožděn|задержан|отложен|gecik(?:ti|mesi)|késik|配信遅延|遅延しています|延迟|延遲/,
);

/** Subjects and words of mails that say that one arrived. */
const arrived = anyOf(
  /^(?:delivered|relayed|zugestellt|weitergeleitet|remis|relay[eé]|entregad[oa]|entregue|consegnat[oa]|bezorgd|afgeleverd|levererat|leveret|levert)\b ?:/,
  /\((?:success|relay(?:ed)?)\)/,
);
const arrivedWords =
  /^.{0,400}(?:(?:was|has been|were|have been) success\w{2,4} (?:delivered|relayed)|success\w{2,4} (?:delivered|relayed) to|erfolgreich zugestellt|has been delivered to the following)/i;

const says = (pattern: RegExp) => (text: string) => pattern.test(onOneLine(text));

export const subjectSaysBack = says(backSubject);
export const wordsSayBack = says(backWords);
export const wordsSayLate = says(lateWords);
/** Whether a server says that a mail arrived, or went on to one that reports no further. */
export const saysArrived = (subject: string, words: string): boolean =>
  arrived.test(onOneLine(subject).trim()) || (arrivedWords.test(onOneLine(words)) && !wordsSayBack(words));
