/** What a template is filled with: text, conditions, and lists of the same. */
export interface TemplateData {
  readonly [name: string]: string | boolean | null | TemplateData | readonly TemplateData[];
}

type Part = (scopes: readonly TemplateData[]) => string;

/** Text for HTML, in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function lookUp(name: string, scopes: readonly TemplateData[]) {
  const scope = scopes.find((candidate) => Object.hasOwn(candidate, name));
  if (!scope) throw new Error(`The mail template asks for "${name}", which it was not given.`);
  return scope[name] ?? null;
}

function valuePart(name: string): Part {
  return (scopes) => {
    const value = lookUp(name, scopes);
    if (typeof value !== 'string') throw new Error(`The mail template shows "${name}", which is not text.`);
    return escapeHtml(value);
  };
}

function blockPart(name: string, inner: Part): Part {
  return (scopes) => {
    const value = lookUp(name, scopes);
    if (Array.isArray(value)) return value.map((item) => inner([item, ...scopes])).join('');
    if (value === null || value === false || value === '') return '';
    return inner(typeof value === 'object' ? [value as TemplateData, ...scopes] : scopes);
  };
}

/**
 * Prepares a template once, for filling many times. `{{name}}` is text and always escaped: there is no way to put in
 * markup. `{{#name}}…{{/name}}` is repeated for a list, shown once for anything but `null`, `false` and "", and looks names
 * up in its own item first.
 *
 * @throws Error when blocks are not closed in order; the made function throws for a name it is not given
 */
export function prepareTemplate(source: string): (data: TemplateData) => string {
  const tokens = source.split(/(\{\{[#/]?[a-zA-Z]+\}\})/);
  const read = (until: string | null): Part => {
    const parts: Part[] = [];
    for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
      const [, mark, name = ''] = /^\{\{([#/]?)([a-zA-Z]+)\}\}$/.exec(token) ?? [];
      const text = token;
      if (mark === undefined) parts.push(() => text);
      else if (mark === '#') parts.push(blockPart(name, read(name)));
      else if (mark === '') parts.push(valuePart(name));
      else if (name === until) return (scopes) => parts.map((part) => part(scopes)).join('');
      else throw new Error(`The mail template closes "${name}" where "${until}" is open.`);
    }
    if (until !== null) throw new Error(`The mail template never closes "${until}".`);
    return (scopes) => parts.map((part) => part(scopes)).join('');
  };
  const whole = read(null);
  return (data) => whole([data]);
}
