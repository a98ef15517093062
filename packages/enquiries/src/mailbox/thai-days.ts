import { type Day, dayOf } from './days-in-words.ts';

/** Months by what they begin with, in the order of the year; short ones are written with dots. */
const months = [
  ...['มกราคม|ม.ค.', 'กุมภาพันธ์|ก.พ.', 'มีนาคม|มี.ค.', 'เมษายน|เม.ย.', 'พฤษภาคม|พ.ค.', 'มิถุนายน|มิ.ย.'],
  ...['กรกฎาคม|ก.ค.', 'สิงหาคม|ส.ค.', 'กันยายน|ก.ย.', 'ตุลาคม|ต.ค.', 'พฤศจิกายน|พ.ย.', 'ธันวาคม|ธ.ค.'],
].map((names) => names.split('|'));
const monthOf = new Map(months.flatMap((names, month) => names.map((name) => [name, month] as const)));
const monthName = [...monthOf.keys()].map((name) => name.replaceAll('.', '\\.?')).join('|');

const year = '(?: ?(?:พ\\.? ?ศ\\.?|ค\\.? ?ศ\\.?|ปี)? ?(\\d{4}|\\d{2})(?!\\d))?';
const ofWeek = '(?:(?:วัน[ก-๎]{0,20}ที่|วันที่|วัน) ?)?';
const named = `(\\d{1,2}) ?(${monthName})${year}`;
/** No hours: "ถึง 12.10 น.". */
const inFigures = '(\\d{1,2})[/.-](\\d{1,2})(?!\\d)(?:[/.-](\\d{4}|\\d{2})(?!\\d))?(?! ?น)';
const date = `${ofWeek}(?:${named}|${inFigures})`;
/** Before the last day of an absence, between two days, and before the day they are back. */
const leads = [
  new RegExp(`(?:จนถึง|จนกระทั่ง|ถึง|จน) ?${date}`, 'gu'),
  new RegExp(`[-–—] ?${ofWeek}${named}`, 'gu'),
  new RegExp(`(?:กลับ|พบกัน)[ก-๎ ]{0,60}?${date}`, 'gu'),
];

/** Years are those of Buddha, 543 more than ours, in four figures or in two; a program in English writes ours. */
function ourYear(written: string | undefined, sent: Day): string | undefined {
  if (written === undefined) return undefined;
  const now = new Date(sent).getUTCFullYear();
  const number = Number(written);
  if (written.length === 4) return String(number > now + 400 ? number - 543 : number);
  const ofBuddha = 2500 + number - 543;
  return String(Math.abs(ofBuddha - now) <= 3 ? ofBuddha : 2000 + number);
}

function dayBehind(lead: RegExp, text: string, sent: Day): Day | null {
  for (const [, day, name = '', ofName, figure, month, ofFigures] of text.matchAll(lead)) {
    const place = [...monthOf].find(([known]) => known.replaceAll('.', '') === name.replaceAll('.', ''))?.[1];
    const written =
      day === undefined
        ? { day: Number(figure), month: Number(month) - 1, year: ourYear(ofFigures, sent) }
        : { day: Number(day), month: place ?? -1, year: ourYear(ofName, sent) };
    const found = dayOf(written, sent);
    if (found !== null) return found;
  }
  return null;
}

const figures = /[๐-๙]/gu;

/**
 * The last day of an absence as it is said in Thai: "ถึงวันที่ 4 มีนาคม 2570", "ถึง 4 มี.ค. 70". Its vowels are marks, so that it is read with
 * them. @param words as they stand
 */
export function lastDayInThai(words: string, sent: Day): Day | null {
  if (!/[ก-๎]/u.test(words)) return null;
  const text = words
    .normalize('NFC')
    .replace(figures, (figure) => String(figure.charCodeAt(0) - 0x0e50))
    .replace(/\s+/g, ' ');
  return leads.reduce<Day | null>((found, lead) => found ?? dayBehind(lead, text, sent), null);
}
