import type { Colleague } from '@sundowner/desk-wire/people';
import { useSession, useViewer } from '../state/session-context.ts';
import { awayWords } from '../words/people-words.ts';
import { snoozeChoices, snoozeUntil } from '../words/snooze-choices.ts';
import { shortDay } from '../words/times.ts';
import { Avatar } from './controls.tsx';

export interface PersonChoicesProps {
  readonly people: readonly Colleague[];
  /** Whether it can be given to nobody. */
  readonly withNobody: boolean;
  readonly onChoose: (person: string | null) => void;
}

/** To whom enquiries are given. */
export function PersonChoices({ people, withNobody, onChoose }: PersonChoicesProps) {
  const viewer = useViewer();
  return (
    <ul className="desk-choices">
      {people.map((person) => {
        const away = awayWords(person, viewer.now);
        return (
          <li key={person.id}>
            <button type="button" onClick={() => onChoose(person.id)}>
              <Avatar person={person.id} viewer={viewer} />
              <span>{person.id === viewer.me ? `${person.name} (you)` : person.name}</span>
              {away && <small>{away}</small>}
            </button>
          </li>
        );
      })}
      {withNobody && (
        <li>
          <button type="button" onClick={() => onChoose(null)}>
            <span>Nobody</span>
          </button>
        </li>
      )}
    </ul>
  );
}

export interface DayChoicesProps {
  /** Whether each says its date, too, and at which time of it an enquiry comes back. */
  readonly withDates?: boolean;
  /** @param until the moment they come back */
  readonly onChoose: (until: string) => void;
}

/** Until which day enquiries are snoozed. */
export function DayChoices({ withDates = false, onChoose }: DayChoicesProps) {
  const { settings } = useSession();
  const viewer = useViewer();
  return (
    <ul className="desk-choices">
      {snoozeChoices(viewer.now).map(({ day, words }) => (
        <li key={day}>
          <button type="button" onClick={() => onChoose(snoozeUntil(day))}>
            <span>{words}</span>
            {withDates && (
              <small>
                {shortDay(day)}, {settings.snoozeEndsAt}
              </small>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
