import { z } from 'zod';
import { onHost } from './common.ts';
import { entries, entry, listOf, price, words } from './fields.ts';

/** Fields many places share. */

/** For an entry that is nothing without its property. */
export const requiredPropertyKey = z.string().trim().min(1);

const key = words.transform((chosen) => chosen || null);

export const propertyKey = key;

/** The keys of the properties chosen, in the editor's order. */
export const propertyKeys = entries(z.object({ key: propertyKey })).transform((chosen): readonly string[] =>
  chosen.flatMap(({ key }) => key ?? []),
);

export const regionKey = key;

export const needsFields = { childPolicy: words, accessibility: words, dietary: words, health: words };
const needs = z.object(needsFields);
/** What guests with needs of their own ask before they come. */
export type Needs = z.infer<typeof needs>;

export const gettingThereFields = {
  gettingHere: words,
  routes: listOf(z.object({ from: words, by: words, time: words, note: words })),
  gateHours: listOf(z.object({ gate: words, months: words, opens: words, closes: words })),
  /** Whole units of what prices are kept in; `null` where it is given in words: "person and night, on the bill". */
  levies: listOf(z.object({ name: words, amount: price, per: words })),
};
const gettingThere = z.object(gettingThereFields);
/** How to get to a place, and what is paid on the way in. */
export type GettingThere = z.infer<typeof gettingThere>;
/** Paid beside the price. */
export type Levy = GettingThere['levies'][number];
export const levies = gettingThereFields.levies;

/** Fields of an entry, as `needs` and `gettingThere` of the place. */
export const withNeeds = <Raw extends Needs>({
  childPolicy,
  accessibility,
  dietary,
  health,
  ...raw
}: Raw) => ({ ...raw, needs: { childPolicy, accessibility, dietary, health } });
export const withGettingThere = <Raw extends GettingThere>({
  gettingHere,
  routes,
  gateHours,
  levies,
  ...raw
}: Raw) => ({ ...raw, gettingThere: { gettingHere, routes, gateHours, levies } });

/** An hour of a day or a night, as the page tells it. */
export const hour = z.object({ time: words, title: words, text: words });
export type Hour = z.infer<typeof hour>;

/** The address of a 360 degree tour chosen for a place. */
export const tourOn = onHost(({ link }) =>
  entry(z.object({ url: link })).transform((tour) => tour?.url ?? null),
);

/** The last part of the address of the dialog What to expect chosen for a place. */
export const expectSlug = entry(z.object({ slug: words })).transform((chosen) => chosen?.slug || null);
