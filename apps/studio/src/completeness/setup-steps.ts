import { formOf } from './entry-context.ts';
import {
  act,
  change,
  form,
  goOn,
  type Judged,
  missingOf,
  neededIn,
  type SetupAct,
  type SetupEntry,
  type SetupFacts,
  type SetupLine,
  type SetupStep,
  type StepState,
  type Wanted,
} from './setup-facts.ts';

function nameAndColours(facts: SetupFacts, isLive: boolean): Judged {
  const { name, colours } = facts;
  const wanted: Wanted = { entry: colours, collection: 'collection', words: 'The colours of its pages' };
  const chosen = colours?.published
    ? []
    : [{ words: 'Look at the colours, and publish them', href: colours && form(colours) }];
  const missing = isLive ? [] : colours ? chosen : missingOf(wanted);
  return {
    ...{ key: 'name', title: 'Name and colours', missing, ask: null, by: colours },
    done: missing.length === 0,
    begun: colours !== null,
    says: `${name}. The person who runs the installation has set that name. Its pages wear one of ten palettes; a property can wear another.`,
    act:
      missing.length === 0
        ? change(colours)
        : act('Choose the colours', formOf('collection', colours?.id ?? null)),
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
    says: property?.named
      ? `${property.title}${region?.named ? `, ${region.title}` : ''}.`
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
    says: lodge?.named
      ? `${lodge.title}${missing.length > 0 ? ' is begun' : ''}.`
      : `Where guests sleep${property?.named ? ` at ${property.title}` : ''}, with its rooms and what its page tells.`,
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
      ...{ entry: rate, collection: 'rate', of: lodgeIsWhole ? lodge : (room ?? lodge) },
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

/** Contact details are begun with the seven days of the week. */
function contactAct(contact: SetupEntry | null, done: boolean): SetupAct {
  if (!contact)
    return { words: 'Set telephone and hours', href: '', begins: { collection: 'contactDetails', of: null } };
  return act(done ? 'Change' : `Go on with ${contact.called}`, form(contact));
}

function peopleAndHours(facts: SetupFacts): Judged {
  const { contact, hasHours, accounts, answering, mayAddAccounts, administrator } = facts;
  const missing: readonly SetupLine[] = [
    ...(contact
      ? neededIn(contact)
      : [{ words: 'The telephone and the mailbox visitors reach you by', href: null }]),
    ...(hasHours ? [] : [{ words: 'Office hours, day by day', href: contact && form(contact, 'week') }]),
  ];
  const people = answering === 1 ? 'One person answers enquiries.' : `${answering} people answer enquiries.`;
  const promise = hasHours ? '' : ' Until there are hours, no answer within hours is promised anywhere.';
  const alone = accounts < 2 && mayAddAccounts ? ' Others are invited under "Accounts".' : '';
  return {
    ...{ key: 'people', title: 'People and hours', missing, by: contact },
    done: missing.length === 0,
    begun: contact !== null,
    says: `${people}${alone}${promise}`,
    act: contactAct(contact, missing.length === 0),
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
  const read: SetupAct = consent
    ? act('Read the next', form(consent, 'consentText'))
    : { words: 'Read the words', href: '', begins: { collection: 'enquiryForm', of: null } };
  return {
    ...{ key: 'consent', title: 'Words of consent', done, ask: null, by: consent },
    begun: consent !== null,
    says: done
      ? 'Somebody has read and published what visitors of every form agree to.'
      : 'The sentence visitors agree to. A first version is there: somebody responsible reads it, writes it as it should be, and says yes by publishing it.',
    missing: done ? [] : [{ words: `A yes to the words of: ${forms}`, href: consent && read.href }],
    act: done ? change(consent) : read,
  };
}

/** What is there and waits for being published, in the order that leaves no page without what it names. */
function waitingIn(facts: SetupFacts): readonly SetupLine[] {
  const { region, property, lodge, lodgeIsWhole, room, rate, contact, home, privacy } = facts;
  const entries = [region, property, lodge, lodgeIsWhole ? null : room, rate, contact, home, privacy];
  const waiting = entries
    .filter((entry) => entry !== null && !entry.published)
    .map((entry): SetupLine => ({ words: `Publish ${entry?.called}`, href: entry && form(entry) }));
  const unlisted = property?.published && lodge?.collection === 'accommodation' && !facts.lodgeIsListed;
  return [
    ...waiting,
    ...(unlisted && property
      ? [
          {
            words: `${property.title}: put ${lodge.called} among its lodges`,
            href: form(property, 'accommodation'),
          },
        ]
      : []),
    ...(home ? [] : [{ words: 'The home page: its headline and picture', href: formOf('homepage', null) }]),
    ...(privacy
      ? []
      : [
          {
            words: 'The privacy policy, which the words of consent lead to',
            href: formOf('privacyPolicy', null),
          },
        ]),
  ];
}

function firstPublish(facts: SetupFacts, before: readonly Judged[]): Judged {
  const { home, property, lodge, contact } = facts;
  const waiting = waitingIn(facts);
  const open = before.filter((each) => !each.done);
  const done = waiting.length === 0 && open.length === 0;
  const [first] = waiting;
  return {
    ...{ key: 'publish', title: 'First publish', done, ask: null, by: home },
    begun: [property, lodge, contact, home].some((entry) => entry?.published === true),
    says: done
      ? 'Visitors meet the site.'
      : 'Each entry is published by itself, in its form, by the button "Publish changes". Visitors meet it within a second.',
    missing: [
      ...waiting,
      ...open.map(({ key, title }) => ({ words: `The step "${title}"`, href: `#setup-${key}` })),
    ],
    act: first?.href ? act('Go on with the first of these', first.href) : null,
  };
}

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
