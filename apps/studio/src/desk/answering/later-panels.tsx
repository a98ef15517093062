import { daysAfter } from '@sundowner/calendar/day';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { houseToday, inHouse } from '../../runtime/house.ts';
import { Button } from '../parts/controls.tsx';
import { Field } from '../parts/fields.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { chosenMoment, type Offer, remindOffers, sendOffers } from './later.ts';

interface PanelProps {
  readonly title: string;
  readonly offers: readonly Offer[];
  readonly chosen: string | null;
  /** Words for choosing none. */
  readonly none: string;
  readonly onChoose: (at: string | null) => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Moments to choose from, and a day and a time of one's own. */
function Panel({ title, offers, chosen, none, onChoose, onLeave, children }: PanelProps) {
  const viewer = useViewer();
  const [day, setDay] = useState('');
  const [time, setTime] = useState('08:00');
  const heading = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    // All of it, over the foot that stays in view.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const own = chosenMoment(day, time, viewer.now);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  };
  return (
    <section ref={box} className="desk-later" aria-labelledby={heading} onKeyDown={onKeyDown}>
      <h2 id={heading} className="desk-part">
        {title}
      </h2>
      <ul className="desk-choices">
        {offers.map(({ words, aside, at }) => (
          <li key={at}>
            <button type="button" aria-pressed={chosen === at} onClick={() => onChoose(at)}>
              <span>{words}</span>
              <small>{aside}</small>
            </button>
          </li>
        ))}
        <li>
          <button type="button" aria-pressed={chosen === null} onClick={() => onChoose(null)}>
            <span>{none}</span>
          </button>
        </li>
      </ul>
      <div className="desk-later-own">
        <Field
          label="Another day"
          type="date"
          min={houseToday(viewer.now.getTime())}
          max={daysAfter(houseToday(viewer.now.getTime()), 365)}
          value={day}
          onValue={setDay}
        />
        <Field label={`Time, ${inHouse()}`} type="time" value={time} onValue={setTime} />
        <Button aria-disabled={own === null} onClick={() => own !== null && onChoose(own)}>
          Use it
        </Button>
      </div>
      <p>{children}</p>
    </section>
  );
}

interface MomentProps {
  readonly chosen: string | null;
  readonly onChoose: (at: string | null) => void;
  readonly onLeave: () => void;
}

/** When an answer goes. @param zone of the traveller's browser */
export function SendLater({ zone, ...panel }: MomentProps & { readonly zone: string | null }) {
  const { settings } = useSession();
  const viewer = useViewer();
  const backAt = viewer.people.find(({ id }) => id === viewer.me)?.awayUntil ?? null;
  return (
    <Panel
      {...panel}
      title="Send later"
      none="Now"
      offers={sendOffers(settings, { now: viewer.now, backAt, zone })}
    >
      It waits in this conversation; anybody who may answer can stop it. If somebody writes first, it does not
      go, and you hear of it.
    </Panel>
  );
}

/** By when an answer of theirs is expected. */
export function RemindMe({ sendAt, ...panel }: MomentProps & { readonly sendAt: string | null }) {
  const { settings } = useSession();
  const viewer = useViewer();
  return (
    <Panel
      {...panel}
      title="Remind me if no answer"
      none="Never"
      offers={remindOffers(settings, { now: viewer.now, sendAt })}
    >
      Only if nobody of theirs has written. It comes back to you as our turn; nothing is sent.
    </Panel>
  );
}
