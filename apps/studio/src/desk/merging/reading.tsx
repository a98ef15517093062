import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { useViewer } from '../state/session-context.ts';
import { nameWords } from '../words/enquiry-words.ts';
import { colleagueWords } from '../words/people-words.ts';
import { momentWords } from '../words/times.ts';
import { mergedReading, mostPieces } from './merged-reading.ts';

export interface ReadingProps {
  readonly first: EnquiryDetail;
  readonly second: EnquiryDetail;
}

/** How the conversation will read once the two are one. */
export function Reading({ first, second }: ReadingProps) {
  const viewer = useViewer();
  const pieces = mergedReading(first, second);
  if (pieces.length === 0) return null;
  const beyond = pieces.length - mostPieces;
  return (
    <section aria-labelledby="desk-merge-reading">
      <h3 id="desk-merge-reading">How the conversation will read</h3>
      <ol className="desk-merge-reading">
        {pieces.slice(-mostPieces).map(({ key, from, by, writer, text, at }) => (
          <li key={`${from} ${key}`}>
            <span>{from}</span>{' '}
            <b dir="auto">{by === null ? (writer ?? nameWords(first)) : colleagueWords(by, viewer.people)}</b>{' '}
            <span dir="auto">{text}</span> <time dateTime={at}>{momentWords(at, viewer.now)}</time>
          </li>
        ))}
      </ol>
      {beyond > 0 && <p>And {beyond.toLocaleString('en-GB')} before these.</p>}
    </section>
  );
}
