/** "a vehicle, at the gate", "an adult, at the gate". */
export const aOrAn = (what: string): string => `${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}`;

/** "River Lodge, Ivory Lodge and Tinga Lodge". */
export const inWords = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);
