import { isLinkable, isPlaced } from '@sundowner/brand';
import type { CollectionSlug, Endpoint, Field, PayloadRequest } from 'payload';
import { notAllowed, refusal, uncached } from '../access/answers.ts';
import { writesContent } from '../access/callers.ts';
import { type EntryRow, readRow } from '../content-changes/entry-row.ts';
import { type OtherName, otherNames } from '../facts/names-in-words.ts';
import { addressFault } from '../fields/lodge-page.ts';
import { isSeen, seen } from '../links/index-entries.ts';
import { neededBy } from '../links/keyed-uses.ts';
import type { ComingProperty } from '../links/moving/change-of-property.ts';
import { type ComingMove, comingChange, comingMove } from '../links/moving/coming-move.ts';
import { pathTarget } from '../links/outgoing.ts';
import { chooseWay, chosenWay, retirementNow } from '../links/retirement.ts';
import type { Retirement } from '../links/retirement-rules.ts';
import { agreeToTakeDown, isIndispensable, takeDownUntil } from '../links/take-down-rules.ts';
import { entryAddresses, findUsages, type Usage } from '../links/usages.ts';
import { type OfferSavingNothing, offersComingOff, offersSavingNothing } from '../offers/read-offers.ts';
import { offersOffByRate, whyTakenOff } from '../offers/taking-off.ts';
import { studioCollection } from '../places/studio-collection.ts';
import { comingAddress, type PageAddress, publishedAddress } from '../preview/live-preview.ts';
import { whyShownNowhere } from '../review/shown-nowhere.ts';
import { type ScheduledJob, scheduledJobs } from '../schedule/jobs.ts';
import { studioSettings } from '../settings.ts';

type Values = Readonly<Record<string, unknown>>;

/** How an entry stands towards the rest of the site, as the panel beside its form shows it. */
export interface EntryStatus {
  readonly published: boolean;
  /** Why visitors meet it nowhere although it is published; `null` for what is shown, and for a draft. */
  readonly shownNowhere: string | null;
  readonly page: { readonly words: string; readonly href: string | null; readonly path: string | null };
  readonly usedBy: readonly Usage[];
  /** What of the site finds it by its key, in words: "the page /contact-us (its banner)". */
  readonly neededBy: readonly string[];
  /** Published entries that still lead to an address it had before; visitors are sent on. */
  readonly byOldAddress: readonly Usage[];
  /** Whether it is the only one of what the site cannot do without. */
  readonly indispensable: boolean;
  /** ISO 8601: until then it may be taken down although it is used. */
  readonly agreedUntil: string | null;
  readonly scheduled: readonly ScheduledJob[];
  /** Where visitors of its pages are sent when it is unpublished; `null` for an entry that leaves no page behind. */
  readonly retiring: Retiring | null;
  /** What moves with its address when its draft is published; `null` where nothing does. */
  readonly moving: ComingMove | null;
  /** What goes to another property when its draft is published; `null` where nothing does. */
  readonly changing: ComingProperty | null;
  /** Its names that are others once its draft is published. */
  readonly renaming: readonly OtherName[];
  /** Offers that save nothing, or will: this one, or those that refer to this rate. */
  readonly savesNothing: readonly OfferSavingNothing[];
}

export interface Retiring extends Pick<Retirement, 'from' | 'ways'> {
  /** `null` for nowhere. */
  readonly to: string | null;
  /** Villas that stay on the site, with their forms in the studio. */
  readonly stay: readonly { readonly name: string; readonly path: string; readonly href: string }[];
}

/** A page is made of these; an entry that lacks them is told so, not that it has no page. */
const addressless = { slug: 'not-yet', link: '/not-yet', name: 'not-yet' };

/** Whether entries of the kind have a page of their own once they have an address. */
async function awaitsAddress(
  req: PayloadRequest,
  collection: CollectionSlug,
  data: Values,
): Promise<boolean> {
  const lacking = Object.entries(addressless).filter(([field]) => !data[field]);
  const { own } = await comingAddress(req, collection, { ...data, ...Object.fromEntries(lacking) });
  return own;
}

