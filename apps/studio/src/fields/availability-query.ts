import { line } from './plain.ts';

const known = new Set(['{arrival}', '{departure}', '{adults}', '{children}', '{ages}']);

/** What the booking partner's address takes of dates and guests, appended to each of a property's availability addresses. */
export function availabilityQuery() {
  const field = line('availabilityQuery', 'Dates and guests in the availability address', {
    help: 'Added to the address of each booking card: "?arrival={arrival}&departure={departure}&adults={adults}&children={children}"; {ages} are the children’s. Empty where the partner takes none: the enquiry is then filled in instead.',
  });
  return { ...field, validate: checkAvailabilityQuery };
}

/** @returns `true`, or what is wrong with it */
export function checkAvailabilityQuery(value: unknown): string | true {
  if (typeof value !== 'string' || value === '') return true;
  const wrong = value.match(/\{[^}]*\}?/g)?.find((place) => !known.has(place));
  if (wrong) return `${wrong} is nothing we know. Use ${[...known].join(', ')}.`;
  if (!value.startsWith('?') && !value.startsWith('&')) return 'It must begin with ? or &.';
  return ['{arrival}', '{departure}'].every((place) => value.includes(place))
    ? true
    : 'It must hold {arrival} and {departure}.';
}
