import ICAL from 'ical.js';
import libqp from 'libqp';
import { lettersOf } from './letters.ts';

/** `['summary', {…}, 'text', 'Two nights']`, as RFC 7265 writes it. */
type Property = readonly [string, Readonly<Record<string, string | readonly string[]>>, string, ...unknown[]];
type Component = readonly [string, readonly Property[], readonly Component[]];

/** A calendar or a contact is read so far, and so much of it is put in words. */
const longest = 200_000;
const mostEvents = 20;
const mostContacts = 50;
const mostPeople = 50;
const longestValue = 4000;

/** A parameter without a name, as contacts of version 2.1 have them: "TEL;CELL;VOICE:", "FN;QUOTED-PRINTABLE:". */
const bareParameter = /;(?=[A-Za-z\d-]{1,40}(?:[;:]|$))(quoted-printable|base64|8bit)?/gi;
const withNames = (line: string): string => {
  const colon = line.indexOf(':');
  const head = line.slice(0, Math.max(0, colon));
  if (/^[ \t]/.test(line) || !head.includes(';') || head.includes('"')) return line;
  const named = `${head}:`.replace(bareParameter, (_, encoding?: string) =>
    encoding === undefined ? ';TYPE=' : `;ENCODING=${encoding}`,
  );
  return named + line.slice(colon + 1);
};

/** In version 2.1, quoted-printable goes on behind a "=" at the end of a line. */
const beginsQuoted = /^[^:]{0,200};(?:encoding=)?quoted-printable[^:]{0,200}:/i;

function wholeLines(text: string): string[] {
  const whole: string[] = [];
  let goesOn = false;
  for (const line of text.split(/\r?\n/)) {
    const isQuoted: boolean = goesOn || beginsQuoted.test(line);
    const before = goesOn ? (whole.pop() ?? '') : '';
    goesOn = isQuoted && line.endsWith('=');
    whole.push(before + (goesOn ? line.slice(0, -1) : line));
  }
  return whole;
}

/** Lines that are none would end the reading of all. */
const readableLines = (text: string): string =>
  wholeLines(text.slice(0, longest))
    .filter((line) => /^[ \t]|^[\w.-]{1,80}[;:]/.test(line))
    .map(withNames)
    .join('\r\n');

function componentsOf(text: string): readonly Component[] {
  try {
    const parsed = ICAL.parse(readableLines(text)) as unknown as Component | readonly Component[];
    return typeof parsed[0] === 'string' ? [parsed as Component] : (parsed as readonly Component[]);
  } catch {
    return [];
  }
}

const propertiesOf = ([, properties]: Component, name: string): readonly Property[] =>
  properties.filter(([each]) => each === name || each.endsWith(`.${name}`));

/** Words of a value, those of several in a row; older contacts have theirs in quoted-printable. */
function wordsOfProperty([, params, , ...values]: Property): string {
  const words = values
    .flat(3)
    .map((value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''))
    .filter((value) => value.trim() !== '')
    .join(', ')
    .slice(0, longestValue);
  if (!/quoted-printable/i.test(String(params.encoding ?? ''))) return words.trim();
  return lettersOf(libqp.decode(Buffer.from(words, 'latin1')), String(params.charset ?? '')).text.trim();
}

const firstOf = (component: Component, name: string): string => {
  const [property] = propertiesOf(component, name);
  return property ? wordsOfProperty(property) : '';
};

