import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { useId } from 'react';
import { Check } from '../parts/fields.tsx';
import { passableOf, personalAmong } from './forwarding.ts';

export interface ForwardChoiceProps {
  readonly enquiry: EnquiryDetail;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
  /** Why personal things go; asked for where any are ticked. */
  readonly why: string;
  readonly onWhy: (why: string) => void;
}

/** What of the conversation goes to the lodge. */
export function ForwardChoice({ enquiry, chosen, onChoose, why, onWhy }: ForwardChoiceProps) {
  const passable = passableOf(enquiry);
  const personal = personalAmong(passable, chosen);
  const id = useId();
  const tick = (key: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(key);
    else next.delete(key);
    onChoose(next);
  };
  return (
    <fieldset className="desk-goes">
      <legend>What goes with it</legend>
      <ul>
        {passable.map(({ key, words, aside }) => (
          <li key={key}>
            <Check checked={chosen.has(key)} onCheck={(on) => tick(key, on)}>
              <span>
                <b dir="auto">{words}</b>
                <small>{aside}</small>
              </span>
            </Check>
          </li>
        ))}
      </ul>
      {personal.length > 0 && (
        <label className="desk-field" htmlFor={id}>
          Why the lodge needs {personal.map(({ words }) => words.toLowerCase()).join(' and ')}
          <input
            id={id}
            className="desk-input"
            required
            maxLength={300}
            data-key="forward-why"
            value={why}
            onChange={({ target }) => onWhy(target.value)}
          />
          <small>It is written down as a note of this enquiry.</small>
        </label>
      )}
    </fieldset>
  );
}
