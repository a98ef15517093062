import { formOf, type Id } from './around.ts';
import type { Lack } from './lacks.ts';

/** An entry the guide speaks of, as it is saved last. */
export interface SetupEntry {
  readonly collection: string;
  readonly id: Id;
  readonly title: string;
  /** Whether visitors meet it. */
  readonly published: boolean;
  readonly lacks: readonly Lack[];
  /** Who saved it, and when (ISO 8601). */
  readonly by: string;
  readonly at: string;
}

/** What the seven steps are judged by: of each kind the entry that is farthest, drafts included; `null` where there is none. */
export interface SetupFacts {
  /** The collection's own. */
  readonly name: string;
  readonly colours: SetupEntry | null;
  readonly region: SetupEntry | null;
  readonly property: SetupEntry | null;
  /** A lodge, or a residence where there is no lodge. */
  readonly lodge: SetupEntry | null;
  /** A house let whole has no rooms of its own to add. */
  readonly lodgeIsWhole: boolean;
  readonly room: SetupEntry | null;
  readonly rate: SetupEntry | null;
  /** Whether any season of a rate has a price. */
  readonly hasPrice: boolean;
  readonly contact: SetupEntry | null;
  /** Whether every day of the week says when the telephone is answered. */
  readonly hasHours: boolean;
  /** Accounts, and those of them that answer enquiries. */
  readonly accounts: number;
  readonly answering: number;
  /** Forms by what they are called, whose words of consent nobody has published yet. */
  readonly withoutConsent: readonly string[];
  /** One of these whose words wait as a draft, or the one whose words were published first. */
  readonly consent: SetupEntry | null;
  readonly home: SetupEntry | null;
  /** Whether the reader may add accounts; else the name of somebody who may. */
  readonly mayAddAccounts: boolean;
  readonly administrator: string;
}

export interface SetupLine {
  readonly words: string;
  /** Where it is filled in. */
  readonly href: string;
}

/** What leads on: a form, or a new entry that is begun for another, with what ties the two together. */
export interface SetupAct {
  readonly words: string;
  readonly href: string;
  readonly begins: { readonly collection: string; readonly of: SetupEntry } | null;
}

export type StepState = 'done' | 'next' | 'begun' | 'open' | 'later';

/** What a step says of itself before it is known which is the next. */
interface Judged {
  readonly key: string;
  readonly title: string;
  readonly done: boolean;
  readonly begun: boolean;
  readonly says: string;
  readonly missing: readonly SetupLine[];
  readonly act: SetupAct | null;
  /** Who can do it, where the reader cannot. */
  readonly ask: string | null;
  /** The entry it was done with. */
  readonly by: SetupEntry | null;
}

export interface SetupStep extends Omit<Judged, 'done' | 'begun'> {
  readonly state: StepState;
}

const form = ({ collection, id }: SetupEntry, field?: string) => formOf(collection, id, field);

/** What an entry cannot be published without. */
function neededIn(entry: SetupEntry): readonly SetupLine[] {
  return entry.lacks
    .filter(({ needed }) => needed)
    .map(({ name, field }) => ({ words: `${entry.title}: ${name}`, href: form(entry, field ?? undefined) }));
}

interface Wanted {
  readonly entry: SetupEntry | null;
  readonly collection: string;
  /** What is missing where there is none: "A region: the part of the country it stands in". */
  readonly words: string;
  /** The entry a new one belongs to. */
  readonly of?: SetupEntry | null;
}

const missingOf = ({ entry, collection, words }: Wanted): readonly SetupLine[] =>
  entry ? neededIn(entry) : [{ words, href: formOf(collection, null) }];

const act = (words: string, href: string): SetupAct => ({ words, href, begins: null });

/** The entry to go on with: the first that is not there or lacks something. */
function goOn(wanted: readonly Wanted[], newWords: string): Judged['act'] {
  const next = wanted.find((each) => missingOf(each).length > 0) ?? wanted.at(-1);
  if (!next) return null;
  return next.entry
    ? act(`Go on with ${next.entry.title}`, form(next.entry))
    : {
        ...act(newWords, formOf(next.collection, null)),
        begins: next.of ? { collection: next.collection, of: next.of } : null,
      };
}

const change = (entry: SetupEntry | null): Judged['act'] => entry && act('Change', form(entry));

