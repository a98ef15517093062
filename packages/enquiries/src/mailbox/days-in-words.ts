/** A day of the calendar, as `Date.UTC` gives it. */
export type Day = number;

const dayLength = 86_400_000;

/** As day and month names are looked up: small letters without their marks. */
export const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss');

/**
 * Months and days of the week, as they stand in a date, in English, German, French, Dutch, Afrikaans, Portuguese, Italian, Spanish, Swedish,
 * Danish, Norwegian, Finnish, Polish, Czech, Slovak, Hungarian, Romanian, Turkish, Russian, Ukrainian, Bulgarian, Greek, Arabic, Hebrew, Estonian, Latvian,
 * Lithuanian, Croatian, Slovenian, Catalan and Swahili, without their marks.
 */
const monthNames: readonly string[] = [
  'january januar janvier januari januarie janeiro gennaio enero jan janv gen ene tammikuuta stycznia ledna ocak января ιανουαριου січня ianuarie يناير ינואר jaanuar janvarim sausio sijecnja gener januarja',
  'february februar fevrier februari februarie fevereiro febbraio febrero feb fevr fev helmikuuta lutego unora subat февраля φεβρουαριου лютого فبراير פברואר veebruar februarim vasario veljace febrer februarja',
  'march marz maerz mars maart marco marzo mar mrt mrz maaliskuuta marts marca brezna marcius mart марта μαρτιου березня martie مارس מרץ martam kovo ozujka machi',
  'april avril abril aprile apr avr abr huhtikuuta kwietnia dubna aprilis nisan апреля απριλιου квітня aprilie ابريل אפריל aprill aprilim balandzio travnja aprila',
  'may mai mei maio maggio mayo mag toukokuuta maj maja kvetna majus mayıs мая μαιου травня маи مايو מאי maijam geguzes svibnja maig',
  'june juni juin junie junho giugno junio jun giu kesakuuta czerwca cervna junius haziran июня ιουνιου червня iunie يونيو יוני juna juuni junijam birzelio juny junija',
  'july juli juillet julie julho luglio julio jul juil lug heinakuuta lipca cervence julius temmuz июля ιουλιου липня iulie يوليو יולי jula juuli julijam liepos juliol julai julija',
  'august aout augustus agosto aug ago elokuuta augusti sierpnia srpna augusztus agustos августа αυγουστου серпня اغسطس אוגוסט август augustam rugpjucio kolovoza agost agosti avgusta',
  'september septembre setembro settembre septiembre sep sept set syyskuuta wrzesnia zari szeptember eylul сентября σεπτεμβριου вересня septembrie سبتمبر ספטמבר септември septembrim rugsejo rujna setembre septemba septembra',
  'october oktober octobre outubro ottobre octubre oct okt out ott lokakuuta pazdziernika rijna ekim октября οκτωβριου жовтня octombrie اكتوبر אוקטובר oktobra октомври oktoober oktobrim spalio oktoba',
  'november novembre novembro noviembre nov marraskuuta listopada listopadu kasım ноября νοεμβριου листопада noiembrie نوفمبر נובמבר novembra ноември novembrim lapkricio studenoga studenog novemba',
  'december dezember decembre desember dezembro dicembre diciembre dec dez des dic joulukuuta grudnia prosince aralık декабря δεκεμβριου грудня decembrie ديسمبر דצמבר decembra декември detsember decembrim gruodzio prosinca desembre desemba',
];
const weekdayNames: readonly string[] = [
  'sunday sonntag dimanche zondag sondag domingo domenica søndag niedziela niedzieli nedele воскресенья',
  'monday montag lundi maandag segunda lunedi lunes mandag poniedziałku poniedziałek pondeli понедельника',
  'tuesday dienstag mardi dinsdag terca martedi martes tisdag tirsdag wtorku wtorek utery вторника',
  'wednesday mittwoch mercredi woensdag quarta mercoledi miercoles onsdag srody sroda streda среды',
  'thursday donnerstag jeudi donderdag quinta giovedi jueves torsdag czwartku czwartek ctvrtek четверга',
  'friday freitag vendredi vrijdag vrydag sexta venerdi viernes fredag piatku piatek patek пятницы',
  'saturday samstag sonnabend samedi zaterdag saterdag sabado sabato lordag lørdag soboty sobota субботы',
];

const placesOf = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.flatMap((line, place) => line.split(' ').map((name) => [name, place] as const)));
const months = placesOf(monthNames);
const weekdays = placesOf(weekdayNames);

/** A day that is named, and where its words end. */
export interface NamedDay {
  readonly day: Day;
  readonly end: number;
}

interface Written {
  readonly day: number;
  /** 0 for January. */
  readonly month: number;
  readonly year: string | undefined;
}

