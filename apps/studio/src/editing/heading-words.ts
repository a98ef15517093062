interface Headed {
  /** As Payload has it: what the entry is called, and its number where it is called nothing. */
  readonly title: string;
  /** `null` for one that was not saved yet. */
  readonly id: number | string | null;
  /** What entries like it are called: "Lodge". */
  readonly kind: string;
  /** There is one of them. */
  readonly single: boolean;
  /** Its title is a choice, which says nothing of the whole entry. */
  readonly chosen: boolean;
}

/** What stands over an entry's form in place of a title that names nothing; `null` where the title is one. */
export function headingInstead({ title, id, kind, single, chosen }: Headed): string | null {
  if (id === null || kind === '') return null;
  if (single && chosen) return kind;
  if (title !== String(id)) return null;
  return single ? kind : `${kind} without a name`;
}
