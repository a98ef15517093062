import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { isDay } from '@sundowner/calendar/day';
import { endOfDay, momentIn, startOfDay, type Zone } from '@sundowner/calendar/zone';
import { type Selection, selectionShape } from '@sundowner/desk-wire/bulk';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { filterOptions } from '@sundowner/desk-wire/list';
import { readReference } from '@sundowner/enquiries/store/reference';
import { type Asker, commandLine, isRefused, type Refused } from '@sundowner/enquiries/work/access';
import type { z } from 'zod';
import type { OpenDesk } from './open-desk.ts';
import { enquiryText, impersonalEnquiry, printedEnquiry } from './output.ts';

const text = { type: 'string' } as const;
const many = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean', default: false } as const;

/** The options that narrow a list, as the wire has them. */
const filterFlags = Object.fromEntries(
  Object.values(filterOptions).map(({ name, holds }) => [
    name,
    holds === 'flag' ? flag : holds === 'texts' ? many : text,
  ]),
);

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        ...(filterFlags as object),
        // Five of these are filters, too; named here so that their types are known.
        kind: many,
        property: many,
        state: many,
        from: text,
        to: text,
        list: text,
        view: text,
        words: text,
        search: text,
        sort: text,
        limit: text,
        cursor: text,
        until: text,
        text: text,
        subject: text,
        outcome: text,
        channel: text,
        table: text,
        month: text,
        reason: text,
        purpose: text,
        way: text,
        address: text,
        person: text,
        set: text,
        file: many,
        out: text,
        shared: flag,
        by: text,
        close: flag,
        csv: flag,
        html: flag,
        personal: flag,
        json: flag,
        yes: flag,
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A command of the desk, as it was typed. */
export interface TypedCommand {
  readonly asker: Asker;
  readonly values: ReturnType<typeof parse>['values'];
  /** The words after the act. */
  readonly given: readonly string[];
  /** The time zone of the house. */
  readonly timeZone: Zone;
  /** One of them that is needed. @throws UsageError */
  need(place: number, what: string): string;
  /** An option that is needed. @throws UsageError */
  option(
    name: 'to' | 'until' | 'text' | 'subject' | 'outcome' | 'reason' | 'purpose' | 'way' | 'from' | 'out',
  ): string;
}

/** @param timeZone in which days and times without a zone are read. @throws UsageError */
export function readCommand(argv: readonly string[], timeZone: Zone): TypedCommand {
  const { values, positionals } = parse(argv);
  const given = positionals.slice(1);
  const name = values.by ?? `${userInfo().username} (command line)`;
  return {
    asker: { ...commandLine, name },
    values,
    given,
    timeZone,
    need(place, what) {
      const word = given[place];
      if (word === undefined) throw new UsageError(`${positionals[0]} needs ${what}.`);
      return word;
    },
    option(option) {
      const value = values[option];
      if (value === undefined) throw new UsageError(`${positionals[0]} needs --${option}.`);
      return value;
    },
  };
}

/** What was typed, in the shape of the wire. @throws UsageError */
export function shaped<Shape extends z.ZodType>(shape: Shape, value: unknown): z.infer<Shape> {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new UsageError(`${issue?.path.join('.') || 'That'}: ${issue?.message ?? 'unexpected'}.`);
}

/** A day, or a day and a time of day, without a zone. */
const written = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?$/;

/**
 * A moment: a day of the house, which is its first moment or the first after it; a time on its clocks, or one with its zone.
 *
 * @throws UsageError
 */
export function momentOf(typed: string, timeZone: Zone, end: 'begins' | 'ends' = 'begins'): string {
  const [, day = '', time] = written.exec(typed) ?? [];
  if (isDay(day) && time === undefined)
    return new Date((end === 'ends' ? endOfDay : startOfDay)(day, timeZone)).toISOString();
  const at = isDay(day) && time !== undefined ? momentIn(day, time, timeZone) : Date.parse(typed);
  if (Number.isNaN(at)) throw new UsageError(`"${typed}" is no date, like 2027-03-01.`);
  return new Date(at).toISOString();
}

/** A text as it is, or the contents of a file after an @. @throws UsageError */
export function textOrFile(typed: string): string {
  if (!typed.startsWith('@')) return typed;
  try {
    return readFileSync(typed.slice(1), 'utf8');
  } catch {
    throw new UsageError(`${typed.slice(1)} cannot be read.`);
  }
}

