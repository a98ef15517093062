export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const figure = (value: unknown): number | null => (typeof value === 'number' ? value : null);
export const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** Facts of an entry under one name: "Children", "Malaria". */
export const factsOf = (
  row: Row,
  label: RegExp,
): readonly { readonly label: string; readonly text: string }[] =>
  rowsOf(row.facts)
    .filter((fact) => label.test(text(fact.label)))
    .map((fact) => ({ label: text(fact.label), text: text(fact.value) }));
