import { maySeeKind } from '@sundowner/brand';
import { useId } from 'react';
import { Check, Select } from '../parts/fields.tsx';
import { useViewer } from '../state/session-context.ts';
import { awayWords } from '../words/people-words.ts';
import { clockTime } from '../words/times.ts';
import type { Then as Next } from './begun-draft.ts';
import { type PartProps, Problem } from './draft-field.tsx';

/** What happens once it is saved. */
export function Then({ draft, change, problems }: PartProps) {
  const id = useId();
  const viewer = useViewer();
  const choices: readonly { readonly value: Next; readonly words: string; readonly aside: string }[] = [
    { value: 'answer', words: 'I answer now', aside: 'opens the answer' },
    {
      value: 'answered',
      words: 'It was answered on the telephone',
      aside: `counts as the first answer, at ${clockTime(viewer.now.toISOString())}`,
    },
    { value: 'give', words: 'Give it to', aside: '' },
  ];
  const people = viewer.people
    .filter((person) => !person.left && person.id !== viewer.me && maySeeKind(person, 'email'))
    .map((person) => {
      const away = awayWords(person, viewer.now);
      return { value: person.id, words: away ? `${person.name}, ${away}` : person.name };
    });
  return (
    <fieldset className="desk-begin-part">
      <legend>And then</legend>
      <div className="desk-radios">
        {choices.map(({ value, words, aside }) => (
          <label key={value} className="desk-choice">
            <input
              type="radio"
              name="desk-begin-then"
              checked={draft.next === value}
              onChange={() => change({ next: value })}
            />
            <span>
              {words}
              {aside !== '' && <small>{aside}</small>}
            </span>
          </label>
        ))}
      </div>
      <Problem id={`${id}-problem`} text={problems.next} />
      {draft.next === 'give' && (
        <Select
          look="field"
          label="Who gets it"
          value={draft.assignee}
          choices={[{ value: '', words: 'Nobody: leave it in New' }, ...people]}
          onChoose={(assignee) => change({ assignee })}
        />
      )}
      {draft.consent === 'not-asked' ? (
        <small>No confirmation goes out and the CRM gets nothing: nobody has agreed yet.</small>
      ) : (
        <>
          <Check checked={draft.confirm} onCheck={(confirm) => change({ confirm })}>
            Send the confirmation
          </Check>
          <Check checked={draft.crm} onCheck={(crm) => change({ crm })}>
            Pass it on to the CRM
          </Check>
        </>
      )}
    </fieldset>
  );
}
