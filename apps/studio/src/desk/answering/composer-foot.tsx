import { useRef, useState } from 'react';
import { Button, Icon } from '../parts/controls.tsx';
import { useLive } from '../state/live.ts';
import { useSession, useViewer } from '../state/session-context.ts';
import { clockTime } from '../words/times.ts';
import { sendWords } from './later.ts';
import { RemindMe, SendLater } from './later-panels.tsx';
import type { DraftState } from './use-draft.ts';

export interface ComposerFootProps {
  /** "Send", "Forward". */
  readonly verb: string;
  readonly onAttach: (files: readonly File[]) => void;
  /** Of the traveller's browser, unchecked. */
  readonly zone: string | null;
  readonly waits: boolean;
  /** How many fields of a template nobody has filled in. */
  readonly empty: number;
  readonly savedAt: string;
  readonly kept: DraftState['kept'];
  readonly reminds: boolean;
  readonly sendAt: string | null;
  readonly onSendAt: (at: string | null) => void;
  readonly remindAt: string | null;
  readonly onRemindAt: (at: string | null) => void;
}

/** What sends an answer, now or later, and whether it is kept. It stays in view under the words. */
export function ComposerFoot(props: ComposerFootProps) {
  const { verb, onAttach, zone, waits, empty, savedAt, kept, reminds } = props;
  const { sendAt, onSendAt, remindAt, onRemindAt } = props;
  const { settings } = useSession();
  const viewer = useViewer();
  const { connection } = useLive();
  const [panel, setPanel] = useState<'later' | 'remind' | null>(null);
  const foot = useRef<HTMLDivElement>(null);
  const toggle = (which: 'later' | 'remind') => setPanel(panel === which ? null : which);
  const close = () => {
    // The panel had the focus, and its keys; they go on at the button that opened it.
    foot.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setPanel(null);
  };
  const choose = (set: (at: string | null) => void) => (at: string | null) => {
    set(at);
    close();
  };
  return (
    <>
      {panel === 'later' && (
        <SendLater zone={zone} chosen={sendAt} onChoose={choose(onSendAt)} onLeave={close} />
      )}
      {panel === 'remind' && (
        <RemindMe sendAt={sendAt} chosen={remindAt} onChoose={choose(onRemindAt)} onLeave={close} />
      )}
      <div ref={foot} className="desk-composer-foot">
        <Button
          submits
          look="solid"
          hint="Ctrl Enter"
          aria-disabled={waits}
          title={sendAt === null ? `Goes out after ${settings.sendDelay} seconds` : undefined}
        >
          {sendWords(verb, sendAt, viewer.now)}
        </Button>
        <label className="desk-button desk-button-plain desk-attach desk-narrow">
          <Icon name="file" />
          <input
            type="file"
            multiple
            aria-label="Attach a file"
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])];
              target.value = '';
              onAttach(chosen);
            }}
          />
        </label>
        <Button icon="clock" aria-expanded={panel === 'later'} onClick={() => toggle('later')}>
          <span className="desk-foot-words">{sendAt === null ? 'Send later…' : 'Another time…'}</span>
        </Button>
        {reminds && (
          <Button icon="bell" aria-expanded={panel === 'remind'} onClick={() => toggle('remind')}>
            <span className="desk-foot-words">
              {remindAt === null ? 'Remind me…' : sendWords('Reminds', remindAt, viewer.now)}
            </span>
          </Button>
        )}
        <p>
          {empty > 0 && <b data-tone="late">{empty === 1 ? '1 field empty' : `${empty} fields empty`}</b>}
          {connection === 'offline' && <b data-tone="late">Nothing can be sent now</b>}
          <span>
            <Icon name="check" /> Draft {kept === 'store' ? 'saved' : 'on this device'} {clockTime(savedAt)}
          </span>
        </p>
      </div>
    </>
  );
}
