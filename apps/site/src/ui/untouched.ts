/** What of a control tells whether somebody has begun to fill it in. */
interface Begun {
  readonly type: string;
  readonly value: string;
  readonly validity: { readonly badInput: boolean };
}

/**
 * Whether only the browser's own date fields stand here, and nothing was typed into them: not even a day without its month, which
 * the browser reports as bad input and not as a value. A list or text in use is never untouched: it may be open just now.
 */
export function isUntouched(controls: Iterable<Begun>): boolean {
  const all = [...controls];
  return (
    all.length > 0 &&
    all.every(({ type, value, validity }) => type === 'date' && value === '' && !validity.badInput)
  );
}
