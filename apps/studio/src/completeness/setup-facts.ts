import { formOf, type Id } from './entry-context.ts';
import type { MissingContent } from './missing-content.ts';

/** An entry the guide speaks of, as it is saved last. */
export interface SetupEntry {
  readonly collection: string;
  readonly id: Id;
  readonly title: string;
  /** Within a sentence: its name, or "the region" while it has none. */
  readonly called: string;
  /** Whether it has a name of its own. */
  readonly named: boolean;
  /** Whether visitors meet it. */
  readonly published: boolean;
  readonly missing: readonly MissingContent[];
  /** Who saved it, and when (ISO 8601). */
  readonly by: string;
  readonly at: string;
}

/** What the seven steps are judged by: of each kind the entry that is farthest, drafts included; `null` where there is none. */
export interface SetupFacts {
  /** The collection's own. */
  readonly name: string;
  readonly colours: SetupEntry | null;
  readonly region: SetupEntry | null;
  readonly property: SetupEntry | null;
  /** A lodge, or a residence where there is no lodge. */
  readonly lodge: SetupEntry | null;
  /** A residence has no rooms of its own to add. */
  readonly lodgeIsWhole: boolean;
  readonly room: SetupEntry | null;
  readonly rate: SetupEntry | null;
  /** Whether any season of a rate has a price. */
  readonly hasPrice: boolean;
  readonly contact: SetupEntry | null;
  /** Whether every day of the week says when the telephone is answered. */
  readonly hasHours: boolean;
  /** Accounts, and those of them that answer enquiries. */
  readonly accounts: number;
  readonly answering: number;
  /** Forms by what they are called, whose words of consent nobody has published yet. */
  readonly withoutConsent: readonly string[];
  /** One of these whose words wait as a draft, or the one whose words were published first. */
  readonly consent: SetupEntry | null;
  readonly home: SetupEntry | null;
  /** The privacy policy: what visitors agree to leads to it. */
  readonly privacy: SetupEntry | null;
  /** Whether a property that visitors meet lists a lodge: else no menu leads to it. */
  readonly lodgeIsListed: boolean;
  /** Whether the reader may add accounts; else the name of somebody who may. */
  readonly mayAddAccounts: boolean;
  readonly administrator: string;
}

/** A new entry that is begun with what ties it to another, or with the words of consent. */
export interface Beginning {
  readonly collection: string;
  readonly of: SetupEntry | null;
}

export interface SetupLine {
  readonly words: string;
  /** Where it is filled in; `null` for what the button of the step begins. */
  readonly href: string | null;
  /** What is begun in place of going there. */
  readonly begins?: Beginning | null;
}

/** What leads on: a form, or a new entry. */
export interface SetupAct {
  readonly words: string;
  readonly href: string;
  readonly begins: Beginning | null;
}

export type StepState = 'done' | 'next' | 'begun' | 'open' | 'later';

/** What a step says of itself before it is known which is the next. */
export interface Judged {
  readonly key: string;
  readonly title: string;
  readonly done: boolean;
  readonly begun: boolean;
  readonly says: string;
  readonly missing: readonly SetupLine[];
  readonly act: SetupAct | null;
  /** Who can do it, where the reader cannot. */
  readonly ask: string | null;
  /** The entry it was done with. */
  readonly by: SetupEntry | null;
}

export interface SetupStep extends Omit<Judged, 'done' | 'begun'> {
  readonly state: StepState;
}

export const form = ({ collection, id }: SetupEntry, field?: string) => formOf(collection, id, field);

/** What an entry cannot be published without. */
export function neededIn(entry: SetupEntry): readonly SetupLine[] {
  return entry.missing
    .filter(({ needed }) => needed)
    .map(({ name, field }) => ({ words: `${entry.title}: ${name}`, href: form(entry, field ?? undefined) }));
}

export interface Wanted {
  readonly entry: SetupEntry | null;
  readonly collection: string;
  /** What is missing where there is none: "A region: the part of the country it stands in". */
  readonly words: string;
  /** The entry a new one belongs to. */
  readonly of?: SetupEntry | null;
}

/** A new entry is begun with what ties it to the one it belongs to, where that is there already. */
const newEntry = ({ collection, of }: Wanted): Pick<SetupAct, 'href' | 'begins'> => ({
  href: formOf(collection, null),
  begins: of ? { collection, of } : null,
});

export const missingOf = (wanted: Wanted): readonly SetupLine[] =>
  wanted.entry ? neededIn(wanted.entry) : [{ words: wanted.words, ...newEntry(wanted) }];

export const act = (words: string, href: string): SetupAct => ({ words, href, begins: null });

/** The entry to go on with: the first that is not there or lacks something. */
export function goOn(wanted: readonly Wanted[], newWords: string): Judged['act'] {
  const next = wanted.find((each) => missingOf(each).length > 0) ?? wanted.at(-1);
  if (!next) return null;
  return next.entry
    ? act(`Go on with ${next.entry.called}`, form(next.entry))
    : { words: newWords, ...newEntry(next) };
}

export const change = (entry: SetupEntry | null): Judged['act'] => entry && act('Change', form(entry));
