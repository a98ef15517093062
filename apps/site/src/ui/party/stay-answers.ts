import type { Stay } from './stay.ts';

/** Dates and guests by the names of a form's fields; what is not chosen is left out. */
export function stayAnswers(stay: Partial<Stay>): Readonly<Record<string, string>> {
  const { arrival, departure, adults, children, ages } = stay;
  const fields = {
    dateStart: arrival,
    dateEnd: departure,
    adults: adults && String(adults),
    children: children && String(children),
    agesOfChildren: ages?.join(', '),
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}