/** One of the words an option takes; `null` where it is not given. @throws UsageError */
export function oneOf<T extends string>(
  name: string,
  value: string | undefined,
  allowed: readonly T[],
): T | null {
  if (value === undefined) return null;
  const found = allowed.find((candidate) => candidate === value);
  if (!found) throw new UsageError(`${name} must be one of ${allowed.join(', ')}.`);
  return found;
}

/** The reference a command is about, in its own form. @throws UsageError */
export function referenceOf(command: TypedCommand, place = 0): string {
  const typed = command.need(place, 'a reference');
  const reference = readReference(typed);
  if (!reference) throw new UsageError(`"${typed}" is no reference, like MC-7KQ2-94HD.`);
  return reference;
}

/** The filter of a command; parts nobody typed narrow nothing. @throws UsageError */
export function filterOf({
  values,
  timeZone,
}: Pick<TypedCommand, 'values' | 'timeZone'>): Record<string, unknown> {
  const typed: Record<string, unknown> = values;
  return Object.fromEntries(
    Object.entries(filterOptions).flatMap(([part, { name, holds }]) => {
      const value = typed[name];
      if (value === undefined || value === false) return [];
      if (holds !== 'day-begins' && holds !== 'day-ends') return [[part, value]];
      return [[part, momentOf(String(value), timeZone, holds === 'day-ends' ? 'ends' : 'begins')]];
    }),
  );
}

/** Which enquiries a command is about: references, or what a list finds. @param references those that were typed */
export function selectionOf(command: TypedCommand, references: readonly string[]): Selection {
  const { list, words = '' } = command.values;
  if (references.length > 0) return shaped(selectionShape, { of: 'references', references });
  if (list === undefined) throw new UsageError('Name references, or a --list with what narrows it.');
  return shaped(selectionShape, { of: 'filter', list, words, filter: filterOf(command) });
}

/** A command that cannot be understood; the message is one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

function lineOf(value: unknown): string {
  return value === null || value === undefined ? '-' : String(value);
}

/** Anything of the desk as indented lines, "name: value"; lists as dashes. */
function plainText(value: unknown, indent = ''): string {
  if (isPlain(value)) return `${indent}${lineOf(value)}`;
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return `${indent}${value.map(lineOf).join(', ') || '-'}`;
    return value.map((each) => `${indent}- ${plainText(each, `${indent}  `).trimStart()}`).join('\n');
  }
  return Object.entries(value as object)
    .filter(([, each]) => each !== undefined)
    .map(([name, each]) =>
      isPlain(each) || (Array.isArray(each) && each.every(isPlain))
        ? `${indent}${name}: ${plainText(each)}`
        : `${indent}${name}:\n${plainText(each, `${indent}  `)}`,
    )
    .join('\n');
}

/** What a command prints, and the exit code it ends with. */
export interface Performed {
  readonly code: 0 | 3 | 4;
  /** For people. */
  readonly words: string;
  /** For programs (`--json`). */
  readonly data: unknown;
}

/** One command. @throws UsageError */
export type DeskAct = (desk: OpenDesk, command: TypedCommand) => Promise<Performed>;

/** What the desk gave, as data and as text; why it refused with its exit code. */
export function performed<T extends object>(
  result: T | Refused,
  shown: (given: T) => unknown = (given) => given,
): Performed {
  if (isRefused(result)) {
    const { code, detail } = result;
    return { code: code === 'not-found' ? 3 : 4, words: detail, data: { error: code, detail } };
  }
  const data = shown(result);
  return { code: 0, words: plainText(data), data };
}

/** One enquiry as the desk gave it; without `--personal` nothing that anybody wrote. */
export function enquiryPerformed(result: EnquiryDetail | Refused, { values }: TypedCommand): Performed {
  if (isRefused(result)) return performed(result);
  return {
    code: 0,
    words: enquiryText(result, values.personal),
    data: printedEnquiry(values.personal ? result : impersonalEnquiry(result)),
  };
}

/** A file as it is. */
export const file = (text: string): Performed => ({ code: 0, words: text.trimEnd(), data: { file: text } });

/** What names people is shown on purpose alone. @throws UsageError */
export function assertPersonal({ values }: TypedCommand): void {
  if (!values.personal)
    throw new UsageError('That shows what visitors wrote; add --personal if that is meant.');
}
