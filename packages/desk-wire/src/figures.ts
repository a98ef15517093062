import { z } from 'zod';
import type { Read } from './wire.ts';

const date = z.iso.date();

/**
 * `GET /desk/figures?from=&to=&kind=&property=`; the same with `Accept: text/csv` and `&table=` as CSV, one of `figureSheets`. Days of the
 * house, at most 400.
 */
export const figuresRequestShape = z
  .object({
    from: date,
    to: date,
    kind: z.string().optional(),
    property: z.string().optional(),
  })
  .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < 400 * 86_400_000, {
    path: ['to'],
    message: 'at most 400 days, and not before from',
  });

export const figureTables = [
  'day',
  'kind',
  'property',
  'country',
  'source',
  'concierge',
  'hour',
  'way',
] as const;

/** What can be had as CSV: the tables, and who gave first answers at which hour. */
export const figureSheets = [...figureTables, 'answering'] as const;

const answered = z.object({
  /** Of those answered; working minutes; `null` where there is none. */
  median: z.number().min(0).nullable(),
  p90: z.number().min(0).nullable(),
  inTarget: z.int().min(0),
  late: z.int().min(0),
  /** Not answered yet. */
  waiting: z.int().min(0),
});

/**
 * One line of a table: `name` is a day, a kind, a property's key, a country's words, a page's path, the id of a person (empty for nobody;
 * received, held and waiting are of whom an enquiry is with, first answers of who gave them), the hour of the house it came in ("00" to "23")
 * or the way it began (`form` and those of `begun.ts`). `kind` counts forms alone.
 */
const line = z.object({
  name: z.string(),
  received: z.int().min(0),
  held: z.int().min(0),
  first: answered,
});

/** How many first answers somebody gave, by their id (empty for nobody known), in each of the 24 hours of the house's day. */
const answeredByHour = z.object({ name: z.string(), hours: z.array(z.int().min(0)).length(24) });

export const figuresShape = z.object({
  from: date,
  to: date,
  targetMinutes: z.number(),
  total: line.omit({ name: true }),
  tables: z.object({
    day: z.array(line),
    kind: z.array(line),
    property: z.array(line),
    country: z.array(line),
    source: z.array(line),
    concierge: z.array(line).default([]),
    hour: z.array(line).default([]),
    way: z.array(line).default([]),
  }),
  /** First answers to what came in on these days; the most first. */
  answering: z.array(answeredByHour).default([]),
  held: z.object({
    held: z.int().min(0),
    released: z.int().min(0),
    discarded: z.int().min(0),
    purged: z.int().min(0),
  }),
  deliveries: z.array(
    z.object({
      channel: z.string(),
      /** What the channel is called. */
      noun: z.string(),
      delivered: z.int().min(0),
      waiting: z.int().min(0),
      dead: z.int().min(0),
      medianSeconds: z.number().nullable(),
    }),
  ),
});

export type FiguresRequest = Read<z.infer<typeof figuresRequestShape>>;
export type Figures = Read<z.infer<typeof figuresShape>>;
export type FigureLine = Read<z.infer<typeof line>>;
export type AnsweredByHour = Figures['answering'][number];
export type FigureTable = (typeof figureTables)[number];
export type FigureSheet = (typeof figureSheets)[number];
