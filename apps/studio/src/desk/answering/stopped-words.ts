import type { Message } from '@sundowner/desk-wire/conversation';

/** What a stopped answer was stopped by, as it stands now. */
export type StoppedBy = 'traveller' | 'lodge' | 'call' | 'called-back' | 'leaves-soon' | 'gone-out' | 'nothing';

/**
 * Read anew at every look: an answer that came first may still be called back, or has been, and then nothing has gone out.
 *
 * @param first what it was stopped by; `null` where that is not known
 */
export function stoppedBy(first: Pick<Message, 'way' | 'state' | 'callBackUntil' | 'envelope'> | null): StoppedBy {
  if (first === null) return 'nothing';
  if (first.way === 'traveller' && first.envelope?.role === 'lodge') return 'lodge';
  if (first.way === 'traveller' || first.way === 'page') return 'traveller';
  if (first.way === 'telephone') return 'call';
  if (first.state === 'called-back') return 'called-back';
  return first.callBackUntil === null ? 'gone-out' : 'leaves-soon';
}

/** The sentence above both texts. @param name whose the first one is */
export function stoppedSentence(
  by: StoppedBy,
  { name, at, before, mine }: { readonly name: string; readonly at: string; readonly before: string; readonly mine: string },
): string {
  switch (by) {
    case 'traveller':
      return `They wrote at ${at}, ${before} before ${mine}.`;
    case 'lodge':
      return `The lodge wrote at ${at}, ${before} before ${mine}.`;
    case 'call':
      return `${name} had reached them by telephone at ${at}, ${before} before ${mine}.`;
    case 'called-back':
      return `${name}’s answer was called back: nothing has gone out.`;
    case 'leaves-soon':
      return `${name}’s answer came ${before} before ${mine}, and has not gone out yet.`;
    case 'gone-out':
      return `${name}’s answer went out at ${at}, ${before} before ${mine}.`;
    case 'nothing':
      return 'The conversation had gone on.';
  }
}

/** Above the first text. */
export function firstHeading(by: StoppedBy, name: string): string {
  if (by === 'traveller' || by === 'lodge') return `${name} wrote`;
  if (by === 'call') return `${name}, by telephone`;
  if (by === 'called-back') return `${name}, called back`;
  return by === 'leaves-soon' ? `${name}, not gone yet` : `${name}, sent`;
}
