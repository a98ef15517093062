import { type PropertyKey, properties, type RegionKey, regions } from '@sundowner/brand';
import { z } from 'zod';
import type { GettingThere, Needs } from '../model/place.ts';
import { onHost } from './common.ts';
import { entry, listOf, number, words } from './fields.ts';

/** Fields many places share. */

export const propertyKey = z
  .enum(properties.map(({ key }) => key) as [PropertyKey, ...PropertyKey[]])
  .nullish()
  .catch(null)
  .transform((key) => key ?? null);

export const regionKey = z
  .enum(regions.map(({ key }) => key) as [RegionKey, ...RegionKey[]])
  .nullish()
  .catch(null)
  .transform((key) => key ?? null);

export const needsFields = { childPolicy: words, accessibility: words, dietary: words, health: words };

export const gettingThereFields = {
  gettingHere: words,
  routes: listOf(z.object({ from: words, by: words, time: words, note: words })),
  gateHours: listOf(z.object({ gate: words, months: words, opens: words, closes: words })),
  levies: listOf(z.object({ name: words, amount: number, per: words })),
};

export const needsOf = (raw: Needs): Needs => ({
  childPolicy: raw.childPolicy,
  accessibility: raw.accessibility,
  dietary: raw.dietary,
  health: raw.health,
});

export const gettingThereOf = (raw: GettingThere): GettingThere => ({
  gettingHere: raw.gettingHere,
  routes: raw.routes,
  gateHours: raw.gateHours,
  levies: raw.levies,
});

/** The address of a 360 degree tour chosen for a place. */
export const tourOn = onHost(({ link }) =>
  entry(z.object({ url: link })).transform((tour) => tour?.url ?? null),
);

/** The last part of the address of the dialog What to expect chosen for a place. */
export const expectSlug = entry(z.object({ slug: words })).transform((chosen) => chosen?.slug || null);
