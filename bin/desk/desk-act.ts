import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { isRefused, type Refused } from '@sundowner/enquiries/work/access';
import type { DeskCall } from './desk-options.ts';
import type { OpenDesk } from './open-desk.ts';
import { enquiryText, impersonalEnquiry } from './output.ts';

/** A call that cannot be understood; the message is one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

function lineOf(value: unknown): string {
  return value === null || value === undefined ? '-' : String(value);
}

/** Anything of the desk as indented lines, "name: value"; lists as dashes. */
export function plainText(value: unknown, indent = ''): string {
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
export type DeskAct = (desk: OpenDesk, call: DeskCall) => Promise<Performed>;

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
export function enquiryPerformed(result: EnquiryDetail | Refused, { values }: DeskCall): Performed {
  if (isRefused(result)) return performed(result);
  return {
    code: 0,
    words: enquiryText(result, values.personal),
    data: values.personal ? result : impersonalEnquiry(result),
  };
}

/** A file as it is. */
export const file = (text: string): Performed => ({ code: 0, words: text.trimEnd(), data: { file: text } });

/** What names people is shown on purpose alone. @throws UsageError */
export function assertPersonal({ values }: DeskCall): void {
  if (!values.personal)
    throw new UsageError('That shows what visitors wrote; add --personal if that is meant.');
}
