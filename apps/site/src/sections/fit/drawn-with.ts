interface DrawnField {
  readonly name: string;
  readonly defaultValue?: string;
  readonly options?: Iterable<Pick<HTMLOptionElement, 'defaultSelected' | 'value'>>;
}

/** What a field was drawn with, whatever stands in it by now; of choices without one that was drawn chosen the first is. */
function drawnValue({ defaultValue, options }: DrawnField): string {
  if (!options) return defaultValue ?? '';
  const choices = [...options];
  return (choices.find(({ defaultSelected }) => defaultSelected) ?? choices[0])?.value ?? '';
}

/**
 * The address of what a form was drawn with, without what is empty: the answer beside it is of that, and not of what was typed before a
 * script came, nor of what a reload put back into the fields.
 */
export function drawnWith(action: string, fields: Iterable<DrawnField>): URL {
  const address = new URL(action);
  for (const field of fields) {
    const value = drawnValue(field);
    if (value !== '') address.searchParams.append(field.name, value);
  }
  return address;
}
