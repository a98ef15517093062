import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { Button } from '../parts/controls.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { colleagueWords } from '../words/people-words.ts';
import { momentWords, shortDay } from '../words/times.ts';
import { useTakeApart } from './use-take-apart.ts';

/** What was merged into an enquiry or linked with it, and how another is. */
export function Together({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const { open, place } = useSession();
  const viewer = useViewer();
  const takeApart = useTakeApart();
  const { reference, merged, state } = enquiry;
  const canUndo = (until: string | null) => until !== null && Date.parse(until) > viewer.now.getTime();
  return (
    <section>
      <h2 className="desk-part">Together with</h2>
      {merged.length > 0 && (
        <ul className="desk-short">
          {merged.map((each) => {
            const by = `by ${colleagueWords(each.by, viewer.people, each.by)}, ${momentWords(each.at, viewer.now)}`;
            return (
              <li key={each.reference}>
                {each.as === 'merge' ? (
                  <b>{each.reference}</b>
                ) : (
                  <PlaceLink className="desk-link" to={{ ...place, reference: each.reference }}>
                    {each.reference}
                  </PlaceLink>
                )}
                <small>
                  {each.as === 'merge' ? `Merged ${by}; works like ${reference}` : `Linked ${by}`}
                  {each.as === 'merge' &&
                    canUndo(each.undoUntil) &&
                    `. Undo until ${shortDay(each.undoUntil ?? '')}`}
                </small>
                {each.notKept.length > 0 && (
                  <details className="desk-more">
                    <summary>Not kept</summary>
                    <p dir="auto">
                      {each.notKept.map(({ label, value }) => `${label}: ${value}`).join('\n')}
                    </p>
                  </details>
                )}
                {each.as === 'merge' && canUndo(each.undoUntil) && (
                  <Button
                    look="text"
                    aria-label={`Undo the merge of ${each.reference}`}
                    onClick={() => open({ kind: 'unmerge', target: enquiry, merged: each })}
                  >
                    Undo the merge
                  </Button>
                )}
                {each.as === 'link' && (
                  <Button
                    look="text"
                    aria-label={`End the link with ${each.reference}`}
                    onClick={() => void takeApart(reference, each.reference)}
                  >
                    End the link
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {state === 'accepted' && (
        <Button look="text" onClick={() => open({ kind: 'merge', target: enquiry, other: null })}>
          Same as another enquiry…
        </Button>
      )}
    </section>
  );
}
