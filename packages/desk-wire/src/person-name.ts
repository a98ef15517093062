/** What stands behind a name and is none: "Naledi Quill, PhD". */
const title = /^(?:ph\.?\s?d|m\.?\s?d|mba|esq|jn?r|sn?r|i{2,3}|iv|ll\.?\s?[bm]|dr|prof)\.?$/i;

/** A name in its two parts. */
export interface PersonName {
  readonly first: string;
  /** Empty where there is one word alone. */
  readonly last: string;
}

function inOrder(whole: string): PersonName {
  const pieces = whole.split(/\s+/);
  return pieces.length < 2
    ? { first: whole, last: '' }
    : { first: pieces.slice(0, -1).join(' '), last: pieces.at(-1) ?? '' };
}

/** A name as a mail has it: programs of offices turn it round, "Quill, Naledi", and some put marks around it. */
export function personName(written: string): PersonName {
  const plain = written.trim().replace(/^['"‘’“”]+|['"‘’“”]+$/g, '');
  const [, one, other] = /^([^,]{1,80}),\s*([^,]{1,80})$/.exec(plain) ?? [];
  if (one === undefined || other === undefined) return inOrder(plain);
  return title.test(other) ? inOrder(one) : { first: other, last: one };
}
