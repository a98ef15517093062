import { weekdayNames } from '@sundowner/calendar/words';
import type { DeskSettings } from '@sundowner/desk-wire/desk-settings';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { useSession } from '../state/session-context.ts';
import { AssigningRules } from './assigning-rules.tsx';
import '../parts/privacy.css';
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
      <legend>Working hours, South African time</legend>
      {workingDays.map(({ from, to }, index) => {
        const name = weekdayNames[index] ?? '';
        const closed = from === to;
        return (
          <div key={name}>
            <label className="desk-choice">
              <input
                type="checkbox"
                checked={!closed}
                onChange={({ target }) =>
                  set(index, target.checked ? { from: '08:00', to: '17:00' } : { from: '00:00', to: '00:00' })
                }
              />
              {name}
            </label>
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

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  onChange(value: number): void;
}

function NumberField({ label, value, min, max, step = 1, onChange }: NumberFieldProps) {
  return (
    <label className="desk-field">
      {label}
      <input
        className="desk-input"
        type="number"
        required
        min={min}
        max={max}
        step={step}
        value={Number.isNaN(value) ? '' : value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </label>
  );
}

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
        onChange={(targetHours) => put({ targetHours })}
      />
      <NumberField
        label="Seconds an answer waits before it leaves"
        value={settings.sendDelay}
        min={0}
        max={60}
        onChange={(sendDelay) => put({ sendDelay })}
      />
      <NumberField
        label="Days of waiting after which closing is offered"
        value={settings.closeOfferedAfter}
        min={1}
        max={365}
        onChange={(closeOfferedAfter) => put({ closeOfferedAfter })}
      />
      <label className="desk-field">
        A snoozed enquiry comes back at
        <input
          className="desk-input"
          type="time"
          required
          value={settings.snoozeEndsAt}
          onChange={({ target }) => put({ snoozeEndsAt: target.value })}
        />
      </label>
      <label className="desk-field">
        The digest goes out at
        <input
          className="desk-input"
          type="time"
          required
          value={settings.digestAt}
          onChange={({ target }) => put({ digestAt: target.value })}
        />
      </label>
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
    <main id="desk-main" className="desk-office" tabIndex={-1}>
      <header>
        <h1>Settings of the desk</h1>
      </header>
      {asker.role === 'admin' ? (
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
      ) : (
        <p>Only administrators set the desk.</p>
      )}
    </main>
  );
}
