import type { DeskCalls } from '@sundowner/desk-wire/calls';
import type { CallOutput, CallParams, DeskCall } from '@sundowner/desk-wire/calls/desk-call';
import type { NewFile } from '../conversation/draft-files.ts';
import type { StoredFile } from '../delivery/channels/channel.ts';
import { unlessLocked } from '../store/vault.ts';
import { type Asker, isRefused, type Refused, refuse } from '../work/access.ts';

/** One call of the desk by somebody who may ask, parsed with the shapes of its row. */
export interface Asked<Call extends DeskCall> {
  readonly asker: Asker;
  readonly params: CallParams<Call>;
  readonly query: CallOutput<Call, 'query'>;
  readonly body: Call extends { readonly transfer: 'upload' } ? NewFile : CallOutput<Call, 'body'>;
  /** Whether the caller accepts the row's kind of file, and not JSON. */
  readonly asFile: boolean;
  /** Aborts when the caller has gone, or the site stops. */
  readonly gone: AbortSignal;
}

/** A file in the place of an answer. */
export interface FileAnswer {
  readonly outcome: 'file';
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes of a file somebody sent; text, whole or in pieces, of one that is made here. */
  readonly content: Uint8Array | string | AsyncIterable<string>;
}

/** What is answered: as the row's shape has it, or a file, or `undefined` and `done` for what is only done. */
export type Answered<Call extends DeskCall> = CallOutput<Call, 'answer'> | 'done' | FileAnswer | Refused;

export type CallRule<Call extends DeskCall> = (asked: Asked<Call>) => Promise<Answered<Call>>;

/** Calls the site answers; the rest the studio answers itself. */
export type SiteCallName = {
  [Name in keyof DeskCalls]: DeskCalls[Name] extends { readonly answeredByStudio: true } ? never : Name;
}[keyof DeskCalls];

/** The rule of each call the site answers: one that is missing is a type error. */
export type CallRules<Name extends SiteCallName = SiteCallName> = {
  readonly [Each in Name]: CallRule<DeskCalls[Each]>;
};

/** Of what needs words that no key opens nothing is done. */
export const lockedAway = (): Refused =>
  refuse(
    'wrong-state',
    'Some of its words are locked with a key this installation no longer has. Nothing was done.',
  );

/** The same rules: one that needs words which no key opens is refused in words, and nothing of it is done. */
export function refusingLocked<Rules extends CallRules>(rules: Rules): Rules {
  const all = Object.entries<CallRule<DeskCall>>(rules as Readonly<Record<string, CallRule<DeskCall>>>);
  return Object.fromEntries(
    all.map(([name, rule]) => [
      name,
      (asked: Asked<DeskCall>) => unlessLocked(async () => rule(asked), lockedAway()),
    ]),
  ) as Rules;
}

export const fileAnswer = (
  fileName: string,
  contentType: 'text/csv' | 'text/html',
  content: FileAnswer['content'],
): FileAnswer => ({ outcome: 'file', fileName, contentType: `${contentType}; charset=utf-8`, content });

/** A file somebody sent, to take away. */
export const storedFileAnswer = (file: StoredFile | Refused): FileAnswer | Refused =>
  isRefused(file) ? file : { outcome: 'file', ...file };

/** The number of a file in an address; -1, where no file is, for what is no number. */
export const fileNumber = (text: string): number => (/^\d{1,4}$/.test(text) ? Number(text) : -1);
