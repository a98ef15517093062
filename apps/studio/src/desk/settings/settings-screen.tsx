import { weekdayNames } from '@sundowner/calendar/words';
import type { DeskSettings } from '@sundowner/desk-wire/desk-settings';
import { type SubmitEvent, useState } from 'react';
import { inHouse } from '../../runtime/house.ts';
import { Button } from '../parts/controls.tsx';
import { Check, Field, type FieldProps } from '../parts/fields.tsx';
import { useSession } from '../state/session-context.ts';
import { ArrivalRules } from './arrival-rules.tsx';
import { AssigningRules } from './assigning-rules.tsx';
import './settings.css';

type Put = (part: Partial<DeskSettings>) => void;

interface PartProps {
  readonly settings: DeskSettings;
  readonly put: Put;
}

function Hours({ settings: { workingDays }, put }: PartProps) {
  const set = (index: number, part: Partial<DeskSettings['workingDays'][number]>) =>
    put({ workingDays: workingDays.map((day, at) => (at === index ? { ...day, ...part } : day)) });
  return (
    <fieldset className="desk-card desk-hours">
      <legend>Working hours, by the clock {inHouse()}</legend>
      {workingDays.map(({ from, to }, index) => {
        const name = weekdayNames[index] ?? '';
        const closed = from === to;
        return (
          <div key={name}>
            <Check
              checked={!closed}
              onCheck={(on) =>
                set(index, on ? { from: '08:00', to: '17:00' } : { from: '00:00', to: '00:00' })
              }
            >
              {name}
            </Check>
            {closed ? (
              <span>Closed</span>
            ) : (
              <span>
                <input
                  className="desk-input"
                  type="time"
                  required
                  aria-label={`${name} from`}
                  value={from}
                  onChange={({ target }) => set(index, { from: target.value })}
                />{' '}
                to{' '}
                <input
                  className="desk-input"
                  type="time"
                  required
                  aria-label={`${name} until`}
                  value={to}
                  min={from}
                  onChange={({ target }) => set(index, { to: target.value })}
                />
              </span>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

interface NumberFieldProps extends Omit<FieldProps, 'value' | 'onValue'> {
  readonly value: number;
  onNumber(value: number): void;
}

const NumberField = ({ value, onNumber, ...field }: NumberFieldProps) => (
  <Field
    step={1}
    {...field}
    type="number"
    required
    value={Number.isNaN(value) ? '' : value}
    onValue={(text) => onNumber(text === '' ? Number.NaN : Number(text))}
  />
);

function Times({ settings, put }: PartProps) {
  return (
    <fieldset className="desk-card">
      <legend>Target and times</legend>
      <NumberField
        label="First answer within so many working hours"
        value={settings.targetHours}
        min={0.25}
        max={240}
        step={0.25}
        onNumber={(targetHours) => put({ targetHours })}
      />
      <NumberField
        label="Seconds an answer waits before it leaves"
        value={settings.sendDelay}
        min={0}
        max={60}
        onNumber={(sendDelay) => put({ sendDelay })}
      />
      <NumberField
        label="Days of waiting after which closing is offered"
        value={settings.closeOfferedAfter}
        min={1}
        max={365}
        onNumber={(closeOfferedAfter) => put({ closeOfferedAfter })}
      />
      <Field
        label="A snoozed enquiry comes back at"
        type="time"
        required
        value={settings.snoozeEndsAt}
        onValue={(snoozeEndsAt) => put({ snoozeEndsAt })}
      />
      <Field
        label="The digest goes out at"
        type="time"
        required
        value={settings.digestAt}
        onValue={(digestAt) => put({ digestAt })}
      />
    </fieldset>
  );
}

/** How the desk is set; administrators change it. */
export function SettingsScreen() {
  const { asker, settings: now, saveSettings } = useSession();
  const [settings, setSettings] = useState(now);
  const put: Put = (part) => setSettings((before) => ({ ...before, ...part }));
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void saveSettings(settings);
  };
  return (
    <main id="desk-main" className="desk-page" tabIndex={-1}>
      <header>
        <h1>Settings of the desk</h1>
      </header>
      {asker.role === 'admin' ? (
        <>
          <form className="desk-settings" onSubmit={save}>
            <div className="desk-cards">
              <Times settings={settings} put={put} />
              <Hours settings={settings} put={put} />
            </div>
            <section className="desk-card" aria-labelledby="desk-rules">
              <h2 id="desk-rules">Who gets what by itself</h2>
              <p>The first rule that fits counts. Somebody away gets nothing new.</p>
              <AssigningRules rules={settings.rules} onChange={(rules) => put({ rules: [...rules] })} />
            </section>
            <p className="desk-buttons">
              <Button submits look="solid">
                Save the settings
              </Button>
              <Button look="text" onClick={() => setSettings(now)}>
                Take the changes back
              </Button>
            </p>
          </form>
          <div className="desk-settings">
            <ArrivalRules />
          </div>
        </>
      ) : (
        <p>Only administrators set the desk.</p>
      )}
    </main>
  );
}
