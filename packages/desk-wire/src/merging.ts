import { z } from 'zod';
import { type Read, reference, time } from './wire.ts';

/** `POST /desk/enquiries/{reference}/merge`: another enquiry of the same person becomes part of this one, or is only linked. */
export const mergeActShape = z.object({
  other: reference,
  /** `link` keeps two, each naming the other. */
  as: z.enum(['merge', 'link']),
  /** Asked where the addresses differ. */
  samePerson: z.boolean().default(false),
  /** Names of fields whose value is taken from the other. */
  fromOther: z.array(z.string().max(80)).max(60).default([]),
});

/** What stands with an enquiry that another was merged into. */
export const mergedShape = z.object({
  reference,
  at: time,
  by: z.string(),
  /** Until when it can be taken apart again; `null` when it cannot. */
  undoUntil: time.nullable(),
  /** `link`: two that name each other; ended by the same act. */
  as: z.enum(['merge', 'link']).default('merge'),
  /** What the whole does not say, by the labels of the forms. */
  notKept: z.array(z.object({ label: z.string(), value: z.string() })).default([]),
});

/** `POST /desk/enquiries/{reference}/merge/undo`. */
export const unmergeActShape = z.object({
  /** The one that leaves, or whose link ends; `null` for the last that was merged. */
  other: reference.nullable().default(null),
});

/** `POST /desk/enquiries/{reference}/stays`: an earlier stay of the person, at a property by its key; `set` false takes it away. */
export const stayActShape = z.object({
  property: z.string().trim().min(1).max(80),
  year: z.int().min(1950).max(2200),
  set: z.boolean(),
});

/** An earlier stay, as a concierge noted it. */
export const stayShape = z.object({ property: z.string(), year: z.int(), by: z.string() });

/** A rule at arrival: all that is given must hold. `GET` and `POST /desk/rules`. */
export const arrivalRuleShape = z.object({
  id: z.string().max(64),
  name: z.string().trim().min(1).max(80),
  /** Any of these words, whole, without regard to case and accents. */
  words: z.array(z.string().trim().min(1).max(80)).max(40).default([]),
  properties: z.array(z.string()).max(40).default([]),
  kinds: z.array(z.string()).max(20).default([]),
  /** Arrival within so many days. */
  withinDays: z.int().min(0).max(400).nullable().default(null),
  assign: z.string().nullable().default(null),
  tag: z.string().trim().max(40).nullable().default(null),
  urgent: z.boolean().default(false),
});

export const arrivalRulesShape = z.object({ rules: z.array(arrivalRuleShape).max(100) });

export type StayAct = Read<z.infer<typeof stayActShape>>;
export type Stay = Read<z.infer<typeof stayShape>>;
export type ArrivalRules = Read<z.infer<typeof arrivalRulesShape>>;
export type MergeAct = Read<z.infer<typeof mergeActShape>>;
export type Merged = Read<z.infer<typeof mergedShape>>;
export type ArrivalRule = Read<z.infer<typeof arrivalRuleShape>>;
