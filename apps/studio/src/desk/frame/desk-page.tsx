import type { Collection } from '@sundowner/brand';
import { deskCalls } from '@sundowner/desk-wire/calls';
import { isReference } from '@sundowner/desk-wire/reference';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import type { ReactNode } from 'react';
import { studioCollection } from '../../places/studio-collection.ts';
import { studioSettings } from '../../settings.ts';
import { deskAccess } from '../access.ts';
import { type DeskPlace, deskRoot, lastPartOf, placeAddress, placeFrom } from '../address.ts';
import {
  callSite,
  callSiteOrNull,
  DeskUnreachableError,
  deskConnection,
  readAlerts,
} from '../client/site-client.ts';
import { alertWords } from '../words/alerts.ts';
import type { DeskProperty } from '../words/property-words.ts';
import { DeskOnDemand, RefusedPane, UnreachablePane } from './desk-on-demand.island.tsx';
import type { DeskStart } from './session-provider.tsx';

type Parameters = Readonly<Record<string, string | string[] | undefined>>;

function queryOf(parameters: Parameters): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters))
    for (const each of [value ?? []].flat()) query.append(name, each);
  return query;
}

/** What the desk calls the collection's places by. */
const deskProperties = ({ properties, lodges }: Collection): readonly DeskProperty[] =>
  properties.map(({ key, name, shortName, root }) => ({
    ...{ key, name, shortName, root },
    lodges: lodges
      .filter(({ property }) => property === key)
      .map((lodge) => ({ name: lodge.name, path: lodge.path })),
  }));

async function startOf(asker: DeskStart['asker'], req: PayloadRequest, place: DeskPlace): Promise<DeskStart> {
  const { user } = req;
  const desk = deskConnection();
  const now = new Date();
  const { list, filter, sort, reference } = place;
  const [people, settings, rows, enquiry, alerts, places] = await Promise.all([
    callSite(desk, asker, deskCalls.readPeople),
    callSite(desk, asker, deskCalls.readSettings),
    callSite(desk, asker, deskCalls.readList, { body: { list, filter, ...(sort ? { sort } : {}) } }),
    reference !== null && isReference(reference)
      ? callSiteOrNull(desk, asker, deskCalls.readEnquiry, { params: { reference } })
      : null,
    readAlerts(desk),
    studioCollection(req, { drafts: false }),
  ]);
  return {
    asker,
    people,
    settings,
    signature: user && 'signature' in user ? (user.signature ?? '') : '',
    collection: studioSettings().brand.collectionName,
    properties: deskProperties(places),
    list: rows,
    enquiry,
    alerts: alerts.map((alert) => alertWords(alert, now)),
    now: now.toISOString(),
  };
}

/**
 * `/admin/desk` and `/admin/desk/MC-7KQ2-94HD`: the list, or one enquiry with the list beside it (SUB-10, DSK-01).
 *
 * Payload leaves custom views open to everybody, so this page checks who may open it: strangers go to the login and come back after it, other roles
 * read why they may not. A site that does not answer becomes a page of its own.
 */
export async function DeskPage({
  initPageResult: { req },
  params,
  searchParams,
}: AdminViewServerProps): Promise<ReactNode> {
  const segments = (params?.segments ?? []).slice(1) as string[];
  const place = placeFrom(queryOf(searchParams ?? {}), lastPartOf([deskRoot, ...segments].join('/')));
  const address = placeAddress(place);
  const access = deskAccess(req.user);
  if (access === 'stranger') redirect(`/admin/login?redirect=${encodeURIComponent(address)}`);
  if (access === 'refused') return <RefusedPane />;
  try {
    return <DeskOnDemand start={await startOf(access.who, req, place)} />;
  } catch (error) {
    if (!(error instanceof DeskUnreachableError)) throw error;
    req.payload.logger.warn({ reason: error.reason }, 'the enquiry desk cannot be reached');
    return <UnreachablePane again={address} />;
  }
}

/** `/admin/inbox…`, as mails of earlier days name it: leads to the desk. */
export function OldAddress({ params }: AdminViewServerProps): never {
  const reference = String(params?.segments?.[1] ?? '').toUpperCase();
  redirect(isReference(reference) ? `${deskRoot}/${reference}` : deskRoot);
}
