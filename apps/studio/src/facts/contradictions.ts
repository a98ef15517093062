import { bedsOf } from '@sundowner/brand/beds';
import type { Day } from '@sundowner/calendar/day';
import { inWord } from '../offers/number-words.ts';
import { activityAgesDiffer } from './activity-ages-differ.ts';
import { fromAge, youngestIn } from './ages.ts';
import { answersDiffer } from './answers-differ.ts';
import { bookingFactsDiffer } from './booking-facts-differ.ts';
import { driveAgesDiffer } from './drive-ages-differ.ts';
import { durationsDiffer } from './durations-differ.ts';
import { expectationsDiffer } from './expectations-differ.ts';
import { hoursDiffer } from './hours-differ.ts';
import { leviesDiffer } from './levies-differ.ts';
import { malariaDiffers } from './malaria-differs.ts';
import { miscountedRooms } from './miscounted-rooms.ts';
import { ownLengthsDiffer } from './own-lengths-differ.ts';
import type { PlaceFacts } from './place-facts.ts';
import { pricesDiffer } from './prices-differ.ts';
import type { Contradiction, SayingEntry } from './saying.ts';
import { treehouseAgesDiffer } from './treehouse-ages-differ.ts';
import { waysDiffer } from './ways-differ.ts';
import { yearsDiffer } from './years-differ.ts';

interface Known extends Pick<SayingEntry, 'collection' | 'title'> {
  readonly id: string;
  readonly entry: SayingEntry;
  readonly facts: PlaceFacts;
}

const found = ({ entry: { collection, id, title } }: Known, says: string): Contradiction => ({
  ...{ collection, id, title, says },
});

const all = (known: readonly Known[], collection: string) =>
  known.filter((each) => each.collection === collection);

/** Rates of this year and later: what was true of a year that is over is nobody's concern. */
const ratesFrom = (known: readonly Known[], today: Day) =>
  all(known, 'rate').filter(({ facts }) => (facts.year ?? 0) >= Number(today.slice(0, 4)));

type Rooms = ReadonlyMap<string, Known>;

/** What a rate is of: a room stands with its lodge, whether the rate names that or the room does. */
function isOf(rate: Known, place: Known, rooms: Rooms): boolean {
  const { names } = rate.facts;
  if (place.collection !== 'accommodation') return names[place.collection as keyof typeof names] === place.id;
  return (names.accommodation || rooms.get(names.room)?.facts.names.accommodation) === place.id;
}

const takes = ({ title, facts: { childFrom } }: Known): string =>
  `the rate “${title}” takes children ${childFrom ? `from ${inWord(childFrom)}` : 'of every age'}`;

/** The rate that takes the youngest. */
const youngestOf = (rates: readonly Known[]): Known | null =>
  rates.toSorted((one, other) => (one.facts.childFrom ?? 0) - (other.facts.childFrom ?? 0))[0] ?? null;

/** Ages from which a room's own words take children. */
const saidOf = (room: Known | undefined): readonly number[] =>
  (room?.facts.children ?? []).flatMap(({ ages }) => ages);

/**
 * The rate that a place's words do not go with: the ages they begin with are no rate's, they leave the youngest out, or there is a rate from
 * an age that neither they nor the words of its room say.
 */
function withOtherAges(
  ages: readonly number[],
  rates: readonly Known[],
  { rooms, oneOnly = false }: { readonly rooms: Rooms; readonly oneOnly?: boolean },
): Known | null {
  const youngest = youngestOf(rates);
  if (!youngest || ages.length === 0) return null;
  const least = youngest.facts.childFrom ?? 0;
  const begins = oneOnly || rates.some(({ facts }) => (facts.childFrom ?? 0) === ages[0]);
  if (!begins || !ages.includes(least)) return youngest;
  const isUnsaid = ({ facts: { childFrom, names } }: Known) =>
    ![...ages, ...saidOf(rooms.get(names.room))].includes(childFrom ?? 0);
  return rates.find(isUnsaid) ?? null;
}

/** Lodges, rooms, houses and treehouses whose words take children from another age than their rates. */
function agesOfPlaces(known: readonly Known[], rates: readonly Known[]): readonly Contradiction[] {
  const rooms = new Map(all(known, 'room').map((room) => [room.id, room]));
  return known.flatMap((place) =>
    place.facts.children.flatMap(({ label, ages }) => {
      const own = rates.filter((rate) => isOf(rate, place, rooms));
      const other = withOtherAges(ages, own, { rooms, oneOnly: place.collection === 'treehouse' });
      return other
        ? found(place, `“${label}” says ${ages.map(fromAge).join(' and ')}, and ${takes(other)}.`)
        : [];
    }),
  );
}

/** "Reed Camp" is Reed where a sentence tells of several. */
const bareName = (name: string): string => name.replace(/ (?:lodge|camp|house|villa|hotel)$/i, '');