/** The day these figures name; `null` where there is none such, or it is over. A day without its year is the next one. */
export function dayOf({ day, month, year }: Written, sent: Day): Day | null {
  const first = new Date(sent).getUTCFullYear();
  const years = year === undefined ? [first, first + 1] : [Number(year) + (year.length === 2 ? 2000 : 0)];
  for (const each of years) {
    const at = Date.UTC(each, month, day);
    const real = new Date(at).getUTCMonth() === month && month >= 0 && month < 12 && day > 0;
    if (real && at >= sent - dayLength && at <= sent + 800 * dayLength) return at;
  }
  return null;
}

const iso = /(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/y;
const figures = /(\d{1,2})([./-]) ?(\d{1,2})(?:[./-] ?(\d{4}|\d{2})(?!\d))?(?!\d)/y;
const dayFirst =
  /(\d{1,2})(?:st|nd|rd|th|er|e|ste|de|\.|º)? ?(?:of |de |di |d'|der |ב)?(\p{L}{3,12})(?!\p{L})\.?(?:,? (?:de |del )?(\d{4}))?/uy;
const monthFirst = /(\p{L}{3,12})\.? (\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:,? (\d{4}))?/uy;
const yearFirst = /(\d{4})\. ?(\p{L}{3,12}) (\d{1,2})(?!\d)/uy;
const aWord = /\p{L}+/uy;

function at(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}

function writtenAt(
  text: string,
  place: number,
  sent: Day,
): { readonly written: Written; readonly end: number } | null {
  const inOrder = at(iso, text, place);
  if (inOrder) {
    const [whole, year, month, day] = inOrder;
    return { written: { day: Number(day), month: Number(month) - 1, year }, end: place + whole.length };
  }
  const named = at(dayFirst, text, place);
  const month = months.get(named?.[2] ?? '');
  if (named && month !== undefined)
    return { written: { day: Number(named[1]), month, year: named[3] }, end: place + named[0].length };
  const withYear = at(yearFirst, text, place);
  const monthOfYear = months.get(withYear?.[2] ?? '');
  if (withYear && monthOfYear !== undefined)
    return {
      written: { day: Number(withYear[3]), month: monthOfYear, year: withYear[1] },
      end: place + withYear[0].length,
    };
  const byFigures = at(figures, text, place);
  // "4-6" alone is hours as well.
  if (byFigures && (byFigures[2] !== '-' || byFigures[4] !== undefined)) {
    const [whole, first, mark, second, year] = byFigures;
    const european = { day: Number(first), month: Number(second) - 1, year };
    const american = { day: Number(second), month: Number(first) - 1, year };
    // "03/14" can be read one way only; of the others one may be over.
    const isAmerican = mark === '/' && dayOf(european, sent) === null && dayOf(american, sent) !== null;
    return { written: isAmerican ? american : european, end: place + whole.length };
  }
  const monthly = at(monthFirst, text, place);
  const monthBefore = months.get(monthly?.[1] ?? '');
  if (monthly && monthBefore !== undefined)
    return {
      written: { day: Number(monthly[2]), month: monthBefore, year: monthly[3] },
      end: place + monthly[0].length,
    };
  return null;
}

/**
 * The day that is named at a place of a text: "4 March", "March 4th, 2027", "14.12.", "2027-03-04", "Monday". @param text without marks
 *
 * @param sent when it was written: a day without its year is the next one from then
 */
export function dayAt(text: string, place: number, sent: Day): NamedDay | null {
  const found = writtenAt(text, place, sent);
  if (found) {
    const day = dayOf(found.written, sent);
    return day === null ? null : { day, end: found.end };
  }
  const word = at(aWord, text, place);
  const weekday = weekdays.get(word?.[0] ?? '');
  if (!word || weekday === undefined) return null;
  const end = place + word[0].length;
  // "Monday, 4 March" is the day that follows.
  const between = at(/(?:-feira)?[, ]{1,3}(?:the |den |der |dem |le |o |dia |il |el )?/y, text, end);
  const after = between && writtenAt(text, end + between[0].length, sent);
  const exact = after && dayOf(after.written, sent);
  if (after && typeof exact === 'number') return { day: exact, end: after.end };
  const ahead = (weekday - new Date(sent).getUTCDay() + 7) % 7 || 7;
  return { day: sent + ahead * dayLength, end };
}

/** "2026年12月14日", "12月1日から14日", "12월 14일": Hangul is in its parts here. */
const inEast = new RegExp(
  withoutMarks('(?:(\\d{4}) ?(?:年|년) ?)?(?:(\\d{1,2}) ?(?:月|월) ?)?(\\d{1,2}) ?(?:日|号|號|일)'),
  'g',
);

/** The last day that is named in the way of China, Japan or Korea; a day without its month is in the month before it. */
export function lastDayOfEast(text: string, sent: Day): Day | null {
  let month: number | null = null;
  let last: Day | null = null;
  for (const [, year, ofMonth, day] of text.matchAll(inEast)) {
    if (ofMonth !== undefined) month = Number(ofMonth) - 1;
    const found = month === null ? null : dayOf({ day: Number(day), month, year }, sent);
    if (found !== null && (last === null || found > last)) last = found;
  }
  return last;
}
