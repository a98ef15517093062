import { isDay } from '@sundowner/calendar/day';
import { dayIn } from '@sundowner/calendar/zone-clock';
import { z } from 'zod';
import { installation } from '../../installation/installation.ts';
import { slugPattern } from '../reading/content-read.ts';

/** Field shapes of the studio's answers. An empty field comes as `null`, or not at all. */

export const id = z.union([z.string(), z.number()]);

/** A text just as it is kept: one that is held against another, or is evidence of what somebody agreed to. */
export const asWritten = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '');

/** A text in which a sum of money does not break over two lines: "R 1 150 a person". */
export const keepingSums = (text: string): string =>
  text.replace(/\bR \d{1,3}(?: \d{3})*/g, (sum) => sum.replaceAll(' ', '\u00a0'));

/** A text as pages show it. Sums of money in it do not break. */
export const words = asWritten.transform(keepingSums);

export const optionalWords = words.transform((value) => value || null);

export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** A list, empty when the field is. Members of another shape are left out. */
export const listOf = <T>(member: z.ZodType<T>) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((members): readonly T[] =>
      (members ?? []).flatMap((value) => {
        const parsed = member.safeParse(value);
        return parsed.success ? [parsed.data] : [];
      }),
    );

/** A day of the house as yyyy-mm-dd. The studio keeps a moment in UTC. */
export const day = z
  .string()
  .refine((value) => !Number.isNaN(Date.parse(value)))
  .transform((value) => (isDay(value) ? value : dayIn(Date.parse(value), installation().timeZone)));

/** A moment the studio keeps in UTC; `null` when the field is empty or no moment. */
export const moment = z
  .string()
  .nullish()
  .transform((value) => (value && !Number.isNaN(Date.parse(value)) ? new Date(value) : null));

export const number = z
  .number()
  .nullish()
  .transform((value) => value ?? null);

/** An amount that somebody pays; of one that is nothing, which no page may name as a price, `null`. */
export const price = number.transform((amount) => (amount !== null && amount > 0 ? amount : null));

/** A slug as it can stand in an address. */
export const slug = z.string().regex(slugPattern);

/** Several short texts. */
export const texts = listOf(z.string()).transform((list): readonly string[] =>
  list.map((text) => text.trim()).filter(Boolean),
);

/** Another entry: `null` when the field is empty, the entry is not published, or it has another shape. */
export const entry = <T>(shape: z.ZodType<T>) =>
  z
    .unknown()
    .optional()
    .transform((value): T | null => {
      if (typeof value !== 'object' || value === null) return null;
      const parsed = shape.safeParse(value);
      return parsed.success ? parsed.data : null;
    });

/** Several other entries, in the editor's order; those not published, or of another shape, are left out. */
export const entries = <T>(shape: z.ZodType<T>) => listOf(shape);

/** The entries that name this one, as the studio joins them: those in the order of their place, published alone. */
export const joined = <T>(shape: z.ZodType<T>) =>
  z
    .object({ docs: z.array(z.unknown()).nullish() })
    .nullish()
    .transform((join) => entries(shape).parse(join?.docs));

/** Several other entries, and how many more the editor chose that are not published: of those the API gives the bare id. */
export const entriesAndResting = <T>(shape: z.ZodType<T>) =>
  z
    .array(z.unknown())
    .nullish()
    .transform((list) => ({
      found: entries(shape).parse(list),
      resting: (list ?? []).filter((each) => typeof each === 'number' || typeof each === 'string').length,
    }));

/** A day, or `null` when the field is empty or no day. */
export const optionalDay = day
  .nullish()
  .catch(null)
  .transform((value) => value ?? null);

type Renamed<Raw, Names extends Readonly<Record<string, string>>> = Omit<Raw, keyof Names> & {
  [Name in keyof Names & keyof Raw as Names[Name]]: Raw[Name];
};

/**
 * For the `transform` of a shape: some fields under the names pages know them by, the others as they are.
 *
 * @param names the studio's name and the page's: `{ hero: 'banner', image: 'picture' }`
 */
export const rename =
  <const Names extends Readonly<Record<string, string>>>(names: Names) =>
  <Raw extends Readonly<Record<keyof Names & string, unknown>>>(raw: Raw): Renamed<Raw, Names> =>
    Object.fromEntries(Object.entries(raw).map(([name, value]) => [names[name] ?? name, value])) as Renamed<
      Raw,
      Names
    >;
