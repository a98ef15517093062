import type { UnmatchedMail } from '@sundowner/desk-wire/mails';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../parts/controls.tsx';
import { useSession } from '../state/session-context.ts';
import { senderRules } from '../words/mail-words.ts';

type Rule = 'mail' | 'address' | 'domain';

export interface NotForUsProps {
  readonly mail: UnmatchedMail;
  readonly mails: readonly UnmatchedMail[];
  /** @param of the address or domain the rule is for */
  readonly onPutAside: (rule: Rule, of: string) => void;
  readonly onLeave: () => void;
}

const soFar = (count: number) => `${count.toLocaleString('en-GB')} here so far`;

/** What of a sender is put aside: this mail, or everything from now on. */
export function NotForUs({ mail, mails, onPutAside, onLeave }: NotForUsProps) {
  const { keys } = useSession().notificationChoices;
  const [rule, setRule] = useState<Rule>('mail');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    first.current?.focus();
    // All of it, with what puts the mail aside: above the line at the foot where one stands.
    first.current?.form?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { address, ofAddress, domain, ofDomain } = senderRules(mail, mails);
  const choices: readonly { readonly value: Rule; readonly words: string; readonly aside: string | null }[] =
    [
      { value: 'mail', words: 'This mail only', aside: null },
      ...(address === null
        ? []
        : [{ value: 'address' as const, words: `Everything from ${address}`, aside: soFar(ofAddress) }]),
      ...(domain === null
        ? []
        : [
            {
              value: 'domain' as const,
              words: `Everything from @${domain}`,
              aside: `${soFar(ofDomain)}; refused where any of it was ever an enquiry`,
            },
          ]),
    ];
  const putAside = () => onPutAside(rule, rule === 'domain' ? `@${domain}` : (address ?? ''));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    putAside();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The desk's own keys are not heard in a field, and a choice is one.
    const isD = keys && event.key.toLowerCase() === 'd' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === 'Escape') onLeave();
    else if (isD && !event.repeat && event.target instanceof HTMLInputElement) putAside();
    else return;
    event.preventDefault();
  };
  return (
    <form className="desk-form" aria-label="Not for us" onSubmit={submit} onKeyDown={onKeyDown}>
      <fieldset className="desk-radios">
        <legend>What is put aside</legend>
        {choices.map(({ value, words, aside }) => (
          <label key={value} className="desk-choice">
            <input
              ref={value === 'mail' ? first : undefined}
              type="radio"
              name="desk-not-for-us"
              checked={rule === value}
              onChange={() => setRule(value)}
            />
            <span>
              {words}
              {aside && <small>{aside}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        Put aside means: out of this list, found by search, brought back with one press. Nothing is deleted
        before somebody has looked through the list, and 90 days after that. A mail about an open enquiry is
        never put aside by a rule.
      </p>
      <p className="desk-buttons">
        <Button submits look="solid" hint="D" data-key="mail-not-for-us">
          Put aside
        </Button>
        <Button look="text" hint="Esc" onClick={onLeave}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
