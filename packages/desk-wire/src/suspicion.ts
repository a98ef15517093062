/** What is read of a suspicion. */
export interface SuspicionWords {
  /** Goes on a sentence. */
  readonly what: string;
  /** A sentence of its own: what makes it suspicious. */
  readonly more: string;
}

/** Why an enquiry is held: sent faster than a person can, with a trap field filled in, or again and again with one ticket (SUB-02). */
export type Suspicion = 'too-fast' | 'honeypot' | 'same-ticket';

export const suspicions: Readonly<Record<Suspicion, SuspicionWords>> = {
  'too-fast': { what: 'sent faster than a person types', more: 'People need longer.' },
  honeypot: {
    what: 'a field people cannot see was filled in',
    more: 'A machine does that, or a program that fills in forms for somebody.',
  },
  'same-ticket': {
    what: 'one form was sent again and again with other words',
    more: 'People correct themselves once or twice.',
  },
};

const isSuspicion = (name: string): name is Suspicion => Object.hasOwn(suspicions, name);

/** What is called so; `null` where this build does not know it. */
export const suspicionWords = (name: string): SuspicionWords | null =>
  isSuspicion(name) ? suspicions[name] : null;

/** The same as the start of a sentence: "Sent faster than a person types". */
export function suspicionSentence(name: string): string | null {
  const words = suspicionWords(name);
  return words && words.what.charAt(0).toUpperCase() + words.what.slice(1);
}
