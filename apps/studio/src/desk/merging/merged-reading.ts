import type { Envelope } from '@sundowner/desk-wire/conversation';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';

/** One piece of the conversation as it will stand. */
export interface ReadPiece {
  readonly key: string;
  readonly from: 'First' | 'Second';
  readonly at: string;
  /** Who of the desk; `null` for somebody else. */
  readonly by: string | null;
  /** Who wrote a mail, as it says itself; `null` for what the traveller wrote in a form or on their page, and for the desk. */
  readonly writer: string | null;
  /** Its beginning, on one line. */
  readonly text: string;
}

type Side = Pick<EnquiryDetail, 'reference' | 'receivedAt' | 'words' | 'conversation'>;

const mostLetters = 90;
/** Pieces that are shown; a longer conversation says how many more there are. */
export const mostPieces = 8;

function lineOf(text: string): string {
  const line = text
    .slice(0, mostLetters * 2)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > mostLetters ? `${line.slice(0, mostLetters).trimEnd()}…` : line;
}

/** Nobody's words stand under another's name: the two may be known by different ones. */
const writerOf = (envelope: Envelope | null): string | null =>
  envelope && (envelope.from.name.trim() || envelope.from.address);

function piecesOf(
  { reference, receivedAt, words, conversation }: Side,
  from: ReadPiece['from'],
): ReadPiece[] {
  const first =
    words === null
      ? []
      : [{ key: reference, from, at: receivedAt, by: null, writer: null, text: lineOf(words) }];
  return [
    ...first,
    ...conversation.messages
      .filter(({ state, text }) => text !== '' && state !== 'stopped' && state !== 'called-back')
      .map(({ id, at, by, text, envelope }) => ({
        key: id,
        from,
        at,
        by,
        writer: writerOf(envelope),
        text: lineOf(text),
      })),
  ];
}

/** What was said in both, in the order of its time. */
export const mergedReading = (first: Side, second: Side): readonly ReadPiece[] =>
  [...piecesOf(first, 'First'), ...piecesOf(second, 'Second')].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at),
  );
