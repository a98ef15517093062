/** What the traveller's own page shows of one enquiry, and nothing else of it: the shape is the whole of what may leave the house. */
export interface OwnLetter {
  readonly reference: string;
  /** "Your enquiry about River House". */
  readonly name: string;
  /** Key of the property it is about; `null` for several, for none, and for one that is published no more. */
  readonly property: string | null;
  /** "Dear Naledi"; "Good day" where no name can be used. */
  readonly greeting: string;
  readonly status: OwnStatus;
  readonly asked: readonly OwnFact[];
  /** Whom it is with; `null` for nobody. */
  readonly concierge: OwnConcierge | null;
  /** Oldest first; none once it was withdrawn. */
  readonly messages: readonly OwnMessage[];
  /** What the form for another stay is filled with; `null` for a kind that asks for none. */
  readonly stay: OwnStay | null;
  /** The last two digits of the number that was left; `null` where none was. */
  readonly numberEnds: string | null;
  /** Whose hours a wish to be called is in: theirs where the form knew them, else the house's. */
  readonly callPlace: string;
  readonly held: readonly HeldRow[];
  /** "18 March 2029". */
  readonly keptUntil: string;
  /** How long after the last letter or the travel, in months. */
  readonly keptMonths: number;
  readonly erasure: { readonly askedAt: string } | null;
  /** Until when a file with all of it can be taken in this browser; `null` where none was made. */
  readonly exportUntil: string | null;
  readonly codes: readonly OwnCodePurpose[];
  readonly may: {
    readonly write: boolean;
    readonly change: boolean;
    readonly call: boolean;
    readonly withdraw: boolean;
  };
  readonly undoUntil: string | null;
  /** Whom the words of the page name: a first name, or "the concierges". */
  readonly to: string;
}

export type OwnCodePurpose = 'export' | 'erase';

/** One sentence, and what stands under it. */
export interface OwnStatus {
  readonly sentence: string;
  readonly under: string;
  /** Whether the telephone is offered after it. */
  readonly offersCall: boolean;
  /** A letter of ours that came back, in a sentence. */
  readonly cameBack: string | null;
  readonly isWithdrawn: boolean;
  readonly isDone: boolean;
}

export interface OwnFact {
  readonly label: string;
  readonly value: string;
  readonly note: string | null;
}

export interface OwnConcierge {
  readonly name: string;
  readonly first: string;
}

export interface OwnMessage {
  readonly id: string;
  readonly by: 'them' | 'us';
  /** "You wrote", "You wrote, from another address", "Amira answered". */
  readonly heading: string;
  /** "Monday 23 November, 19:05". */
  readonly when: string;
  /** "by mail", "on this page"; empty for ours. */
  readonly how: string;
  readonly paragraphs: readonly string[];
  /** Full name under a letter of ours. */
  readonly signed: string | null;
  readonly files: readonly OwnFile[];
}

export interface OwnFile {
  readonly name: string;
  /** "PDF, 340 kB". */
  readonly words: string;
  /** Where it can be opened; `null` for what they sent themselves. */
  readonly href: string | null;
}

/** Dates as yyyy-mm-dd; empty where none was given. */
export interface OwnStay {
  readonly arrival: string;
  readonly departure: string;
  readonly adults: string;
  readonly children: string;
  readonly ages: string;
}

export interface HeldRow {
  readonly what: string;
  readonly since: string;
  readonly until: string;
}

/** Longest words of one addition. */
export const longestAddition = 10_000;
/** Longest words of why somebody withdraws. */
export const longestReason = 1000;
export const mostOwnFiles = 5;
/** Bytes of one file. */
export const largestOwnFile = 10 * 2 ** 20;
