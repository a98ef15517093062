const escaped = (words: string): string => words.replaceAll(/[$.*+?^()[\]{}|\\]/g, String.raw`\$&`);

/** A sum as it is written in a text: "R 7 600", "$1,450", "NAD 900". */
const sum = String.raw`(?:[^\s\d]{1,4}[ \u00a0]?)?\d(?:[\d \u00a0,]{0,20}\d)?`;

/**
 * What something costs at one place, where its words say a sum for each: of "From R 7 600 at Reed Camp or R 6 800 at Ridge Camp, per night"
 * the pages of Ridge Camp say "From R 6 800 per night". Words that name no sum for the place stand as they are.
 *
 * @param place as it is called, and `places` all that may be named
 */
export function costAt(cost: string, place: string, places: readonly string[]): string {
  const name = places
    .filter((each) => each !== '')
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');
  if (name === '') return cost;
  const at = `(?:${name})(?:(?:, and |, | and )(?:${name}))*`;
  const listed = new RegExp(`${sum} at ${at}(?:,? or ${sum} at ${at})+,?`, 'u').exec(cost)?.[0];
  if (listed === undefined) return cost;
  for (const [, own = '', where = ''] of listed.matchAll(new RegExp(`(${sum}) at (${at})`, 'gu')))
    if (where.split(/, and |, | and /).includes(place)) return cost.replace(listed, () => own);
  return cost;
}