function nameAndColours(facts: SetupFacts, isLive: boolean): Judged {
  const { name, colours } = facts;
  const wanted: Wanted = { entry: colours, collection: 'collection', words: 'The colours of its pages' };
  const missing = isLive ? [] : missingOf(wanted);
  return {
    ...{ key: 'name', title: 'Name and colours', missing, ask: null, by: colours },
    done: missing.length === 0,
    begun: colours !== null,
    says: `${name}. The person who runs the installation has set that name. Its pages wear one of ten palettes; a property can wear another.`,
    act: missing.length === 0 ? change(colours) : goOn([wanted], 'Choose the colours'),
  };
}

function firstPlace({ region, property }: SetupFacts): Judged {
  const wanted: readonly Wanted[] = [
    { entry: region, collection: 'region', words: 'A region: the part of the country it stands in' },
    {
      ...{ entry: property, collection: 'propertyUpdated', of: region },
      words: 'A property: the reserve, camp or hotel itself',
    },
  ];
  const missing = wanted.flatMap(missingOf);
  return {
    ...{ key: 'place', title: 'First place', missing, ask: null, by: property },
    done: missing.length === 0,
    begun: region !== null || property !== null,
    says: property
      ? `${property.title}${region ? `, ${region.title}` : ''}`
      : 'A region and a property in it. Lodges, prices and stories stand under the property.',
    act:
      missing.length === 0 ? change(property) : goOn(wanted, region ? 'Add the property' : 'Add the region'),
  };
}

function firstLodge({ lodge, property }: SetupFacts): Judged {
  const wanted: readonly Wanted[] = [
    {
      ...{ entry: lodge, collection: 'accommodation', of: property },
      words: 'A lodge, a villa or a hotel guests sleep in',
    },
  ];
  const missing = wanted.flatMap(missingOf);
  return {
    ...{ key: 'lodge', title: 'First lodge', missing, ask: null, by: lodge },
    done: missing.length === 0,
    begun: lodge !== null,
    says: lodge
      ? `${lodge.title}${missing.length > 0 ? ' is begun.' : ''}`
      : `Where guests sleep${property ? ` at ${property.title}` : ''}, with its rooms and what its page tells.`,
    act: missing.length === 0 ? change(lodge) : goOn(wanted, 'Add the first lodge'),
  };
}

function roomsAndPrices(facts: SetupFacts): Judged {
  const { room, rate, hasPrice, lodge, lodgeIsWhole } = facts;
  const wanted: readonly Wanted[] = [
    ...(lodgeIsWhole
      ? []
      : [{ entry: room, collection: 'room', words: 'A room, with the lodge it belongs to', of: lodge }]),
    {
      ...{ entry: rate, collection: 'rate', of: lodgeIsWhole ? lodge : room },
      words: 'A rate: what a night costs, season by season',
    },
  ];
  const missing = [
    ...wanted.flatMap(missingOf),
    ...(rate && !hasPrice
      ? [{ words: `${rate.title}: a season with its price`, href: form(rate, 'seasons') }]
      : []),
  ];
  const next = goOn(wanted, room || lodgeIsWhole ? 'Add the first rate' : 'Add the first room');
  return {
    ...{ key: 'prices', title: 'Rooms and prices', missing, ask: null, by: rate },
    done: missing.length === 0,
    begun: room !== null || rate !== null,
    says: 'One room with a price for each season is enough to begin. A sheet of your own can be pasted into a rate.',
    act: missing.length === 0 ? change(rate) : next,
  };
}

function peopleAndHours(facts: SetupFacts): Judged {
  const { contact, hasHours, accounts, answering, mayAddAccounts, administrator } = facts;
  const wanted: readonly Wanted[] = [
    {
      entry: contact,
      collection: 'contactDetails',
      words: 'The telephone and the mailbox visitors reach you by',
    },
  ];
  const missing = [
    ...wanted.flatMap(missingOf),
    ...(hasHours
      ? []
      : [
          {
            words: 'Office hours, day by day',
            href: contact ? form(contact, 'week') : formOf('contactDetails', null),
          },
        ]),
  ];
  const people = answering === 1 ? 'One person answers enquiries.' : `${answering} people answer enquiries.`;
  const promise = hasHours ? '' : ' Until there are hours, no answer within hours is promised anywhere.';
  const alone = accounts < 2 && mayAddAccounts ? ' Others are invited under "Accounts".' : '';
  return {
    ...{ key: 'people', title: 'People and hours', missing, by: contact },
    done: missing.length === 0,
    begun: contact !== null,
    says: `${people}${alone}${promise}`,
    act: missing.length === 0 ? change(contact) : goOn(wanted, 'Set telephone and hours'),
    ask: accounts < 2 && !mayAddAccounts && administrator !== '' ? administrator : null,
  };
}

