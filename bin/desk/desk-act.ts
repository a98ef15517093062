import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { isRefused, type Refused } from '@sundowner/enquiries/work/refused';
import type { DeskCall } from './desk-options.ts';
import type { OpenDesk } from './open-desk.ts';
import { enquiryText, impersonalEnquiry, printedEnquiry } from './output.ts';
import { plainText } from './plain-text.ts';
import { UsageError } from './usage-error.ts';

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
    data: printedEnquiry(values.personal ? result : impersonalEnquiry(result)),
  };
}

/** A file as it is. */
export const file = (text: string): Performed => ({ code: 0, words: text.trimEnd(), data: { file: text } });

/** What names people is shown on purpose alone. @throws UsageError */
export function assertPersonal({ values }: DeskCall): void {
  if (!values.personal)
    throw new UsageError('That shows what visitors wrote; add --personal if that is meant.');
}
