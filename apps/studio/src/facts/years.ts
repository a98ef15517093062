import { monthNames } from '@sundowner/calendar/words';
import { type Passage, sentencesOf } from './passages.ts';

/** Since when something is so, or when a house was built, as a sentence says it. */
export interface YearSaid {
  /** "built", "since solar power". */
  readonly what: string;
  readonly year: number;
  /** "march"; empty where none is named. */
  readonly month: string;
  /** Whether its subject is what the entry is of: "the lodge", "it". */
  readonly isOwn: boolean;
  readonly says: string;
}

const when = `(?:(${monthNames.join('|')}) )?((?:19|20)\\d{2})(?!\\d)`;
const own = /^(?:it|the (?:lodge|house|hotel|camp|villa|treehouse))\b/i;
const opened = new RegExp(
  `\\b(?:has been |was |were )?(opened|open|built|rebuilt|renovated|restored)(?: again)? (in|since) ${when}`,
  'gi',
);
/** What has been so since then: the two words before it. */
const since = new RegExp(`\\b([\\p{L}-]{3,}) ([\\p{L}-]{3,}) since ${when}`, 'giu');
const label = /^(?:when )?(opened|built|rebuilt|renovated|restored)$/i;

export function yearsIn({ head, words }: Passage): readonly YearSaid[] {
  if (!/\b(?:19|20)\d{2}\b/.test(words)) return [];
  const [, asFact = ''] = label.exec(head) ?? [];
  const [, factMonth = '', factYear = ''] =
    asFact === '' ? [] : (new RegExp(`^(?:in )?${when}`, 'i').exec(words) ?? []);
  const fact: readonly YearSaid[] =
    factYear === ''
      ? []
      : [
          {
            ...{ what: asFact.toLowerCase(), year: Number(factYear), month: factMonth.toLowerCase() },
            ...{ isOwn: true, says: words.replace(/\.$/, '') },
          },
        ];
  const said = (what: string, month: string, year: string, says: string): YearSaid => ({
    what: what.toLowerCase(),
    ...{ year: Number(year), month: month.toLowerCase(), isOwn: own.test(says), says },
  });
  return [
    ...fact,
    ...sentencesOf(words).flatMap((says) => [
      ...[...says.matchAll(opened)].map(([, what = '', , month = '', year = '']) =>
        said(what === 'open' ? 'opened' : what, month, year, says),
      ),
      ...[...says.matchAll(since)]
        .filter(([, , last = '']) => !/^(?:open|opened|built|rebuilt|renovated|restored|again)$/i.test(last))
        .map(([, first = '', last = '', month = '', year = '']) =>
          said(`since ${first} ${last}`, month, year, says),
        ),
    ]),
  ];
}
