import { pageKey } from '@sundowner/brand';
import { numberPattern, numberSaid } from '../offers/number-words.ts';
import { idOf } from '../offers/offer-prices.ts';
import { figure, type Row, rowsOf, text } from './rows.ts';

/** A number of rooms in words: "Sixteen rooms stand on the bend". */
export interface CountSaid {
  /** The field or fact it stands in. */
  readonly label: string;
  /** As it is written, as far as it is quoted. */
  readonly words: string;
  readonly number: number;
  /** What is counted, one of them: "room", "suite". */
  readonly noun: string;
  /**
   * As a fact named by its noun, before it in a text, with words between ("thirteen stone suites"), or further on in a sentence: the last
   * two may be of some rooms.
   */
  readonly as: 'fact' | 'plain' | 'described' | 'within';
  /** After a colon, what they are made up of: "nine rooms, five suites". */
  readonly parts: readonly { readonly number: number; readonly names: readonly string[] }[];
}

/** What an entry says of how many rooms there are. */
export interface RoomCounts {
  /** Of a room. */
  readonly room: {
    readonly lodge: string;
    /** "river suite", in small letters. */
    readonly name: string;
    readonly kind: string;
    /** How many of it there are; `null` where nothing says. */
    readonly howMany: number | null;
    /** As how many rooms they count in their lodge, where one of them is several. */
    readonly countsAs: number | null;
  } | null;
  /** Of a lodge, its figure. */
  readonly rooms: number | null;
  readonly isWhole: boolean;
  /** Key of its property, of a property its own; empty for none. */
  readonly property: string;
  /** The page it has, or is the head of; empty for none. */
  readonly page: string;
  readonly said: readonly CountSaid[];
}

const nouns = 'rooms|suites|tents|cabins|villas|chalets|cottages|huts';
/** Some of the rooms there are, for those who ask for them; and what is between a number and another noun: "two kinds of suites". */
const someOnly = new RegExp(
  String.raw`\b(?:${[
    'accessible|step-free|level|joined|joining|interleading|connecting|family|other|more|further|last|best|such|first',
    'of|to|for|in|on|at|with|and|or|per|each|kinds?|types?|sorts?',
  ].join('|')})\b`,
);
const lead = new RegExp(
  `^(?:the |all |our )?(${numberPattern})((?: [a-z-]+){0,2}?) (${nouns})(?![\\w-])`,
  'i',
);
const within = new RegExp(`\\b(?:with|of|has|have|there are) (${numberPattern}) (${nouns})(?![\\w-])`, 'i');
const labelled = new RegExp(`^(${nouns})(?:(?: and |, )(?:${nouns}))*$`, 'i');
const leading = new RegExp(`^(${numberPattern})(?![\\w-]|[.,:]?\\d)`, 'i');

const one = (noun: string): string => noun.toLowerCase().replace(/s$/, '');
const wordsOf = (name: string) => name.toLowerCase().split(/\s+/).map(one).filter(Boolean);

function partsOf(value: string): CountSaid['parts'] {
  const [, after = ''] = /^[^:]*:\s*(.+)$/.exec(value) ?? [];
  return after.split(/, | and /).flatMap((part) => {
    const [, number = '', names = ''] =
      new RegExp(`^(${numberPattern}) ([a-z -]+)$`, 'i').exec(part.trim()) ?? [];
    return number === '' || /^(?:for|of|with|in|on|at)\b/.test(names)
      ? []
      : [{ number: numberSaid(number), names: wordsOf(names) }];
  });
}

const quoted = (words: string) =>
  words.length > 80 ? `${words.slice(0, 80).replace(/\s+\S*$/, '')} …` : words;

/** A fact whose name is what is counted: "Rooms" and "Sixteen: nine rooms, five suites". */
function countOfFact(fact: Row): CountSaid | null {
  const [label, value] = [text(fact.label), text(fact.value).trim()];
  const [, noun] = labelled.exec(label) ?? [];
  const [, number] = leading.exec(value) ?? [];
  if (noun === undefined || number === undefined) return countInWords(label, value);
  return {
    ...{ label, words: quoted(value), number: numberSaid(number), noun: one(noun), as: 'fact' },
    parts: partsOf(value),
  };
}

