import { spokenConsents } from '@sundowner/desk-wire/spoken-consent';
import { useId } from 'react';
import { DraftField, type PartProps, Problem } from './draft-field.tsx';

export interface WhatProps extends PartProps {
  /** Reads names, times, dates and the party from a pasted chat. */
  readonly onRead: (words: string) => void;
}

const headings = {
  telephone: { title: 'What they said', label: 'In their words, or yours' },
  'walk-in': { title: 'What they said', label: 'In their words, or yours' },
  message: { title: 'What was written', label: 'Paste the messages' },
} as const;

/** What was said or written; for a mail of ours, the mail. */
export function What({ onRead, ...part }: WhatProps) {
  const { draft, change, problems } = part;
  const id = useId();
  if (draft.way === 'mail')
    return (
      <section className="desk-begin-part" aria-labelledby="desk-begin-what">
        <h2 id="desk-begin-what">What you write to them</h2>
        <div className="desk-begin-fields">
          <div data-whole="">
            <DraftField {...part} name="subject" label="Subject" maxLength={180} dir="auto" />
          </div>
          <label className="desk-field" data-whole="">
            Your mail
            <textarea
              className="desk-area"
              rows={10}
              maxLength={50_000}
              dir="auto"
              value={draft.text}
              aria-invalid={problems.text !== undefined}
              aria-describedby={problems.text === undefined ? undefined : `${id}-problem`}
              onChange={({ target }) => change({ text: target.value })}
            />
          </label>
          <Problem id={`${id}-problem`} text={problems.text} />
          {draft.consent === 'not-asked' && (
            <small data-whole="">Goes with it, unless you have written it: “{spokenConsents[0].text}”</small>
          )}
        </div>
      </section>
    );
  const { title, label } = headings[draft.way];
  const isChat = draft.way === 'message';
  return (
    <section className="desk-begin-part" aria-labelledby="desk-begin-what">
      <h2 id="desk-begin-what">{title}</h2>
      <div className="desk-begin-fields">
        <label className="desk-field" data-whole="">
          {label}
          <textarea
            className="desk-area"
            rows={5}
            maxLength={50_000}
            dir="auto"
            value={draft.words}
            aria-describedby={isChat ? `${id}-help` : undefined}
            onChange={({ target }) => {
              change({ words: target.value });
              if (isChat) onRead(target.value);
            }}
          />
        </label>
        {isChat && (
          <small id={`${id}-help`} data-whole="">
            The desk reads names, times, dates and the party from it and underlines what it filled until you
            touch it. It sends nothing to WhatsApp.
          </small>
        )}
      </div>
    </section>
  );
}
