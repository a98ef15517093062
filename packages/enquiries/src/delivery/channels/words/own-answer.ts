import type { FormValues } from '../../../forms/form.ts';

const invites = 'You tell us';

/** The choice that only asks for the visitor's own words: "You tell us..." (FRM-06). */
export const asksForWords = (value: string): boolean => value.startsWith(invites);

/** What the visitor then wrote; "" where she wrote nothing, or chose something else. */
export function ownAnswer(values: Readonly<FormValues>): string {
  const [nature, own] = [values.natureOfVisit, values.travellerType].map((value) => [value ?? []].flat()[0]);
  return nature !== undefined && asksForWords(nature) ? (own ?? '') : '';
}
