/** What a condition compares by. `near`, `within` and `intersects` are for places on a map, which no entry has. */
const comparisons: ReadonlySet<string> = new Set([
  'equals',
  'contains',
  'not_equals',
  'in',
  'all',
  'not_in',
  'exists',
  'greater_than',
  'greater_than_equal',
  'less_than',
  'less_than_equal',
  'like',
  'not_like',
]);

const numbers: ReadonlySet<string> = new Set(['limit', 'page', 'depth']);

/** The largest number a row can have in either database. */
export const largestNumber = 2_147_483_647;

const partsOf = (name: string): readonly string[] =>
  [...name.matchAll(/\[([^\]]*)\]/g)].map(([, part = '']) => part);

/** A field of a condition, and what it is compared with: `[in][0]` is the first of a list. */
function conditionFault(name: string, value: string): string | null {
  const parts = [...partsOf(name)];
  while (/^\d*$/.test(parts.at(-1) ?? 'x')) parts.pop();
  const comparison = parts.pop() ?? '';
  const field = parts.pop() ?? '';
  if (
    !comparisons.has(comparison) ||
    field === '' ||
    /^\d+$/.test(field) ||
    field === 'and' ||
    field === 'or'
  )
    return 'where is no condition: where[field][equals]=value is one.';
  return field === 'id' && comparison !== 'exists' && !value.split(',').every((one) => isNumber(one))
    ? `where[${field}] is compared with what is no number of an entry.`
    : null;
}

const isNumber = (text: string): boolean => {
  const number = Number(text);
  return (
    text.trim() === '' || text === 'null' || (Number.isInteger(number) && Math.abs(number) <= largestNumber)
  );
};

/** Conditions that came as JSON, in the names they have in an address. */
function namesIn(value: unknown, name: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => namesIn(inner, `${name}[${key}]`));
}

function wholeWhereFault(text: string): string | null {
  let where: unknown;
  try {
    where = JSON.parse(text);
  } catch {
    where = null;
  }
  if (typeof where !== 'object' || where === null || Array.isArray(where))
    return 'where is no condition: where[field][equals]=value is one.';
  return namesIn(where, 'where').reduce<string | null>(
    (fault, [name, value]) => fault ?? conditionFault(name, value),
    null,
  );
}

function numberFault(name: string, nested: boolean, value: string): string | null {
  if (nested) return `${name} is one number.`;
  const number = Number(value);
  // What is no number at all counts as not given, as Payload has it.
  if (value === '' || Number.isNaN(number)) return null;
  return Number.isInteger(number) && number >= 0 && number <= largestNumber
    ? null
    : `${name} is a whole number, and no larger than ${largestNumber}.`;
}

/**
 * What of a query no database can be asked, in a sentence; `null` where all of it can. Payload hands such values on, and answers
 * with 500 when a database refuses them.
 */
export function queryFault(query: URLSearchParams): string | null {
  for (const [name, value] of query) {
    if (name.includes('\0') || value.includes('\0'))
      return 'There is a sign in the address that no text has.';
    const [root = ''] = name.split('[', 1);
    const nested = name !== root;
    if (numbers.has(root)) {
      const fault = numberFault(root, nested, value);
      if (fault) return fault;
    }
    if (root === 'where') {
      const fault = nested ? conditionFault(name, value) : wholeWhereFault(value);
      if (fault) return fault;
    }
  }
  return null;
}
