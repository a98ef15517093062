import { deskCalls } from '@sundowner/desk-wire/calls';
import { callDesk } from '../call-desk.ts';
import { Button } from '../parts/controls.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { useCall } from '../state/queries.ts';
import { useSession, useViewer } from '../state/session-context.ts';
import { colleagueWords } from '../words/people-words.ts';
import { dayWords } from '../words/times.ts';

/** Rules for senders whose mail is not for us: who made each, when, and how many mails it has put aside. */
export function RulesScreen() {
  const { say } = useSession();
  const viewer = useViewer();
  const { value, problem, reload, setValue } = useCall(deskCalls.readMailRules, {});
  const lift = async (rule: string, of: string) => {
    const reply = await callDesk(deskCalls.removeMailRule, { params: { rule } });
    if (!reply.ok) return say({ problem: reply.detail });
    setValue(reply.value);
    say(`The rule for ${of} is lifted; its mails wait under Unplaced mail again.`);
  };
  return (
    <main id="desk-main" className="desk-page" tabIndex={-1}>
      <header>
        <h1>Rules for senders</h1>
      </header>
      <p>
        What comes from these addresses is put aside by itself. A mail that names one of our references,
        answers one of ours or is of somebody of whom an enquiry is open never is. Lifting a rule brings its
        mails back.
      </p>
      {problem !== null && (
        <p role="alert">
          {problem} <Button onClick={() => void reload()}>Try now</Button>
        </p>
      )}
      {value === null && problem === null && <p role="status">Reading the rules.</p>}
      {value?.rules.length === 0 && <p>No rule yet. “Not for us” under Unplaced mail makes one.</p>}
      {value !== null && value.rules.length > 0 && (
        <DataTable
          caption={`${value.rules.length.toLocaleString('en-GB')} ${value.rules.length === 1 ? 'rule' : 'rules'}`}
          columns={['Everything from', 'Made by', 'On', 'Put aside', 'Lift']}
          numbers={['Put aside']}
          rows={value.rules.map(({ id, of, kind, by, at, count }) => {
            const sender = kind === 'domain' && !of.startsWith('@') ? `@${of}` : of;
            return {
              key: id,
              cells: [
                sender,
                colleagueWords(by, viewer.people, by),
                dayWords(at),
                count.toLocaleString('en-GB'),
                <Button
                  key="lift"
                  aria-label={`Lift the rule for ${sender}`}
                  onClick={() => void lift(id, sender)}
                >
                  Lift
                </Button>,
              ],
            };
          })}
        />
      )}
    </main>
  );
}
