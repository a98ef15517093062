import type { SqlValue } from '../store/database/port.ts';

/** A condition on `enquiries e`, and its parameters. */
export interface Condition {
  readonly text: string;
  readonly parameters: readonly SqlValue[];
}

/** All of them together. */
export const allOf = (parts: readonly Condition[]): Condition => ({
  text: parts.map(({ text }) => `(${text})`).join(' AND '),
  parameters: parts.flatMap(({ parameters }) => parameters),
});

export const anyOf = (column: string, values: readonly string[]): Condition => ({
  text: `${column} IN (${values.map(() => '?').join(', ')})`,
  parameters: values,
});