/** Forms a line names before the rest is counted. */
const namedForms = 3;

function wordsOfConsent({ withoutConsent, consent }: SetupFacts): Judged {
  const done = withoutConsent.length === 0;
  const named = withoutConsent.slice(0, namedForms).join(', ');
  const more = withoutConsent.length - namedForms;
  const forms = more > 0 ? `${named} and ${more} more` : named;
  const href = consent ? form(consent, 'consentText') : formOf('enquiryForm', null);
  return {
    ...{ key: 'consent', title: 'Words of consent', done, ask: null, by: consent },
    begun: consent !== null,
    says: done
      ? 'Somebody has read and published what visitors of every form agree to.'
      : 'The sentence visitors agree to. Somebody responsible reads it, writes it as it should be, and says yes by publishing it; what a form shows until then is a first version.',
    missing: done ? [] : [{ words: `A yes to the words of: ${forms}`, href }],
    act: done ? change(consent) : act(consent ? 'Read the next' : 'Write the first', href),
  };
}

function firstPublish(facts: SetupFacts, before: readonly Judged[]): Judged {
  const { home, property, lodge, contact } = facts;
  const wanted: readonly Wanted[] = [
    { entry: property, collection: 'propertyUpdated', words: 'A property' },
    { entry: lodge, collection: 'accommodation', words: 'A lodge' },
    { entry: contact, collection: 'contactDetails', words: 'Contact details' },
    { entry: home, collection: 'homepage', words: 'The home page: its headline and picture' },
  ];
  const waiting = wanted
    .filter(({ entry }) => !entry?.published)
    .map(
      ({ entry, collection, words }): SetupLine =>
        entry
          ? { words: `Publish: ${entry.title}`, href: form(entry) }
          : { words, href: formOf(collection, null) },
    );
  const open = before.filter((each) => !each.done);
  const done = waiting.length === 0 && open.length === 0;
  const [first] = waiting;
  return {
    ...{ key: 'publish', title: 'First publish', done, ask: null, by: home },
    begun: wanted.some(({ entry }) => entry?.published === true),
    says: done
      ? 'Visitors meet the site.'
      : 'Each entry is published by itself, in its form, by the button "Publish". Visitors meet it within a second.',
    missing: [
      ...waiting,
      ...open.map(({ title }) => ({ words: `The step "${title}"`, href: `#setup-${keyOf(before, title)}` })),
    ],
    act: first ? act('Publish the next', first.href) : null,
  };
}

const keyOf = (steps: readonly Judged[], title: string) =>
  steps.find((each) => each.title === title)?.key ?? '';

/** What is there that visitors meet: the seven steps stay done when the site was published once without one of the small things. */
const isLive = ({ home, property, lodge }: SetupFacts) =>
  [home, property, lodge].every((entry) => entry?.published === true);

/** The seven steps from nothing to a first published lodge, each with what it still lacks. */
export function setupSteps(facts: SetupFacts): readonly SetupStep[] {
  const six = [
    nameAndColours(facts, isLive(facts)),
    firstPlace(facts),
    firstLodge(facts),
    roomsAndPrices(facts),
    peopleAndHours(facts),
    wordsOfConsent(facts),
  ];
  const all = [...six, firstPublish(facts, six)];
  const next = all.findIndex(({ done }) => !done);
  return all.map(({ done, begun, ...step }, at) => ({ ...step, state: stateOf({ done, begun }, at, next) }));
}

function stateOf({ done, begun }: Pick<Judged, 'done' | 'begun'>, at: number, next: number): StepState {
  if (done) return 'done';
  if (at === next) return 'next';
  if (at === 6) return 'later';
  return begun ? 'begun' : 'open';
}

export const isSetUp = (steps: readonly SetupStep[]): boolean => steps.every(({ state }) => state === 'done');
