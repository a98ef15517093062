export type Row = Readonly<Record<string, unknown>>;

/** Whether a value of an answer has fields of its own. */
export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