/** Properties whose words take children at one of their lodges from another age than its rates. */
function agesOfProperties(known: readonly Known[], rates: readonly Known[]): readonly Contradiction[] {
  const rooms = new Map(all(known, 'room').map((room) => [room.id, room]));
  return all(known, 'propertyUpdated').flatMap((property) => {
    const lodges = all(known, 'accommodation').filter(
      ({ facts }) => facts.property === property.facts.property && !facts.isWhole,
    );
    return property.facts.clauses.flatMap((words) =>
      lodges.flatMap((lodge) => {
        const own = rates.filter((rate) => isOf(rate, lodge, rooms) && rate.facts.names.residence === '');
        const clause = clauseOf(words, lodge.title, lodges.length === 1);
        const isOpen = /\b(?:all ages|any age)\b/i.test(clause) && youngestIn(clause).length === 0;
        const ages = isOpen ? [0] : youngestIn(clause);
        const other = withOtherAges(ages, own, { rooms });
        return other
          ? found(
              property,
              `“Children” says ${ages.map(fromAge).join(' and ')} at ${lodge.title}, and ${takes(other)}.`,
            )
          : [];
      }),
    );
  });
}

/** What some words say of one lodge: the clause that names it, or where there is no other the first. */
function clauseOf(words: string, lodge: string, isOnly: boolean): string {
  const clauses = words.split(/[.,;](?:\s|$)/);
  const name = bareName(lodge).toLowerCase();
  return clauses.find((clause) => clause.toLowerCase().includes(name)) ?? (isOnly ? (clauses[0] ?? '') : '');
}

/** Entries that say of malaria at a property another thing than its entry on health, which fit and travel information go by. */
function malaria(known: readonly Known[], rates: readonly Known[]): readonly Contradiction[] {
  const properties = all(known, 'propertyUpdated');
  const namesOf = ({ title, facts }: Known) =>
    [title, facts.shortName].filter(Boolean).map((name) => name.toLowerCase());
  const propertiesOf = ({ id, collection, facts }: Known): readonly Known[] => {
    if (facts.properties.length > 0) return properties.filter((each) => facts.properties.includes(each.id));
    const named = Object.entries(
      rates.find((rate) => rate.facts.names[collection as 'residence'] === id)?.facts ?? {},
    );
    const key = facts.property || String(new Map(named).get('property') ?? '');
    return properties.filter((each) => each.facts.property === key);
  };
  return known.flatMap((entry) =>
    propertiesOf(entry).flatMap((property) => {
      const { health } = property.facts;
      if (!health || health.verdict === 'unsaid') return [];
      const others = properties.filter((each) => each !== property).flatMap(namesOf);
      return entry.facts.malaria.flatMap(({ sentence, verdict, months }) => {
        // Of another property of ours it says another thing rightly.
        const text = sentence.toLowerCase();
        if (others.some((name) => text.includes(name))) return [];
        const differs =
          (verdict !== 'unsaid' && verdict !== health.verdict) ||
          (months !== '' && health.months !== '' && months.toLowerCase() !== health.months.toLowerCase());
        if (!differs) return [];
        const where = entry === property ? 'its own “Health”' : `the property “${property.title}”`;
        return found(entry, `It says “${sentence}”, and ${where} “${health.sentence}”.`);
      });
    }),
  );
}

/** Houses whose rates or facts count other guests than their figure, and houses that are told twice with two figures. */
function guests(known: readonly Known[], rates: readonly Known[]): readonly Contradiction[] {
  const byId = new Map(known.map((each) => [`${each.collection} ${each.id}`, each]));
  const ofRates = rates.flatMap((rate) => {
    const { names, guests: words } = rate.facts;
    const [house, villa] = [
      byId.get(`residence ${names.residence}`),
      byId.get(`accommodation ${names.accommodation}`),
    ];
    const { adults, children } = bedsOf(words);
    const counted = adults === null ? null : adults + (children ?? 0);
    return [house, villa].flatMap((place) => {
      const sleeps = place?.facts.isWhole ? place.facts.sleeps : null;
      if (!place || counted === null || sleeps === null || sleeps === counted || names.room !== '') return [];
      return found(
        rate,
        `“For how many” says “${words}”, and “${place.title}” sleeps ${sleeps}: pages tell ${sleeps}.`,
      );
    });
  });
  const ofFacts = known.flatMap((place) =>
    place.facts.counts.flatMap(({ label, text, total }) =>
      place.facts.sleeps === null || place.facts.sleeps === total
        ? []
        : found(place, `“${label}” says “${text}”, and its own figure ${place.facts.sleeps}.`),
    ),
  );
  const pairs = new Map(
    rates.map(({ facts: { names } }) => [`${names.residence} ${names.accommodation}`, names] as const),
  );
  const ofVillas = [...pairs.values()].flatMap(({ residence, accommodation }) => {
    const [house, villa] = [byId.get(`residence ${residence}`), byId.get(`accommodation ${accommodation}`)];
    const [one, other] = [house?.facts.sleeps ?? null, villa?.facts.sleeps ?? null];
    if (!house || !villa?.facts.isWhole || one === null || other === null || one === other) return [];
    return found(
      house,
      `It sleeps ${one}, and the villa “${villa.title}”, which is the same house, ${other}.`,
    );
  });
  return [...ofRates, ...ofFacts, ...ofVillas];
}

