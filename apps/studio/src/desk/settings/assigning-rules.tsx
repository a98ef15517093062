import { enquiryRecords } from '@sundowner/brand';
import type { AssigningRule } from '@sundowner/desk-wire/desk-settings';
import type { Colleague } from '@sundowner/desk-wire/people';
import { useState } from 'react';
import { Button } from '../parts/controls.tsx';
import { Checks, type ChecksProps } from '../parts/fields.tsx';
import { useSession } from '../state/session-context.ts';
import { kindWords } from '../words/enquiry-words.ts';
import { colleagueWords } from '../words/people-words.ts';
import { type DeskProperty, propertyChoices, propertyName } from '../words/property-words.ts';

export interface AssigningRulesProps {
  readonly rules: readonly AssigningRule[];
  onChange(rules: readonly AssigningRule[]): void;
}

const Choices = ({ legend, ...checks }: ChecksProps & { readonly legend: string }) => (
  <fieldset className="desk-checks">
    <legend>{legend}</legend>
    <Checks {...checks} />
  </fieldset>
);

const empty: AssigningRule = { kinds: [], properties: [], people: [] };

/** Who gets an enquiry by itself: the first rule that fits. */
export function AssigningRules({ rules, onChange }: AssigningRulesProps) {
  const { people: colleagues, properties } = useSession();
  const [made, setMade] = useState(empty);
  const kinds = enquiryRecords.map(({ kind, words }) => ({ value: kind, words: words.short }));
  const places = propertyChoices(properties, made.properties);
  const people = colleagues.filter(({ left }) => !left).map(({ id, name }) => ({ value: id, words: name }));
  const put = (part: Partial<AssigningRule>) => setMade((before) => ({ ...before, ...part }));
  return (
    <>
      {rules.length === 0 ? (
        <p>No rule yet: everything new is with nobody until somebody takes it.</p>
      ) : (
        <ol className="desk-rules">
          {rules.map((rule, index) => {
            const words = ruleWords(rule, colleagues, properties);
            return (
              <li key={words}>
                <span>{words}</span>{' '}
                <Button
                  aria-label={`Remove the rule “${words}”`}
                  onClick={() => onChange(rules.filter((_, at) => at !== index))}
                >
                  Remove
                </Button>
              </li>
            );
          })}
        </ol>
      )}
      <details className="desk-more">
        <summary>Add a rule</summary>
        <div className="desk-form">
          <Choices
            legend="Kinds; none means every kind"
            choices={kinds}
            chosen={made.kinds}
            onChoose={(chosen) => put({ kinds: chosen })}
          />
          <Choices
            legend="Properties; none means any"
            choices={places}
            chosen={made.properties}
            onChoose={(chosen) => put({ properties: chosen })}
          />
          <Choices
            legend="Goes to, in turn"
            choices={people}
            chosen={made.people}
            onChoose={(chosen) => put({ people: chosen })}
          />
          <p>
            <Button
              disabled={made.people.length === 0}
              onClick={() => {
                onChange([...rules, made]);
                setMade(empty);
              }}
            >
              Add this rule
            </Button>
          </p>
        </div>
      </details>
    </>
  );
}

const listed = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** "Call back or Email about The Delta Camps: Thandi and Ruan in turn". */
export function ruleWords(
  { kinds, properties: about, people }: AssigningRule,
  colleagues: readonly Colleague[],
  properties: readonly DeskProperty[],
): string {
  const what = kinds.length === 0 ? 'Every kind' : listed(kinds.map(kindWords), 'or');
  const names = about.map((key) => propertyName(key, properties));
  const where = names.length === 0 ? '' : ` about ${listed(names, 'or')}`;
  const who = listed(
    people.map((id) => colleagueWords(id, colleagues)),
    'and',
  );
  return `${what}${where}: ${who}${people.length > 1 ? ' in turn' : ''}`;
}
