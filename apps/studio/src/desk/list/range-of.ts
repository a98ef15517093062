/** Everything from one reference to another, both with it, whichever stands first; the second alone where the first is not shown. */
export function rangeOf(shown: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : shown.indexOf(from), shown.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}