/** Experiences from another age than the words of a property where they are say. */
function experiences(known: readonly Known[]): readonly Contradiction[] {
  return all(known, 'experiences').flatMap((entry) => {
    const { experience } = entry.facts;
    if (!experience || experience.ages.length === 0) return [];
    const saying = known.filter(
      ({ facts }) => facts.activities.length > 0 && experience.at.includes(facts.property),
    );
    return saying.flatMap((place) => {
      const other = place.facts.activities.find(({ words }) =>
        words.every((word) => experience.words.includes(word)),
      );
      if (!other || other.ages.some((age) => experience.ages.includes(age))) return [];
      return found(
        entry,
        `“Ages” says ${experience.ages.map(fromAge).join(' and ')}, and “${place.title}” says “${other.said}”.`,
      );
    });
  });
}

/** What the checks look at. */
interface Looked {
  /** Published entries that say what holds at a place. */
  readonly known: readonly Known[];
  /** Those of them that are rates of this year and later. */
  readonly rates: readonly Known[];
  /** Published entries that say any other fact. */
  readonly saying: readonly SayingEntry[];
  readonly entries: readonly SayingEntry[];
  readonly today: Day;
}

/** A kind of fact that is compared: as editors read it on the start page, and how it is found. */
interface Check {
  readonly compared: string;
  readonly find: (looked: Looked) => readonly Contradiction[];
}

const checks: readonly Check[] = [
  {
    compared: 'From which age lodges, rooms, houses and treehouses take children, with their rates',
    find: ({ known, rates }) => [...agesOfPlaces(known, rates), ...agesOfProperties(known, rates)],
  },
  {
    compared: 'From which age a night in a treehouse is, on every page',
    find: ({ entries, today }) => treehouseAgesDiffer(entries, today),
  },
  {
    compared: 'From which age one may do something, with the entry of the experience',
    find: ({ known, entries }) => [...experiences(known), ...activityAgesDiffer(entries)],
  },
  {
    compared: 'Below which age children do not go on shared drives',
    find: ({ saying }) => driveAgesDiffer(saying),
  },
  {
    compared: 'Whether malaria occurs and in which months, with “Health” of the property',
    find: ({ known, rates, entries }) => [...malaria(known, rates), ...malariaDiffers(entries)],
  },
  {
    compared: 'How many a house or villa sleeps',
    find: ({ known, rates }) => guests(known, rates),
  },
  { compared: 'How many rooms a lodge has', find: ({ entries }) => miscountedRooms(entries) },
  {
    compared: 'Hours of the office, with those of the contact details',
    find: ({ saying }) => hoursDiffer(saying),
  },
  {
    compared: 'Within how many days a person, the press desk or the general manager answers',
    find: ({ saying }) => answersDiffer(saying),
  },
  {
    compared: 'How long the same activity of a place takes',
    find: ({ saying }) => durationsDiffer(saying),
  },
  {
    compared: 'Length and least age of an activity, with its own “Takes” and “Ages”',
    find: ({ saying }) => ownLengthsDiffer(saying),
  },
  {
    compared: 'Least age, length and months in “What to expect”, with the experience',
    find: ({ saying }) => expectationsDiffer(saying),
  },
  {
    compared: 'Levies, with “Levies and fees” of the place',
    find: ({ saying, today }) => leviesDiffer(saying, today),
  },
  {
    compared: 'What a thing of one’s own costs at a property',
    find: ({ entries, today }) => pricesDiffer(entries, today),
  },
  {
    compared:
      'Deposit, when the rest is due, credit, what is paid back, how long rooms are held, and in which currency prices are',
    find: ({ saying }) => bookingFactsDiffer(saying),
  },
  {
    compared: 'When a lodge, house or treehouse opened or was built, and since when it does a thing',
    find: ({ saying }) => yearsDiffer(saying),
  },
  {
    compared: 'How long the way by road to a lodge is, with its property and region',
    find: ({ saying }) => waysDiffer(saying),
  },
];

/** The kinds of facts that are compared, for editors. */
export const comparedFacts: readonly string[] = checks.map(({ compared }) => compared);

/**
 * Facts that published entries tell differently, one line each. Pages print what each of them says, and only one can be true.
 *
 * @param today by the clock of the house: rates of years that are over count for nothing
 */
export function contradictions(entries: readonly SayingEntry[], today: Day): readonly Contradiction[] {
  const known = entries.flatMap((entry): readonly Known[] => {
    const { published, placeFacts: facts, collection, title } = entry;
    return published && facts ? [{ id: String(entry.id), collection, title, entry, facts }] : [];
  });
  const saying = entries.filter(({ published, saidFacts }) => published && saidFacts);
  const looked = { known, rates: ratesFrom(known, today), saying, entries, today };
  const found = checks.flatMap(({ find }) => find(looked));
  // A fact and a passage of one entry may say the same.
  return [...new Map(found.map((each) => [`${each.collection} ${each.id} ${each.says}`, each])).values()];
}
