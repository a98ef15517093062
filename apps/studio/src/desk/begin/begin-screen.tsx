import { type BegunWay, begunWays } from '@sundowner/desk-wire/begun';
import { deskCalls } from '@sundowner/desk-wire/calls';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { houseToday, houseZone } from '../../runtime/house.ts';
import { firstPlace } from '../address.ts';
import { callDesk } from '../call-desk.ts';
import { Button, Icon, pressKeyedSoon } from '../parts/controls.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { clockTime } from '../words/times.ts';
import { type DraftField, isBegun, problemsOf } from './begun-draft.ts';
import { Consent } from './consent.tsx';
import type { PartProps } from './draft-field.tsx';
import { readChat } from './read-chat.ts';
import { Then } from './then.tsx';
import { Trip } from './trip.tsx';
import { useBegin } from './use-begin.ts';
import { type DraftPart, useBegunDraft } from './use-begun-draft.ts';
import { What } from './what.tsx';
import { Who } from './who.tsx';
import './begin.css';

const wayWords: Readonly<Record<BegunWay, string>> = {
  telephone: 'Telephone',
  'walk-in': 'Walk-in',
  mail: 'Mail',
  message: 'WhatsApp',
};

/** The first field that is marked as wrong, or the first choice where one is to be made. */
const firstWrong = ':is(input, textarea)[aria-invalid="true"], [data-wrong] input';

/** How often saving is tried while the store is away. */
const againAfter = 12_000;

/** An enquiry that no form brought: who, what, when, how consent was given, and what happens next. */
export function BeginScreen() {
  const { go, say, properties } = useSession();
  const viewer = useViewer();
  const { draft, keptAt, change: put, fill, end, restore } = useBegunDraft();
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { save, busy, notSaved, forget } = useBegin(draft, end);
  const zone = houseZone();
  const problems = problemsOf(draft, { zone, now: viewer.now });
  const shown = { ...notSaved?.problems, ...(tried ? problems : {}) };

  const change = (part: DraftPart) => {
    forget();
    put(part);
  };
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    // What the desk alone can know is shown where it stands, too.
    if (notSaved && Object.keys(notSaved.problems).length > 0)
      form.current?.querySelector<HTMLElement>(firstWrong)?.focus();
  }, [notSaved]);
  const isAway = notSaved?.away ?? false;
  useEffect(() => {
    if (!isAway || busy) return;
    const timer = setTimeout(() => void latest.current(), againAfter);
    return () => clearTimeout(timer);
  }, [isAway, busy]);

  const submit = () => {
    setTried(true);
    const wrong = Object.keys(problemsOf(draft, { zone, now: new Date() })) as DraftField[];
    if (wrong.length === 0) return void save();
    // In the order of the page, once the marks are drawn.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(firstWrong)?.focus());
  };
  const discard = () => {
    const thrown = draft;
    setTried(false);
    forget();
    end();
    say({
      text: 'What you had written is discarded.',
      undo: {
        run: () => {
          restore(thrown);
          say('It is back.');
        },
      },
    });
  };
  const readWords = (words: string) => {
    const chat = readChat(words, {
      today: houseToday(viewer.now.getTime()),
      zone,
      ours: viewer.people.map(({ name }) => name),
      places: properties,
    });
    const { adults, children, at } = chat;
    const isPast = at !== null && Date.parse(at) <= Date.now();
    fill({
      name: chat.name ?? '',
      telephone: chat.telephone ?? '',
      arrival: chat.arrival ?? '',
      departure: chat.departure ?? '',
      adults: adults === null ? '' : String(adults),
      children: children === null ? '' : String(children),
      places: chat.places,
      ...(isPast ? { day: houseToday(Date.parse(at)), time: clockTime(at) } : {}),
    });
  };
  const noteThere = async (reference: string) => {
    const text = draft.words.trim();
    if (text !== '') {
      const reply = await callDesk(deskCalls.addNote, {
        params: { reference },
        body: { text, mentions: [] },
      });
      if (!reply.ok) return say({ problem: reply.detail });
      end();
      say(`Noted with ${reference}.`);
    }
    go({ ...firstPlace, reference });
    if (text === '') pressKeyedSoon('note');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  const part: PartProps = { draft, change, problems: shown };
  const isMail = draft.way === 'mail';
  const saveWords = isMail ? 'Save and send' : draft.next === 'answer' ? 'Save and answer' : 'Save';
  const wrong = Object.keys(shown).length;
  return (
    <main id="desk-main" className="desk-page desk-begin" tabIndex={-1}>
      <header>
        <h1>New enquiry</h1>
        <fieldset className="desk-ways">
          <legend className="desk-hidden">How it came</legend>
          {begunWays.map((way) => (
            <Button key={way} aria-pressed={draft.way === way} onClick={() => change({ way })}>
              {wayWords[way]}
            </Button>
          ))}
        </fieldset>
      </header>
      <form
        ref={form}
        className="desk-begin-form"
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          submit();
        }}
      >
        <div>
          <Who key={draft.key} {...part} onNoteThere={(reference) => void noteThere(reference)} />
          <What {...part} onRead={readWords} />
        </div>
        <div>
          <Trip {...part} />
          <Consent {...part} />
          {!isMail && <Then {...part} />}
        </div>
        <div className="desk-begin-foot">
          <Button submits look="solid" hint="Ctrl Enter" aria-disabled={busy}>
            {saveWords}
          </Button>
          <Button look="text" disabled={!isBegun(draft)} onClick={discard}>
            Discard
          </Button>
          <p role="status">
            {wrong > 0 && (
              <b data-tone="late">
                {wrong === 1 ? 'One field is not right yet. ' : `${wrong} fields are not right yet. `}
              </b>
            )}
            {notSaved && <b data-tone="warning">{notSaved.words} </b>}
            {keptAt !== null && (
              <span>
                <Icon name="check" /> Kept on this device {clockTime(keptAt)}
              </span>
            )}
          </p>
        </div>
      </form>
    </main>
  );
}
