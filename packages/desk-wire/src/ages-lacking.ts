const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * "one age not given" of two children and "4". `null` where every child has one, where none is given, and of what is no plain list of
 * years ("4 and twins"), from which nobody can count.
 *
 * @param children how many, as typed
 * @param ages as typed: "4 and 7"
 */
export function agesLacking(children: string, ages: string): string | null {
  if (!/^[\d\s,;&and]+$/i.test(ages)) return null;
  const given = ages.match(/\d+/g)?.length ?? 0;
  const lacking = Number(children) - given;
  if (given === 0 || !Number.isInteger(lacking) || lacking < 1) return null;
  return `${words[lacking] ?? lacking} ${lacking === 1 ? 'age' : 'ages'} not given`;
}
