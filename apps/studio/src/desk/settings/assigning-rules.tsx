'use client';

import { enquiryRecords, properties } from '@sundowner/brand';
import type { AssigningRule } from '@sundowner/desk-wire/desk-settings';
import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { useDesk } from '../state/desk-context.ts';
import { ruleWords } from './settings-words.ts';

export interface AssigningRulesProps {
  readonly rules: readonly AssigningRule[];
  onChange(rules: readonly AssigningRule[]): void;
}

interface Named {
  readonly value: string;
  readonly words: string;
}

interface ChecksProps {
  readonly legend: string;
  readonly all: readonly Named[];
  readonly chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

function Checks({ legend, all, chosen, onChange }: ChecksProps) {
  return (
    <fieldset className="desk-checks">
      <legend>{legend}</legend>
      {all.map(({ value, words }) => (
        <label key={value} className="desk-choice">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

const empty: AssigningRule = { kinds: [], properties: [], people: [] };

/** Who gets an enquiry by itself: the first rule that fits. */
export function AssigningRules({ rules, onChange }: AssigningRulesProps) {
  const { house } = useDesk();
  const [made, setMade] = useState(empty);
  const kinds = enquiryRecords.map(({ kind, words }) => ({ value: kind, words: words.short }));
  const places = properties.map(({ key, name }) => ({ value: key, words: name }));
  const people = house.people.filter(({ left }) => !left).map(({ id, name }) => ({ value: id, words: name }));
  const put = (part: Partial<AssigningRule>) => setMade((before) => ({ ...before, ...part }));
  return (
    <>
      {rules.length === 0 ? (
        <p>No rule yet: everything new is with nobody until somebody takes it.</p>
      ) : (
        <ol className="desk-rules">
          {rules.map((rule, index) => {
            const words = ruleWords(rule, house.people);
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
          <Checks
            legend="Kinds; none means every kind"
            all={kinds}
            chosen={made.kinds}
            onChange={(chosen) => put({ kinds: chosen })}
          />
          <Checks
            legend="Properties; none means any"
            all={places}
            chosen={made.properties}
            onChange={(chosen) => put({ properties: chosen })}
          />
          <Checks
            legend="Goes to, in turn"
            all={people}
            chosen={made.people}
            onChange={(chosen) => put({ people: chosen })}
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
