import type { BegunConsent } from '@sundowner/desk-wire/begun';
import { spokenConsentOf, spokenConsents } from '@sundowner/desk-wire/spoken-consent';
import { useId } from 'react';
import { Select } from '../parts/fields.tsx';
import { type PartProps, Problem } from './draft-field.tsx';

const ways: readonly { readonly value: BegunConsent; readonly words: string; readonly aside: string }[] = [
  { value: 'said-yes', words: 'Said yes', aside: 'you read the sentence below' },
  { value: 'wrote-it', words: 'Wrote it in the message', aside: 'keep the message with what was said' },
  { value: 'signed', words: 'Signed it', aside: 'keep the page they signed' },
  {
    value: 'not-asked',
    words: 'Not asked yet',
    aside: 'the first answer asks; nothing else may be sent, and without a yes in 30 days it is erased',
  },
];

/** How consent was given. Nothing is chosen beforehand. */
export function Consent({ draft, change, problems }: PartProps) {
  const id = useId();
  const sentence = spokenConsentOf(draft.sentence) ?? spokenConsents[0];
  const problem = problems.consent;
  return (
    <fieldset className="desk-begin-part">
      <legend>Consent: how was it given?</legend>
      <div className="desk-radios" data-wrong={problem === undefined ? undefined : ''}>
        {ways.map(({ value, words, aside }) => (
          <label key={value} className="desk-choice">
            <input
              type="radio"
              name="desk-begin-consent"
              checked={draft.consent === value}
              aria-describedby={problem === undefined ? undefined : `${id}-problem`}
              onChange={() => change({ consent: value })}
            />
            <span>
              {words}
              <small>{aside}</small>
            </span>
          </label>
        ))}
      </div>
      <Problem id={`${id}-problem`} text={problem} />
      <Select
        look="field"
        label="The sentence to read aloud, in"
        value={sentence.version}
        choices={spokenConsents.map(({ version, language }) => ({ value: version, words: language }))}
        onChoose={(version) => change({ sentence: version })}
      />
      <blockquote className="desk-begin-sentence" lang={sentence.code}>
        “{sentence.text}”
      </blockquote>
      <small>
        Version {sentence.version}. Email updates stay <b>no</b> unless they ask for them themselves. This is
        written into the ledger with your name and the time.
      </small>
    </fieldset>
  );
}
