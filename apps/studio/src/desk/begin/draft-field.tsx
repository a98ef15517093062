import { type ReactNode, useId } from 'react';
import { Field, type FieldProps } from '../parts/fields.tsx';
import type { BegunDraft, DraftField as DraftFieldName } from './begun-draft.ts';
import type { DraftPart } from './use-begun-draft.ts';

/** What every part of the page works on. */
export interface PartProps {
  readonly draft: BegunDraft;
  readonly change: (part: DraftPart) => void;
  /** What is shown as wrong, by field. */
  readonly problems: Readonly<Partial<Record<DraftFieldName, string>>>;
}

type TextField = {
  [Name in DraftFieldName]: BegunDraft[Name] extends string
    ? string extends BegunDraft[Name]
      ? Name
      : never
    : never;
}[DraftFieldName];

/** What is wrong with a field, under it; said when it appears. */
export function Problem({ id, text }: { readonly id: string; readonly text: string | undefined }) {
  return text === undefined ? null : (
    <p id={id} className="desk-problem" role="alert">
      {text}
    </p>
  );
}

export interface DraftFieldProps extends PartProps, Omit<FieldProps, 'value' | 'onValue' | 'name' | 'id'> {
  readonly name: TextField;
  readonly help?: ReactNode;
}

/** One field of the draft, with what is wrong with it. What was read from a chat is underlined until somebody touches it. */
export function DraftField({ draft, change, problems, name, help, label, ...field }: DraftFieldProps) {
  const id = useId();
  const problem = problems[name];
  const isRead = draft.read.includes(name);
  const described = [
    problem !== undefined && `${id}-problem`,
    help && `${id}-help`,
    isRead && `${id}-read`,
  ].filter(Boolean);
  return (
    <div className="desk-begin-field" data-read={isRead ? '' : undefined}>
      <Field
        {...field}
        label={label}
        value={draft[name]}
        aria-invalid={problem !== undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
        onValue={(value) => change({ [name]: value } as DraftPart)}
      />
      {isRead && (
        <span id={`${id}-read`} className="desk-hidden">
          Read from what was pasted; check it.
        </span>
      )}
      {help && <small id={`${id}-help`}>{help}</small>}
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  );
}
