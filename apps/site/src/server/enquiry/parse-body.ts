export type BodyType = 'json' | 'form' | 'multipart';

/** What kind of body a content type names, or `null` for one we do not read. */
export function bodyTypeOf(contentType: string | undefined): BodyType | null {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  if (type === 'multipart/form-data') return 'multipart';
  return type === 'application/x-www-form-urlencoded' ? 'form' : null;
}

/** The flat fields of a post: a repeated name of a form becomes a list. */
export type PostFields = Readonly<Record<string, unknown>>;

/** Adds a field of a form: a repeated name becomes a list. */
export function addField(fields: Map<string, string | string[]>, name: string, value: string): void {
  const present = fields.get(name);
  fields.set(name, present === undefined ? value : [present, value].flat());
}

/** @returns `null` when the body is not what its type says, or no object */
export function parseBody(type: Exclude<BodyType, 'multipart'>, body: Buffer): PostFields | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return null;
  }
  return type === 'json' ? parseJson(text) : parseForm(text);
}

/** The fields of a form that was cut: all that had arrived, the last one as far as it had. */
export function arrivedFields(body: Buffer): PostFields {
  // Half of a character, as UTF-8 or as its escape, is none.
  const text = new TextDecoder('utf-8').decode(body).replace(/(?:%[0-9a-f]?|\ufffd)$/i, '');
  const fields = Object.entries(parseForm(text));
  return Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === 'string' ? value.replace(/\ufffd+$/, '') : value]),
  );
}

function parseJson(text: string): PostFields | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function parseForm(text: string): PostFields {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) addField(fields, name, value);
  return Object.fromEntries(fields);
}