/** Somebody who is named, by name and address. */
function personOf(property: Property): string {
  const name = String(property[1].cn ?? '').trim();
  const address = wordsOfProperty(property).replace(/^mailto:/i, '');
  return name === '' || name === address ? address : `${name} <${address}>`;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A time as it stands, with the clock it is of. @param lastDay an end that is a day is the first day that is not in it */
function timeOf(property: Property | undefined, lastDay = false): string {
  if (!property) return '';
  const value = wordsOfProperty(property);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value);
  const isUtc = value.endsWith('Z');
  const at = Date.parse(isDay ? `${value}T00:00:00Z` : isUtc ? value : `${value}Z`);
  if (Number.isNaN(at)) return value;
  if (isDay) return day.format(lastDay ? at - 86_400_000 : at);
  const zone = isUtc ? 'UTC' : String(property[1].tzid ?? '');
  return dayAndTime.format(at) + (zone === '' ? '' : ` (${zone.slice(0, 100)})`);
}

function whenOf(event: Component): string {
  const [start] = propertiesOf(event, 'dtstart');
  const [end] = propertiesOf(event, 'dtend');
  const from = timeOf(start);
  const to = timeOf(end, true);
  return to === '' || to === from ? from : `${from} to ${to}`;
}

const answers: Readonly<Record<string, string>> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'perhaps',
  DELEGATED: 'passed on',
};

const titles: Readonly<Record<string, string>> = {
  request: 'Invitation',
  cancel: 'Cancelled',
  reply: 'Answer to an invitation',
  counter: 'Another time is proposed',
};

const lines = (rows: readonly (readonly [string, string])[]): string =>
  rows
    .filter(([, words]) => words !== '')
    .map(([label, words]) => `${label}: ${words}`)
    .join('\n');

function eventWords(event: Component, method: string): string {
  const people = propertiesOf(event, 'attendee').slice(0, mostPeople);
  const answer = people.map(([, params]) => answers[String(params.partstat ?? '').toUpperCase()] ?? '');
  const organizer = propertiesOf(event, 'organizer')[0];
  return lines([
    [titles[method] ?? 'Event', firstOf(event, 'summary') || 'without a title'],
    ['When', whenOf(event)],
    ['Where', firstOf(event, 'location')],
    ['From', organizer ? personOf(organizer) : ''],
    ['With', people.map(personOf).join(', ')],
    ['Answer', method === 'reply' ? answer.filter((each) => each !== '').join(', ') : ''],
    ['Repeats', firstOf(event, 'rrule') === '' && propertiesOf(event, 'rrule').length === 0 ? '' : 'yes'],
    ['What', firstOf(event, 'description')],
    // What somebody says to an answer stands nowhere else in many programs.
    ['Comment', propertiesOf(event, 'comment').slice(0, mostPeople).map(wordsOfProperty).join('\n')],
  ]);
}

/** Who meets when and where, of a calendar that came with a mail; empty for one that cannot be read. */
export function calendarWords(text: string): string {
  return componentsOf(text)
    .filter(([name]) => name === 'vcalendar')
    .flatMap((calendar) => {
      const method = firstOf(calendar, 'method').toLowerCase();
      return calendar[2]
        .filter(([name]) => name === 'vevent' || name === 'vtodo')
        .map((event) => eventWords(event, method));
    })
    .slice(0, mostEvents)
    .join('\n\n');
}

/** Name, telephone, address of people whose cards came with a mail; empty for what cannot be read. */
export function contactWords(text: string): string {
  const all = (card: Component, name: string) =>
    propertiesOf(card, name)
      .slice(0, mostPeople)
      .map((each) => wordsOfProperty(each).replace(/^(?:tel|mailto):/i, ''))
      .join(', ');
  return componentsOf(text)
    .filter(([name]) => name === 'vcard')
    .slice(0, mostContacts)
    .map((card) =>
      lines([
        ['Contact', firstOf(card, 'fn') || firstOf(card, 'n') || 'without a name'],
        ['Organisation', all(card, 'org')],
        ['Title', all(card, 'title')],
        ['Telephone', all(card, 'tel')],
        ['Email', all(card, 'email')],
        ['Address', all(card, 'adr')],
        ['Page', all(card, 'url')],
        ['Birthday', all(card, 'bday')],
        ['Note', all(card, 'note')],
      ]),
    )
    .join('\n\n');
}
