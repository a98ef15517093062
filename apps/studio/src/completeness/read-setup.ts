import { type EntryLike, enquiryRecords } from '@sundowner/brand';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { roleOf } from '../access/callers.ts';
import type { EntryRow } from '../content-changes/entry-row.ts';
import { seen } from '../links/index-entries.ts';
import { titleIn } from '../links/usages.ts';
import { collectionConfig } from '../schema/collection-config.ts';
import { studioSettings } from '../settings.ts';
import { emptyContext, formOf, isWhole } from './entry-context.ts';
import { type FormField, isEmpty } from './form-fields.ts';
import { missingContent } from './missing-content.ts';
import { readContext, savedEntries } from './read-context.ts';
import type { SetupEntry, SetupFacts, SetupLine } from './setup-facts.ts';

type Scope = Pick<PayloadRequest, 'payload'>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Drafts of a kind that are looked at: one of the first is the one to go on with. */
const looked = 20;

interface Candidate {
  readonly row: EntryRow;
  readonly entry: SetupEntry;
}

function candidate({ payload }: Scope, collection: string, row: EntryRow, published: boolean): Candidate {
  const slug = collection as CollectionSlug;
  const { custom, fields, labels } = collectionConfig(payload, slug);
  const form = fields as unknown as readonly FormField[];
  const missing = missingContent(collection, form, row, emptyContext(0)).filter(({ needed }) => needed);
  // What there is one of is called what it is: its title is a telephone number, or a palette.
  const single = custom?.single === true;
  const kind = typeof labels.singular === 'string' ? labels.singular : collection;
  const own = single ? null : titleIn({ payload }, slug, row);
  const called = own ?? `the ${kind.toLowerCase().replace(/^the /, '')}`;
  return {
    row,
    entry: {
      ...{
        collection,
        id: row.id,
        called,
        title: own ?? `T${called.slice(1)}`,
        named: own !== null,
        published,
        missing,
      },
      by: text(row.changedBy),
      at: text(row.updatedAt),
    },
  };
}

const needed = ({ entry }: Candidate) => entry.missing.length;

/** Of the entries of a kind the one that is farthest: a published one, or else the draft that lacks least. */
async function farthest(scope: Scope, collection: string): Promise<Candidate | null> {
  const slug = collection as CollectionSlug;
  const live = await scope.payload.db.findOne<EntryRow>({ collection: slug, where: { and: [...seen] } });
  if (live) return candidate(scope, collection, live, true);
  const drafts = await savedEntries(scope, collection, {}, { limit: looked });
  return (
    drafts
      .map((row) => candidate(scope, collection, row, false))
      .sort((a, b) => needed(a) - needed(b))
      .at(0) ?? null
  );
}

const hasPrice = (rate: EntryRow | null): boolean =>
  Array.isArray(rate?.seasons) &&
  rate.seasons.some((season: EntryLike) =>
    ['perPersonSharing', 'single', 'unit'].some((name) => !isEmpty(season[name])),
  );

const hasHours = (contact: EntryRow | null): boolean =>
  Array.isArray(contact?.week) &&
  contact.week.length === 7 &&
  contact.week.every((day: EntryLike) => day.open === false || (!isEmpty(day.opens) && !isEmpty(day.closes)));

/** Forms whose words of consent nobody has published, by what editors call them, and the one to read next. */
async function readConsent(scope: Scope): Promise<Pick<SetupFacts, 'withoutConsent' | 'consent'>> {
  const collection = 'enquiryForm';
  const { docs } = await scope.payload.db.find<EntryRow>({
    collection,
    where: { and: [...seen] },
    limit: 0,
    pagination: false,
  });
  const said = docs.filter(({ consentText }) => !isEmpty(consentText));
  const kinds = new Set(said.map(({ kind }) => kind));
  const without = enquiryRecords.filter(({ kind }) => !kinds.has(kind));
  const drafts = without.length > 0 ? await savedEntries(scope, collection, {}, { limit: 50 }) : [];
  const waiting = drafts.find(({ kind }) => without.some((record) => record.kind === kind));
  const next = waiting ?? (without.length > 0 ? null : (said[0] ?? null));
  return {
    withoutConsent: without.map(({ words }) => words.form ?? words.short),
    consent: next && candidate(scope, collection, next, waiting === undefined).entry,
  };
}

