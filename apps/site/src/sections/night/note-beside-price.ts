/**
 * What an editor says beside the price of a treehouse, without what its unit says already: "on top of your room" of "for two, per night,
 * on top of your room" beside "per treehouse, per night, for two".
 */
export function noteBesidePrice(note: string, unit: string): string {
  const said = unit.toLowerCase().split(', ');
  return note
    .split(', ')
    .filter((part) => !said.includes(part.toLowerCase()))
    .join(', ');
}
