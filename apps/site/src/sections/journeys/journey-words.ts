/** "1 night", "4 nights". */
export function nightsInWords(nights: number): string {
  return nights === 1 ? '1 night' : `${nights} nights`;
}
