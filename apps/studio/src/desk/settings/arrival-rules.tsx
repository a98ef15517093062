import { enquiryRecords } from '@sundowner/brand';
import { deskCalls } from '@sundowner/desk-wire/calls';
import type { ArrivalRule } from '@sundowner/desk-wire/merging';
import { type SubmitEvent, useState } from 'react';
import { callDesk } from '../call-desk.ts';
import { Button } from '../parts/controls.tsx';
import { Check, Checks, type ChecksProps, Field, Select } from '../parts/fields.tsx';
import { useCall } from '../state/queries.ts';
import { useSession } from '../state/session-context.ts';
import { propertyChoices } from '../words/property-words.ts';
import { arrivalRuleWords, doesNothing, fitsEverything, wordsOf } from './arrival-rule-words.ts';

const emptyRule: Omit<ArrivalRule, 'id'> = {
  name: '',
  words: [],
  properties: [],
  kinds: [],
  withinDays: null,
  assign: null,
  tag: null,
  urgent: false,
};

const Choices = ({ legend, ...checks }: ChecksProps & { readonly legend: string }) => (
  <fieldset className="desk-checks">
    <legend>{legend}</legend>
    <Checks {...checks} />
  </fieldset>
);

/** A rule while it is made. */
function NewRule({ onAdd }: { readonly onAdd: (rule: ArrivalRule) => Promise<boolean> }) {
  const { people, properties } = useSession();
  const [made, setMade] = useState(emptyRule);
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const put = (part: Partial<ArrivalRule>) => setMade((before) => ({ ...before, ...part }));
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const rule: ArrivalRule = {
      ...made,
      id: crypto.randomUUID(),
      name: made.name.trim(),
      words: wordsOf(words),
    };
    const wrong =
      rule.name === ''
        ? 'A rule needs a name.'
        : fitsEverything(rule)
          ? 'Say what it is for: words, a property, a kind or dates. A rule for everything is no rule.'
          : doesNothing(rule)
            ? 'Say what it does: give it to somebody, tag it or mark it urgent.'
            : null;
    setProblem(wrong);
    if (wrong !== null || !(await onAdd(rule))) return;
    setMade(emptyRule);
    setWords('');
  };
  return (
    <form className="desk-form" onSubmit={(event) => void add(event)} noValidate>
      <Field
        label="What the rule is called"
        maxLength={80}
        autoComplete="off"
        value={made.name}
        onValue={(name) => put({ name })}
      />
      <Field
        label="Any of these words, between commas; none means any"
        maxLength={1000}
        autoComplete="off"
        placeholder="urgent, tomorrow, allergy"
        value={words}
        onValue={setWords}
      />
      <Choices
        legend="Properties; none means any"
        choices={propertyChoices(properties, made.properties)}
        chosen={made.properties}
        onChoose={(chosen) => put({ properties: chosen })}
      />
      <Choices
        legend="Kinds; none means every kind"
        choices={enquiryRecords.map(({ kind, words: { short } }) => ({ value: kind, words: short }))}
        chosen={made.kinds}
        onChoose={(chosen) => put({ kinds: chosen })}
      />
      <Field
        label="Arrival within so many days; empty means at any time"
        type="number"
        min={0}
        max={400}
        step={1}
        value={made.withinDays ?? ''}
        onValue={(text) =>
          put({ withinDays: text === '' ? null : Math.min(400, Math.max(0, Math.trunc(Number(text)))) })
        }
      />
      <Select
        look="field"
        label="Give it to"
        value={made.assign ?? ''}
        choices={[
          { value: '', words: 'Nobody by this rule' },
          ...people.filter(({ left }) => !left).map(({ id, name }) => ({ value: id, words: name })),
        ]}
        onChoose={(assign) => put({ assign: assign || null })}
      />
      <Field
        label="Tag it"
        maxLength={40}
        autoComplete="off"
        value={made.tag ?? ''}
        onValue={(tag) => put({ tag: tag.trim() === '' ? null : tag })}
      />
      <Check checked={made.urgent} onCheck={(urgent) => put({ urgent })}>
        Urgent: at the top of lists, with a mark
      </Check>
      {problem !== null && <p role="alert">{problem}</p>}
      <p>
        <Button submits>Add this rule</Button>
      </p>
    </form>
  );
}

/** What is done to an enquiry as it arrives. Each rule is kept at once, beside the other settings. */
export function ArrivalRules() {
  const { say, people, properties } = useSession();
  const { value, problem, reload, setValue } = useCall(deskCalls.readArrivalRules, {});
  const rules = value?.rules ?? [];
  const save = async (next: readonly ArrivalRule[], done: string) => {
    const reply = await callDesk(deskCalls.saveArrivalRules, { body: { rules: next } });
    if (!reply.ok) {
      say({ problem: reply.detail });
      return false;
    }
    const undo = { run: () => void save(rules, 'The rules are as they were.') };
    setValue(reply.value);
    say(next === rules ? done : { text: done, undo });
    return true;
  };
  return (
    <section className="desk-card" aria-labelledby="desk-arrival-rules">
      <h2 id="desk-arrival-rules">What happens at arrival</h2>
      <p>
        Every rule that fits is kept to, in this order; the first that gives an enquiry to somebody counts.
        They are for what comes from now on.
      </p>
      {problem !== null && (
        <p role="alert">
          {problem} <Button onClick={() => void reload()}>Try now</Button>
        </p>
      )}
      {value === null && problem === null && <p role="status">Reading the rules.</p>}
      {value !== null && rules.length === 0 && <p>No rule yet.</p>}
      {rules.length > 0 && (
        <ol className="desk-rules">
          {rules.map((rule) => (
            <li key={rule.id}>
              <span>
                <b>{rule.name}</b>
                <small>{arrivalRuleWords(rule, people, properties)}</small>
              </span>{' '}
              <Button
                aria-label={`Remove the rule “${rule.name}”`}
                onClick={() =>
                  void save(
                    rules.filter(({ id }) => id !== rule.id),
                    `The rule “${rule.name}” is removed.`,
                  )
                }
              >
                Remove
              </Button>
            </li>
          ))}
        </ol>
      )}
      {value !== null && (
        <details className="desk-more">
          <summary>Add one for arrival</summary>
          <NewRule
            onAdd={(rule) => save([...rules, rule], `The rule “${rule.name}” is kept to from now on.`)}
          />
        </details>
      )}
    </section>
  );
}
