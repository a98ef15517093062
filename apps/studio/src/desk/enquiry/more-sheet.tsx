import { Icon, type IconName, pressKeyed } from '../parts/controls.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { type Target, useSession, useViewer } from '../state/session-context.ts';
import { useAct } from '../state/use-act.ts';
import { nameWords } from '../words/enquiry-words.ts';
import { colleagueWords } from '../words/people-words.ts';

interface Item {
  readonly icon: IconName;
  readonly words: string;
  readonly aside?: string;
  run(): void;
}

/** Everything else that can be done to an enquiry, within reach of a thumb. */
export function MoreSheet({ target }: { readonly target: Target }) {
  const { open } = useSession();
  const act = useAct();
  const viewer = useViewer();
  const { assignee, state, snoozedUntil } = target.work;
  const done = state === 'done';
  const items: (Item | false)[] = [
    assignee !== viewer.me && {
      icon: 'person',
      words: assignee === null ? 'Take it' : `Take it from ${colleagueWords(assignee, viewer.people)}`,
      ...(assignee === null ? {} : { aside: 'they are told' }),
      run: () => void act(target, { act: 'take' }),
    },
    { icon: 'give', words: 'Give to…', run: () => open({ kind: 'give', target }) },
    !done &&
      (snoozedUntil === null
        ? { icon: 'clock', words: 'Snooze until…', run: () => open({ kind: 'snooze', target }) }
        : { icon: 'clock', words: 'End the snooze', run: () => void act(target, { act: 'wake' }) }),
    !done && {
      icon: 'telephone',
      words: 'Answered by telephone',
      run: () => open({ kind: 'telephone', target }),
    },
    { icon: 'note', words: 'Write a note', run: () => pressKeyed('note') },
    { icon: 'tag', words: 'Tag', run: () => pressKeyed('tag') },
    {
      icon: 'check',
      words: done ? 'Open again' : 'Close',
      run: () => void act(target, { act: done ? 'reopen' : 'close' }),
    },
    {
      icon: 'person',
      words: 'Same as another enquiry…',
      run: () => open({ kind: 'merge', target, other: null }),
    },
  ];
  return (
    <Dialog title={nameWords(target)} look="sheet">
      <ul className="desk-choices">
        {items
          .filter((item) => item !== false)
          .map(({ icon, words, aside, run }) => (
            <li key={words}>
              <button
                type="button"
                onClick={() => {
                  open(null);
                  run();
                }}
              >
                <Icon name={icon} />
                <span>{words}</span>
                {aside && <small>{aside}</small>}
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
