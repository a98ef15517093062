/** Where a page of a list ended: the value it is ordered by, and the enquiry's id. */
export interface ListCursor {
  readonly value: number;
  readonly id: string;
}

/** @returns `null` for the beginning, and for what is no cursor of ours */
export function readListCursor(text: string | null): ListCursor | null {
  const [value = '', id = ''] = Buffer.from(text ?? '', 'base64url')
    .toString('utf8')
    .split('/');
  return /^\d{1,16}$/.test(value) && id !== '' ? { value: Number(value), id } : null;
}

export function writeListCursor({ value, id }: ListCursor): string {
  return Buffer.from(`${value}/${id}`).toString('base64url');
}