async function readPeople({ payload }: Scope, user: object | null | undefined) {
  const { docs } = await payload.find({
    collection: 'users',
    depth: 0,
    limit: 200,
    pagination: false,
    overrideAccess: true,
    select: { name: true, email: true, role: true },
  });
  const administrator = docs.find((account) => roleOf(account) === 'admin');
  return {
    accounts: docs.length,
    answering: docs.filter((account) => roleOf(account) !== 'editor').length,
    mayAddAccounts: roleOf(user) === 'admin',
    administrator: administrator?.name ?? administrator?.email ?? '',
  };
}

/** Where guests sleep: a collection of residences has no lodge. */
function lodgeOrResidence(lodge: Candidate | null, residence: Candidate | null): Candidate | null {
  if (!lodge || !residence) return lodge ?? residence;
  return !lodge.entry.published && residence.entry.published ? residence : lodge;
}

/** What the seven steps are judged by, as the studio is now. */
export async function readSetup(payload: Payload, user: object | null | undefined): Promise<SetupFacts> {
  const scope = { payload };
  const of = (collection: string) => farthest(scope, collection);
  const [
    colours,
    region,
    property,
    lodge,
    residence,
    room,
    rate,
    contact,
    home,
    privacy,
    consent,
    people,
    listed,
  ] = await Promise.all([
    of('collection'),
    of('region'),
    of('propertyUpdated'),
    of('accommodation'),
    of('residence'),
    of('room'),
    of('rate'),
    of('contactDetails'),
    of('homepage'),
    of('privacyPolicy'),
    readConsent(scope),
    readPeople(scope, user),
    payload.db.count({
      collection: 'propertyUpdated',
      where: { and: [...seen, { accommodation: { exists: true } }] },
    }),
  ]);
  const lodging = lodgeOrResidence(lodge, residence);
  return {
    ...consent,
    ...people,
    name: studioSettings().brand.collectionName,
    colours: colours?.entry ?? null,
    region: region?.entry ?? null,
    property: property?.entry ?? null,
    lodge: lodging?.entry ?? null,
    lodgeIsWhole: lodging !== null && (lodging.entry.collection === 'residence' || isWhole(lodging.row)),
    room: room?.entry ?? null,
    rate: rate?.entry ?? null,
    hasPrice: hasPrice(rate?.row ?? null),
    contact: contact?.entry ?? null,
    hasHours: hasHours(contact?.row ?? null),
    home: home?.entry ?? null,
    privacy: privacy?.entry ?? null,
    lodgeIsListed: listed.totalDocs > 0,
  };
}

/** What a visitor would miss of the first lodge and the first property as they are now, by the rules of the panel beside their forms. */
export async function readMisses(
  payload: Payload,
  { lodge, property }: Pick<SetupFacts, 'lodge' | 'property'>,
): Promise<readonly SetupLine[]> {
  const scope = { payload };
  const misses: SetupLine[] = [];
  for (const entry of [lodge, property]) {
    if (!entry) continue;
    const { collection, id, title } = entry;
    const [row] = await savedEntries(scope, collection, { id: { equals: id } }, { limit: 1 });
    if (!row) continue;
    const form = collectionConfig(payload, collection as CollectionSlug)
      .fields as unknown as readonly FormField[];
    const missing = missingContent(collection, form, row, await readContext(scope, collection, row));
    for (const { name, field, href, needed: isNeeded } of missing)
      if (!isNeeded)
        misses.push({ words: `${title}: ${name}`, href: href ?? formOf(collection, id, field ?? undefined) });
  }
  return misses;
}