function describePage({ path, own, served }: PageAddress, published: boolean, awaits: boolean): string {
  if (path === null && awaits)
    return 'Its page gets an address from its title. Write the title, and it stands here.';
  if (path === null) return 'It has no page of its own. Visitors meet it where other entries show it.';
  if (!served) return `Its place is ${path}, which is no page of this site.`;
  if (!own) return `Visitors meet it on ${path}.`;
  return published ? `Its page is ${path}.` : `Its page will be ${path}, once it is published.`;
}

async function oldAddresses(req: PayloadRequest, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const { docs } = await req.payload.db.find<{ from: string }>({
    collection: 'redirects' as CollectionSlug,
    where: { and: [{ to: { in: [...paths] } }, ...seen] },
    limit: 0,
    pagination: false,
    req,
  });
  return docs.map(({ from }) => from);
}

async function readStatus(
  req: PayloadRequest,
  collection: CollectionSlug,
  row: EntryRow,
): Promise<EntryStatus> {
  const draft = await req.payload.findByID({
    collection,
    id: row.id,
    draft: true,
    depth: 0,
    trash: true,
    req,
  });
  const published = isSeen(row);
  const data = (published ? row : draft) as unknown as Values;
  const place = await (published ? publishedAddress : comingAddress)(req, collection, data);
  const { siteUrl } = studioSettings();
  const known = await studioCollection(req, { drafts: false });
  const fault =
    place.path === null && collection === 'accommodation' ? await addressFault(req, data, row.id) : null;
  const reachable = (published || !place.own) && place.path !== null && isLinkable(place.path, known);
  const usedBy = await findUsages(req, collection, row);
  const moved = await oldAddresses(req, entryAddresses(collection, row, known));
  return {
    published,
    shownNowhere: published ? await whyNowhere(req, collection, row, usedBy) : null,
    page: {
      words:
        fault ??
        describePage(place, published, place.path === null && (await awaitsAddress(req, collection, data))),
      href: reachable ? `${siteUrl}${place.path}` : null,
      path: place.path,
    },
    usedBy,
    neededBy: published ? await neededBy(req, collection, row) : [],
    byOldAddress: moved.length > 0 ? await findUsages(req, collection, row, moved.map(pathTarget)) : [],
    indispensable: published && (await isIndispensable(req, collection, row)),
    agreedUntil: await takeDownUntil(req.payload, collection, row.id),
    scheduled: await scheduledJobs(req.payload, { collection, id: row.id }),
    retiring: published ? await readRetiring(req, collection, row) : null,
    moving: published ? await comingMove(req, collection, { row, draft: draft as unknown as Values }) : null,
    changing: published ? await readChanging(req, collection, row, draft as unknown as Values) : null,
    renaming: published ? otherNames(collection, row, draft as unknown as Values) : [],
    savesNothing: await savingNothing(req, collection, row, draft as unknown as EntryRow),
  };
}

/** Each offer once: what is so now goes before what is coming. */
async function savingNothing(
  req: PayloadRequest,
  collection: CollectionSlug,
  row: EntryRow,
  draft: EntryRow,
): Promise<readonly OfferSavingNothing[]> {
  const isOn = isSeen(row);
  if (collection === 'offer' && isOn) return offersSavingNothing(req, collection, row);
  if (collection === 'offer') return whyTakenOff(req, draft);
  if (collection !== 'rate') return [];
  const found = [
    ...(await offersOffByRate(req, row)),
    ...(isOn ? await offersSavingNothing(req, collection, row) : []),
    ...(draft.deletedAt ? [] : await offersComingOff(req, row, draft)),
  ];
  return found.filter(({ id }, at) => found.findIndex((other) => other.id === id) === at);
}

