import type { SuggestionReason, UnmatchedMail, UnmatchedMails } from '@sundowner/desk-wire/mails';
import { shortDay } from './times.ts';

/** Sorted by kind: nobody needs to look at each. `away`: put aside by a person or a rule. */
const mailGroups = [
  'complaint',
  'report',
  'automatic-answer',
  'receipt',
  'list',
  'invitation',
  'away',
] as const;
export type MailGroup = (typeof mailGroups)[number];

export const groupWords: Readonly<Record<MailGroup, { readonly title: string; readonly line: string }>> = {
  complaint: { title: 'Marked as spam', line: 'mail providers pass on what a recipient pressed' },
  report: { title: 'Bounces we could not place', line: 'no mail of ours is named in them' },
  'automatic-answer': { title: 'Automatic answers', line: 'away from the office' },
  receipt: { title: 'Receipts', line: 'a program says that a mail was opened or arrived' },
  list: { title: 'Newsletters and offers', line: 'sent to many' },
  invitation: { title: 'Calendar invitations', line: '' },
  away: { title: 'Put aside', line: 'found by search, brought back with one press' },
};

/** Under which kind a mail is folded away; `null` for one that waits for a person. */
function groupOf({ away, machine }: Pick<UnmatchedMail, 'away' | 'machine'>): MailGroup | null {
  if (away !== null) return 'away';
  // What a person's program wrote may be a person's words.
  if (machine === null || machine.kind === 'perhaps-a-person') return null;
  return machine.kind;
}

/** What reads like an enquiry, what is suggested for one, and the rest. */
function rankOf({ suggestion }: Pick<UnmatchedMail, 'suggestion'>): number {
  if (suggestion === null) return 2;
  return suggestion.reference === null ? 0 : 1;
}

/** The mails that wait for a person, in the order they are worked in: within each rank the longest waiting first. */
export const mailsToWork = (mails: readonly UnmatchedMail[]): readonly UnmatchedMail[] =>
  mails
    .filter((mail) => groupOf(mail) === null)
    .sort((a, b) => rankOf(a) - rankOf(b) || Date.parse(a.at) - Date.parse(b.at));

/** The others by kind, newest first; kinds without one are absent. */
export const mailsByGroup = (
  mails: readonly UnmatchedMail[],
): readonly { readonly group: MailGroup; readonly mails: readonly UnmatchedMail[] }[] =>
  mailGroups
    .map((group) => ({
      group,
      mails: mails
        .filter((mail) => groupOf(mail) === group)
        .sort((a, b) => Date.parse(b.at) - Date.parse(a.at)),
    }))
    .filter((each) => each.mails.length > 0);

/** Below the mails that wait for a person, where there are more than a list holds. */
export const moreToWorkWords = (listed: number, more: number): string =>
  `The ${listed.toLocaleString('en-GB')} that wait longest are shown; ${more.toLocaleString('en-GB')} more come as these are placed.`;

/** Below the kinds, where older mails are not listed; `null` where all are. */
export function moreSortedWords(
  more: Pick<UnmatchedMails['more'], 'machines' | 'away'> | null,
): string | null {
  const count = (more?.machines ?? 0) + (more?.away ?? 0);
  if (count === 0) return null;
  return `${count.toLocaleString('en-GB')} older ${count === 1 ? 'one is' : 'ones are'} not listed here; search finds ${count === 1 ? 'it' : 'them'}.`;
}

const reasonWords: Readonly<Record<SuggestionReason, (reference: string, words: string) => string>> = {
  'same-address': (reference, words) => `Same address as ${reference}.${words && ` ${words}`}`,
  'named-in-text': (reference, words) => `Names ${reference} in the text.${words && ` ${words}`}`,
  'same-name': (reference, words) => `Same name as in ${reference}, other address.${words && ` ${words}`}`,
  'reads-like-one': (_, words) => `Reads like an enquiry${words && `: ${words}`}`,
  'trade-list': (_, words) => `The sender is on the trade list.${words && ` ${words}`}`,
};

export interface SuggestionWords {
  /** "Suggestion: put to MC-H4RN-82XW". */
  readonly title: string;
  readonly why: string;
  /** What its button says. */
  readonly button: string;
}

/** What is suggested for a mail, and why; `null` where nothing is. */
export function suggestionWords({ suggestion }: Pick<UnmatchedMail, 'suggestion'>): SuggestionWords | null {
  if (suggestion === null) return null;
  const { reference, reason, words } = suggestion;
  return {
    title: `Suggestion: ${reference === null ? 'make an enquiry of it' : `put to ${reference}`}`,
    why: reasonWords[reason](reference ?? '', words.trim()),
    button: reference === null ? 'Make an enquiry' : `Put to ${reference}`,
  };
}

