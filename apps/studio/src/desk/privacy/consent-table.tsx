import type { Consents } from '@sundowner/desk-wire/privacy';
import { firstPlace } from '../address.ts';
import { Button } from '../parts/button.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { pageWords, purposeWords } from '../words/enquiry-words.ts';
import { colleagueWords } from '../words/people-words.ts';
import { dayWords, wholeTime } from '../words/times.ts';

export interface ConsentTableProps {
  readonly consents: Consents['consents'];
  readonly caption: string;
  onChanged(): void;
}

type Consent = Consents['consents'][number];

function Given({ consent, onChanged }: { readonly consent: Consent; readonly onChanged: () => void }) {
  const { asker, open } = useSession();
  const viewer = useViewer();
  if (consent.purposes.length === 0) return 'Nothing';
  return (
    <ul className="desk-short">
      {consent.purposes.map((purpose) => {
        const taken = consent.withdrawn.find((each) => each.purpose === purpose);
        return (
          <li key={purpose}>
            {purposeWords(purpose)}
            {taken ? (
              <small data-tone="late">
                withdrawn {dayWords(taken.at)}, {taken.way}
                {taken.by && `, recorded by ${colleagueWords(taken.by, viewer.people)}`}
              </small>
            ) : (
              asker.role === 'admin' && (
                <Button
                  look="text"
                  aria-label={`Record a withdrawal: ${purposeWords(purpose)}, ${consent.reference}`}
                  onClick={() =>
                    open({ kind: 'withdraw', reference: consent.reference, purpose, onDone: onChanged })
                  }
                >
                  Record a withdrawal
                </Button>
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What people agreed to, in which words and where, and what they took back. */
export function ConsentTable({ consents, caption, onChanged }: ConsentTableProps) {
  if (consents.length === 0) return <p>No consent fits.</p>;
  return (
    <DataTable
      caption={caption}
      columns={['Given', 'By', 'To what', 'Words', 'Where']}
      rows={consents.map((consent) => {
        const to = { ...firstPlace, list: 'all' as const, reference: consent.reference };
        return {
          key: consent.reference,
          cells: [
            wholeTime(consent.at),
            <PlaceLink key="by" className="desk-link" to={to}>
              {consent.name || 'No name given'}, {consent.reference}
            </PlaceLink>,
            <Given key="given" consent={consent} onChanged={onChanged} />,
            <details key="words" className="desk-more">
              <summary>{consent.version}</summary>
              <p>{consent.text}</p>
            </details>,
            pageWords(consent.page),
          ],
        };
      })}
    />
  );
}
