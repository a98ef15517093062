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

/** Fields a form may have, in whatever way it is sent; the longest of ours has a third of them. */
export const mostFields = 300;

/** Adds a field of a form: a repeated name becomes a list, which grows in place. */
export function addField(fields: Map<string, string | string[]>, name: string, value: string): void {
  const present = fields.get(name);
  if (present === undefined) fields.set(name, value);
  else if (typeof present === 'string') fields.set(name, [present, value]);
  else present.push(value);
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
    fields.map(([name, value]) => [name, typeof value === 'string' ? withoutBroken(value) : value]),
  );
}

/** Without the broken characters at its end. A pattern would begin anew at each of them. */
function withoutBroken(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\ufffd') end -= 1;
  return text.slice(0, end);
}

function parseJson(text: string): PostFields | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The first `mostFields` of a form; no page of ours sends more. */
function parseForm(text: string): PostFields {
  const fields = new Map<string, string | string[]>();
  let count = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    count += 1;
    if (count > mostFields) break;
    addField(fields, name, value);
  }
  return Object.fromEntries(fields);
}
