import type { BulkCount, BulkVerb, Selection } from '@sundowner/desk-wire/bulk';
import { deskCalls } from '@sundowner/desk-wire/calls';
import { type SubmitEvent, useCallback, useEffect, useState } from 'react';
import { houseToday } from '../../runtime/house.ts';
import { saveFileOf } from '../call-desk.ts';
import { DayChoices, PersonChoices } from '../parts/choice-lists.tsx';
import { Button } from '../parts/controls.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/fields.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { type BulkAsk, bulkAskWords, bulkDoWords, enquiriesWords } from '../words/bulk-words.ts';
import { listWords } from '../words/work-words.ts';
import { useDeskList } from './list-context.tsx';
import { useBulk } from './use-bulk.ts';
import { useChoices } from './use-views.ts';
import './bulk.css';

function verbOf(ask: BulkAsk, me: string): BulkVerb | null {
  if (ask === 'take') return { act: 'give', to: me };
  return ask === 'give' || ask === 'tag' || ask === 'snooze' ? null : { act: ask };
}

/** What goes out, and what does not. */
function Outcome({ verb, confirms }: { readonly verb: BulkVerb; readonly confirms: boolean }) {
  if (verb.act === 'release')
    return (
      <p>
        <b>No confirmation goes to the travellers,</b> because held enquiries never send mail by themselves.
        They become New and go to the concierge mailbox.
        {confirms && ' Readers of the letter are asked by mail to confirm it.'}
      </p>
    );
  if (verb.act === 'resend')
    return <p>Deliveries that failed or wait are made again. What is sent cannot be taken back.</p>;
  if (verb.act === 'discard') return <p>They are kept 30 days under All, then emptied.</p>;
  return null;
}

interface CountedProps {
  readonly verb: BulkVerb;
  readonly selection: Selection;
}

/** How many it is and which, before it is done. */
function Counted({ verb, selection }: CountedProps) {
  const { open } = useSession();
  const bulk = useBulk();
  const viewer = useViewer();
  const [counted, setCounted] = useState<BulkCount | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { count } = bulk;
  const look = useCallback(async () => {
    const reply = await count(selection, verb);
    if (reply.ok) setCounted(reply.value);
    else setProblem(reply.detail);
  }, [count, selection, verb]);
  useEffect(() => void look(), [look]);
  if (!counted) return <p role="status">{problem ?? 'Counting.'}</p>;
  const left = counted.left.reduce((sum, each) => sum + each.count, 0);
  const fitting = counted.count - left;
  const run = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    const why = await bulk.run(selection, verb, counted.count);
    setBusy(false);
    if (why === null) return open(null);
    setProblem(why);
    await look();
  };
  const beyond = counted.count - counted.list.length;
  return (
    <form className="desk-form" onSubmit={(event) => void run(event)}>
      {problem && <p role="alert">{problem} It was counted anew.</p>}
      <p>
        <b>{enquiriesWords(counted.count)}</b>
        {left > 0 &&
          `, of which ${left.toLocaleString('en-GB')} will stay as ${left === 1 ? 'it is' : 'they are'}`}
      </p>
      {counted.left.length > 0 && (
        <ul className="desk-bulk-left">
          {counted.left.map(({ reason, count: number }) => (
            <li key={reason}>
              {number.toLocaleString('en-GB')}: {reason}
            </li>
          ))}
        </ul>
      )}
      <Outcome verb={verb} confirms={counted.confirms} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard (WCAG 2.1.1) */}
      <ol className="desk-bulk-list" tabIndex={0} aria-label="Which they are">
        {counted.list.map(({ reference, name, headline }) => (
          <li key={reference}>
            <b dir="auto">{name || 'No name given'}</b> <span>{headline}</span>
          </li>
        ))}
        {beyond > 0 && <li>And {beyond.toLocaleString('en-GB')} more.</li>}
      </ol>
      <p>
        <Button submits look="solid" disabled={busy || fitting === 0}>
          {bulkDoWords(verb, fitting, viewer)}
        </Button>{' '}
        <Button look="text" onClick={() => open(null)}>
          Cancel
        </Button>
      </p>
    </form>
  );
}