async function readChanging(
  req: PayloadRequest,
  collection: CollectionSlug,
  row: EntryRow,
  draft: Values,
): Promise<ComingProperty | null> {
  const coming = await comingChange(req, collection, { row, draft });
  return coming && { ...coming, fault: await addressFault(req, draft, row.id) };
}

async function readRetiring(
  req: PayloadRequest,
  collection: CollectionSlug,
  row: EntryRow,
): Promise<Retiring | null> {
  const retirement = await retirementNow(req, collection, row);
  if (!retirement) return null;
  const { from, ways, stay = [] } = retirement;
  return {
    from,
    ways,
    to: await chosenWay(req.payload, collection, row.id, retirement),
    stay: await Promise.all(
      stay.map(async ({ tag, name, path }) => {
        const where = { and: [{ contentfulTag: { equals: tag } }, ...seen] };
        const villa = await req.payload.db.findOne<EntryRow>({ collection: 'accommodation', where, req });
        return { name, path, href: `/admin/collections/accommodation/${villa?.id ?? ''}` };
      }),
    ),
  };
}

async function whyNowhere(
  req: PayloadRequest,
  collection: CollectionSlug,
  row: EntryRow,
  usedBy: readonly Usage[],
): Promise<string | null> {
  const lodge = collection === 'room' ? lodgeOf(row) : null;
  const isLodgeSeen = lodge !== null && isSeen(await readRow(req, 'accommodation', lodge));
  return whyShownNowhere({
    collection,
    placed: isPlaced(collection, row, await studioCollection(req, { drafts: false })),
    namedBy: usedBy.map((usage) => usage.collection),
    names: isLodgeSeen ? ['accommodation'] : [],
  });
}

const lodgeOf = ({ accommodation }: EntryRow): number | string | null =>
  typeof accommodation === 'number' || typeof accommodation === 'string' ? accommodation : null;

type Work = (req: PayloadRequest, row: EntryRow) => Promise<void>;

function endpoint(
  collection: CollectionSlug,
  method: 'get' | 'post' | 'delete',
  path: string,
  work: Work,
): Endpoint {
  return {
    path,
    method,
    handler: async (req) => {
      if (!writesContent(req.user)) return notAllowed();
      const row = await readRow(req, collection, Number(req.routeParams?.id));
      if (!row) return refusal(404, 'There is no such entry.');
      await work(req, row);
      return uncached(await readStatus(req, collection, row));
    },
  };
}

/**
 * `GET /api/<collection>/<id>/status` for the panel beside a form. `POST …/agreement` notes that the editor wants the
 * entry gone although it is used, for a quarter of an hour or until what is scheduled has run; DELETE takes that back. `POST …/retiring`
 * with `{to}` notes where visitors of its pages are sent then; `null` for nowhere.
 */
export function entryStatusEndpoints(collection: CollectionSlug): Endpoint[] {
  return [
    endpoint(collection, 'get', '/:id/status', async () => {}),
    endpoint(collection, 'post', '/:id/agreement', async ({ payload }, { id }) => {
      const jobs = await scheduledJobs(payload, { collection, id });
      const last = Math.max(Date.now(), ...jobs.map(({ at }) => Date.parse(at)));
      await agreeToTakeDown(payload, collection, id, new Date(last + 15 * 60_000));
    }),
    endpoint(collection, 'delete', '/:id/agreement', async ({ payload }, { id }) =>
      agreeToTakeDown(payload, collection, id, new Date(0)),
    ),
    endpoint(collection, 'post', '/:id/retiring', async (req, row) => {
      const { to } = ((await req.json?.()) ?? {}) as { to?: unknown };
      const retirement = await retirementNow(req, collection, row);
      const known = retirement?.ways.some((way) => way.to === to) ?? false;
      if (to === null || known) await chooseWay(req.payload, collection, row.id, to as string | null);
    }),
  ];
}

/** The panel itself, first in the column beside every form. */
export const entryStatusField: Field = {
  name: 'status',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/entry-status/entry-status-on-demand.island.tsx#EntryStatusPanel' },
  },
};