/** A count a text begins with, or that its first sentence has: "A hotel of fourteen suites". */
function countInWords(label: string, said: string): CountSaid | null {
  const words = said.split(/(?<=[.!?])\s|\n/, 1)[0]?.trim() ?? '';
  const [, number, between = '', noun] = lead.exec(words) ?? [];
  if (number !== undefined && noun !== undefined) {
    if (someOnly.test(between)) return null;
    return {
      ...{ label, words: quoted(words), number: numberSaid(number), noun: one(noun) },
      ...{ as: between === '' ? 'plain' : 'described', parts: [] },
    };
  }
  const [, inside, what] = within.exec(words) ?? [];
  if (inside === undefined || what === undefined) return null;
  return {
    ...{ label, words: quoted(words), number: numberSaid(inside), noun: one(what), as: 'within', parts: [] },
  };
}

/** Fields whose words stand beside the rooms, by collection, with their labels. */
const wordsBesideRooms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  accommodation: {
    line: 'One sentence about it',
    statement: 'Statement',
    statementText: 'Words under the statement',
  },
  propertyUpdated: {
    line: 'One sentence about it',
    statement: 'Statement',
    statementText: 'Words under the statement',
  },
  heroBanner: { bannerText: 'Words', bannerSubText: 'Words under them' },
  introSection: {
    primaryTextMain: 'Heading',
    primaryTextSub: 'Words under the heading',
    secondaryTextMain: 'Second heading',
    secondaryTextSub: 'Words under the second heading',
    metaDescription: 'Description',
  },
  // "Two rooms with a door between them" is how it is made: its description alone begins with how many there are.
  room: { description: 'Words on its page' },
};

const isCount = (said: CountSaid | null): said is CountSaid => said !== null;

/** "Four of the fifteen rooms": of a kind that is several rooms each. */
const countedAs = (row: Row): number | null => {
  const fact = rowsOf(row.facts).find(({ label }) => /^counted as$/i.test(text(label)));
  const [, number] = leading.exec(text(fact?.value)) ?? [];
  return number === undefined ? null : numberSaid(number);
};

const roomOf = (row: Row): RoomCounts['room'] => ({
  lodge: idOf(row.accommodation),
  name: text(row.roomName).toLowerCase(),
  kind: text(row.kind),
  howMany: figure(row.howMany),
  countsAs: countedAs(row),
});

const pageOf = (collection: string, row: Row): string => {
  if (collection === 'heroBanner' || collection === 'introSection') return text(row.heroBannerFor);
  const path = collection === 'accommodation' ? text(row.link) : `/${text(row.slug)}`;
  return path === '' || path === '/' ? '' : pageKey(path);
};

/** What a row of a collection says of how many rooms there are; `null` for one that says nothing. */
export function roomCounts(collection: string, row: Row): RoomCounts | null {
  const fields = wordsBesideRooms[collection];
  if (!fields) return null;
  const isHead = collection === 'heroBanner' || collection === 'introSection';
  const said = [
    ...Object.entries(fields).map(([field, label]) => countInWords(label, text(row[field]))),
    ...(isHead || collection === 'room' ? [] : rowsOf(row.facts).map(countOfFact)),
    ...(collection === 'accommodation' && Array.isArray(row.features) ? row.features : []).map((feature) =>
      countInWords('Short features', text(feature)),
    ),
  ].filter(isCount);
  if (isHead && said.length === 0) return null;
  return {
    room: collection === 'room' ? roomOf(row) : null,
    rooms: collection === 'accommodation' ? figure(row.roomCount) : null,
    isWhole: row.kind === 'villa' || row.kind === 'residence',
    property: text(collection === 'propertyUpdated' ? row.key : row.property),
    page: pageOf(collection, row),
    said,
  };
}