/** A tag that is set on many, or taken off. */
function BulkTag({ onChoose }: { readonly onChoose: (verb: BulkVerb) => void }) {
  const choices = useChoices();
  const [tag, setTag] = useState('');
  const choose = (set: boolean) => {
    const plain = tag.trim().toLowerCase();
    if (plain !== '') onChoose({ act: 'tag', tag: plain, set });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    choose(true);
  };
  return (
    <form className="desk-form" onSubmit={onSubmit}>
      <Field label="Tag" required maxLength={40} list="desk-known-tags" value={tag} onValue={setTag} />
      <datalist id="desk-known-tags">
        {(choices?.tags ?? []).map((known) => (
          <option key={known.tag} value={known.tag} />
        ))}
      </datalist>
      <p>
        <Button submits>Set it</Button> <Button onClick={() => choose(false)}>Take it off</Button>
      </p>
    </form>
  );
}

export interface BulkDialogProps {
  readonly ask: BulkAsk;
  readonly selection: Selection;
}

/** One thing done to many: to whom or until when, then how many and which. */
export function BulkDialog({ ask, selection }: BulkDialogProps) {
  const viewer = useViewer();
  const [verb, setVerb] = useState(() => verbOf(ask, viewer.me));
  return (
    <Dialog title={`${bulkAskWords[ask].replace('…', '')}: many at once`}>
      {verb ? (
        <Counted verb={verb} selection={selection} />
      ) : (
        <>
          {ask === 'give' && (
            <PersonChoices
              people={viewer.people.filter(({ left }) => !left)}
              withNobody
              onChoose={(to) => setVerb({ act: 'give', to })}
            />
          )}
          {ask === 'tag' && <BulkTag onChoose={setVerb} />}
          {ask === 'snooze' && <DayChoices onChoose={(until) => setVerb({ act: 'snooze', until })} />}
        </>
      )}
    </Dialog>
  );
}

/** What many of a list may be done to; what does not fit one of them is said before. */
function asksOf(list: string, isAdmin: boolean): readonly BulkAsk[] {
  if (list === 'held') return ['release', 'discard', 'tag'];
  const work: readonly BulkAsk[] =
    list === 'done' ? ['reopen', 'tag'] : ['take', 'give', 'snooze', 'tag', 'close'];
  const all: readonly BulkAsk[] = list === 'all' ? [...work, 'reopen', 'release', 'discard'] : work;
  return isAdmin ? [...all, 'resend'] : all;
}

/** Stands over the list while rows are selected: how many, and what can be done with them. */
export function BulkBar() {
  const { place, open, asker, say } = useSession();
  const { selected, list, words } = useDeskList();
  const viewer = useViewer();
  const { chosen, whole, selecting } = selected;
  if (chosen.size === 0 && !selecting) return null;
  const found = list.found;
  const isNarrowed = words !== '' || Object.keys(place.filter).length > 0;
  const all = found === null ? null : found.toLocaleString('en-GB');
  const takeAll = async () => {
    const selection = selected.selection();
    const name = `enquiries-${houseToday(viewer.now.getTime())}.csv`;
    const problem = await saveFileOf(deskCalls.exportEnquiries, { body: { selection } }, name);
    say(problem === null ? 'Exported. That you took it is recorded.' : { problem: problem });
  };
  return (
    <section className="desk-bulk" aria-label="Selected enquiries">
      <p role="status">
        <b>{whole ? `All ${all ?? 'found'} selected` : `${chosen.size} selected`}</b>
      </p>
      {!whole && (found === null || found > chosen.size) && (
        <Button look="text" onClick={selected.takeWhole}>
          {isNarrowed
            ? `Select all ${all ?? ''} found`
            : `Select all ${all ?? ''} in ${listWords[place.list]}`}
        </Button>
      )}
      {asksOf(place.list, asker.role === 'admin').map((ask) => (
        <Button
          key={ask}
          disabled={chosen.size === 0}
          onClick={() => open({ kind: 'bulk', ask, selection: selected.selection() })}
        >
          {bulkAskWords[ask]}
        </Button>
      ))}
      <Button disabled={chosen.size === 0} onClick={() => void takeAll()}>
        Export
      </Button>
      <Button look="text" hint="Esc" onClick={selected.clear}>
        Clear
      </Button>
    </section>
  );
}
