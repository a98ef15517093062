import { southAfricanToday } from '@sundowner/calendar/today';
import { deskCalls } from '@sundowner/desk-wire/calls';
import { saveFileOf } from '../call-desk.ts';
import { Button } from '../parts/button.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { type BulkAsk, bulkAskWords } from '../words/bulk-words.ts';
import { listWords } from '../words/work-words.ts';
import { useDeskList } from './list-context.tsx';
import './bulk.css';

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
    const name = `enquiries-${southAfricanToday(viewer.now.getTime())}.csv`;
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
