import { malariaOf } from '@sundowner/brand/malaria';
import { idOf } from '../offers/offer-prices.ts';
import { type ActivitySaid, activitiesIn, wordsOf } from './activity-ages.ts';
import { agesTaken, youngestIn } from './ages.ts';
import { type GuestsSaid, guestsSaid } from './guests.ts';
import { type MalariaSaid, malariaIn, sentencesOfMalaria } from './malaria-said.ts';
import { factsOf, figure, isRow, type Row, rowsOf, text } from './rows.ts';

/** From which ages children come, in words an editor wrote: the first said first. */
interface AgesSaid {
  /** The field or fact they stand in. */
  readonly label: string;
  readonly ages: readonly number[];
}

/** What an entry says of facts that other entries say too. */
export interface PlaceFacts {
  /** Key of its property; empty for none. */
  readonly property: string;
  /** Of a property, what sentences call it. */
  readonly shortName: string;
  /** Ids of what it names; empty for nothing. */
  readonly names: Readonly<Record<'accommodation' | 'room' | 'residence' | 'treehouse', string>>;
  /** Of a region, ids of its properties. */
  readonly properties: readonly string[];
  /** Of a rate. */
  readonly year: number | null;
  readonly childFrom: number | null;
  /** Of a rate, how many its words count. */
  readonly guests: string;
  readonly isWhole: boolean;
  readonly sleeps: number | null;
  /** Facts that count who sleeps there. */
  readonly counts: readonly (GuestsSaid & { readonly label: string; readonly text: string })[];
  readonly children: readonly AgesSaid[];
  /** Of a property, clauses that name from which age something or somewhere takes children. */
  readonly clauses: readonly string[];
  readonly malaria: readonly MalariaSaid[];
  /** Of a property, what its entry on health says: the record. */
  readonly health: MalariaSaid | null;
  readonly activities: readonly ActivitySaid[];
  /** Of an experience: its own words, where it is, and from which age. */
  readonly experience: {
    readonly words: readonly string[];
    readonly at: readonly string[];
    readonly ages: readonly number[];
  } | null;
}

/** Collections that say such facts. */
const places = ['accommodation', 'room', 'residence', 'treehouse', 'propertyUpdated'] as const;
const saying: ReadonlySet<string> = new Set([
  ...places,
  ...['rate', 'experiences', 'ourSafaris', 'region', 'destination'],
]);

/** Every sentence about malaria in an entry; an answer and a fact are read with what they are of. */
function malariaSentences(value: unknown): readonly string[] {
  if (typeof value === 'string') return sentencesOfMalaria(value);
  if (Array.isArray(value)) return value.flatMap(malariaSentences);
  if (!isRow(value)) return [];
  const [label, fact] = [text(value.label), text(value.value)];
  if (fact !== '' && /malaria/i.test(label)) return [`Malaria: ${fact}`];
  const answer = text(value.answer);
  if (/\bmalaria\b/i.test(text(value.question)) && /^(?:yes|no|none)\b/i.test(answer))
    return [`Malaria: ${answer}`];
  return Object.values(value).flatMap(malariaSentences);
}

/** What is said in several sentences of a property or a lodge: its ages, and what travellers are told. */
const adviceOf = (row: Row): readonly string[] => [
  text(row.childPolicy),
  ...rowsOf(row.travelInfo).map((point) => text(point.text)),
];

const label = { childPolicy: 'Children', sleepsNote: 'Who fits', whoMayStay: 'Who may stay' } as const;

function childrenIn(collection: string, row: Row): readonly AgesSaid[] {
  if (collection === 'treehouse')
    return [{ label: label.whoMayStay, ages: youngestIn(text(row.whoMayStay)) }];
  return [
    ...factsOf(row, /^children\b/i),
    ...(['childPolicy', 'sleepsNote'] as const).map((field) => ({
      label: label[field],
      text: text(row[field]),
    })),
  ].map((said) => ({ label: said.label, ages: agesTaken(said.text) }));
}

const isSaid = ({ ages }: AgesSaid) => ages.length > 0;

/** Collections whose entries say what holds at one place. */
export const tellsPlaceFacts = (collection: string): boolean => saying.has(collection);

/** What a row of a collection says of facts that stand elsewhere too; `null` for a collection that says none. */
export function placeFacts(collection: string, row: Row): PlaceFacts | null {
  if (!saying.has(collection)) return null;
  const isProperty = collection === 'propertyUpdated';
  const isPlace = places.some((each) => each === collection);
  const { health, kind } = row;
  const ofHealth = malariaSentences(text(health)).map(malariaIn);
  return {
    property: text(isProperty ? row.key : row.property),
    shortName: isProperty ? text(row.shortName) : '',
    names: {
      accommodation: idOf(row.accommodation),
      room: idOf(row.room),
      residence: idOf(row.residence),
      treehouse: idOf(row.treehouse),
    },
    properties: collection === 'region' || collection === 'destination' ? idsOf(row.properties) : [],
    year: figure(row.year),
    childFrom: figure(row.childFrom),
    guests: collection === 'rate' ? text(row.guests) : '',
    isWhole: collection === 'residence' || kind === 'villa' || kind === 'residence',
    sleeps: figure(row.sleeps),
    counts: isPlace
      ? factsOf(row, /^sleeps$/i).flatMap((fact) => {
          const said = guestsSaid(fact.text);
          return said ? [{ ...said, ...fact }] : [];
        })
      : [],
    children: isPlace && !isProperty ? childrenIn(collection, row).filter(isSaid) : [],
    clauses: isProperty
      ? [text(row.childPolicy), ...factsOf(row, /^children\b/i).map((fact) => fact.text)].filter(Boolean)
      : [],
    malaria:
      collection === 'rate' || collection === 'experiences' ? [] : malariaSentences(row).map(malariaIn),
    health: isProperty
      ? {
          sentence: ofHealth[0]?.sentence ?? '',
          verdict: malariaOf(text(health)),
          months: ofHealth.find((said) => said.months !== '')?.months ?? '',
        }
      : null,
    activities: isProperty || collection === 'accommodation' ? adviceOf(row).flatMap(activitiesIn) : [],
    experience:
      collection === 'experiences'
        ? {
            words: wordsOf(`${text(row.title)} ${text(row.slug).replaceAll('-', ' ')}`),
            at: Array.isArray(row.properties) ? row.properties.map(text) : [],
            ages: agesTaken(text(row.ages)),
          }
        : null,
  };
}

const idsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(idOf) : []);