/** Who wrote; a mail that could not be read may not even say that. */
export const senderWords = ({ name, from }: Pick<UnmatchedMail, 'name' | 'from'>): string =>
  name.trim() || from.trim() || 'An unknown sender';

/** What a mail is about, where it says so. */
export const subjectWords = ({
  subject,
  unreadable,
}: Pick<UnmatchedMail, 'subject' | 'unreadable'>): string =>
  subject.trim() || (unreadable ? 'A mail that could not be read' : 'No subject');

/** "put aside by rule, 3 Nov". @param nameOf the name of a colleague by id */
export const putAsideWords = (
  { by, at, rule }: NonNullable<UnmatchedMail['away']>,
  nameOf: (id: string) => string,
): string => `put aside by ${rule === null ? nameOf(by) : 'rule'}, ${shortDay(at)}`;

/** "14, and 7 mails that belong to none": what the head of New counts beside its enquiries; `null` where none waits. */
export const besideNewWords = (unmatched: number): string | null =>
  unmatched === 0
    ? null
    : `and ${unmatched.toLocaleString('en-GB')} ${unmatched === 1 ? 'mail that belongs' : 'mails that belong'} to none`;

/** What the head of Needs attention says of mails nobody has placed in time; `null` where every one is. */
export const lateMailsWords = (late: number): string | null =>
  late === 0
    ? null
    : `${late.toLocaleString('en-GB')} ${late === 1 ? 'mail that belongs to none is past its' : 'mails that belong to none are past their'} time`;

/** Domains at which anybody has an address, those of whole houses of many countries without their ends. */
const commonHouses =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|rocketmail|icloud|me|mac|aol|gmx|mail|email|proton|protonmail|pm|zoho|yandex|fastmail|hey|tuta|tutanota|tutamail|duck)\.[a-z.]{2,6}$/;
const commonDomains = new Set(
  [
    'web.de t-online.de freenet.de arcor.de posteo.de mailbox.org online.de vodafone.de kabelmail.de bluewin.ch sunrise.ch hispeed.ch',
    'a1.net aon.at chello.at orange.fr wanadoo.fr free.fr sfr.fr laposte.net neuf.fr bbox.fr telenet.be skynet.be proximus.be',
    'ziggo.nl kpnmail.nl planet.nl hetnet.nl home.nl xs4all.nl casema.nl upcmail.nl libero.it virgilio.it tiscali.it alice.it tin.it',
    'btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com blueyonder.co.uk tiscali.co.uk eircom.net telia.com online.no',
    'comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net optonline.net shaw.ca rogers.com',
    'sympatico.ca telus.net bigpond.com bigpond.net.au optusnet.com.au iinet.net.au xtra.co.nz uol.com.br bol.com.br terra.com.br',
    'sapo.pt telefonica.net terra.es seznam.cz centrum.cz wp.pl o2.pl onet.pl interia.pl azet.sk freemail.hu abv.bg ukr.net rambler.ru',
    'qq.com 163.com 126.com 139.com sina.com sohu.com naver.com daum.net hanmail.net docomo.ne.jp ezweb.ne.jp softbank.ne.jp rediffmail.com',
    'mweb.co.za telkomsa.net vodamail.co.za iafrica.com absamail.co.za webmail.co.za lantic.net netactive.co.za cybersmart.co.za iway.na',
  ].flatMap((line) => line.split(' ')),
);
const isCommon = (domain: string): boolean => commonHouses.test(domain) || commonDomains.has(domain);

export interface SenderRules {
  readonly address: string | null;
  /** How many mails of the address are here, put aside ones too. */
  readonly ofAddress: number;
  /** `null` where a rule for all of it would be one for strangers. */
  readonly domain: string | null;
  readonly ofDomain: number;
}

/** What a rule for the sender of a mail could be about. */
export function senderRules(
  { from }: Pick<UnmatchedMail, 'from'>,
  mails: readonly Pick<UnmatchedMail, 'from'>[],
): SenderRules {
  const address = from.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 1 || at === address.length - 1) return { address: null, ofAddress: 0, domain: null, ofDomain: 0 };
  const domain = address.slice(at + 1);
  const senders = mails.map((mail) => mail.from.trim().toLowerCase());
  return {
    address,
    ofAddress: senders.filter((each) => each === address).length,
    domain: isCommon(domain) ? null : domain,
    ofDomain: senders.filter((each) => each.endsWith(`@${domain}`)).length,
  };
}
